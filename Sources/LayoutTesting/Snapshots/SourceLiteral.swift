/// A string literal in the source of a call, found by the label before it.
struct SourceLiteral {
  /// The range in the source, including the quotes.
  let range: Range<String.Index>
  /// The leading white space of the line in which the literal begins.
  let indentation: String

  /// Finds the literal after a label in the call that begins at a line; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line of the call, from 1.
  ///   - column: The column of the call in bytes, from 1.
  init?(after label: String, inCallAt line: Int, column: Int, of source: String) {
    guard let start = source.start(ofLine: line) else { return nil }
    indentation = String(source[start...].prefix { $0 == " " || $0 == "\t" })
    let call =
      source.utf8.index(start, offsetBy: column - 1, limitedBy: source.endIndex) ?? start
    var scanner = SourceScanner(source, at: source.utf8.distance(from: source.startIndex, to: call))
    guard let found = scanner.literal(after: label) else { return nil }
    let (lower, upper) = (found.range.lowerBound, found.range.upperBound)
    range =
      source.utf8.index(
        source.startIndex, offsetBy: lower)..<source.utf8.index(source.startIndex, offsetBy: upper)
  }

  /// Returns a text as a multi-line literal, raw if the text contains backslashes or triple quotes.
  func written(_ text: String) -> String {
    let needsRaw = text.contains("\\") || text.contains("\"\"\"")
    var pounds = needsRaw ? "#" : ""
    while text.contains("\"\"\"\(pounds)") && needsRaw || text.contains("\\\(pounds)") && needsRaw {
      pounds += "#"
    }
    let inner = indentation + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return "\(pounds)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(pounds)"
  }
}

extension SourceScanner {
  /// Returns the first literal after a label in the first parentheses.
  fileprivate mutating func literal(after label: String) -> Literal? {
    var depth = 0
    while let byte {
      if skipComment() || literal() != nil { continue }
      if let word = word() {
        guard depth == 1, word == label, self.byte == UInt8(ascii: ":") else { continue }
        index += 1
        while let byte = self.byte {
          if skipComment() { continue }
          guard " \t\r\n".utf8.contains(byte) else { break }
          index += 1
        }
        return literal()
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) {
        depth -= 1
        if depth <= 0 { return nil }
      }
      index += 1
    }
    return nil
  }
}

extension String {
  /// Returns the start of a line; lines count from 1.
  fileprivate func start(ofLine line: Int) -> String.Index? {
    // Searched in bytes, as a carriage return and a line feed form a single character.
    var index = startIndex
    for _ in 1..<max(1, line) {
      guard let end = utf8[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      index = utf8.index(after: end)
    }
    return index
  }
}
