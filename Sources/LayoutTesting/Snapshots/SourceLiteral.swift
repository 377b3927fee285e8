/// A string literal in the source of a call, found by the label before it.
struct SourceLiteral {
  /// Where it is in the source, quotes included.
  let range: Range<String.Index>
  /// The column of the line in which it begins that is not space.
  let indentation: String

  /// Finds the literal after a label in the call that begins at a line; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line of the call, the first one being 1.
  ///   - column: Its column in bytes, the first one being 1.
  init?(after label: String, inCallAt line: Int, column: Int, of source: String) {
    guard var index = source.start(ofLine: line) else { return nil }
    indentation = String(source[index...].prefix { $0 == " " || $0 == "\t" })
    index = source.utf8.index(index, offsetBy: column - 1, limitedBy: source.endIndex) ?? index
    var scanner = SourceScanner(source, at: index)
    guard let found = scanner.literal(after: label) else { return nil }
    range = found
  }

  /// A text as a literal in several lines, raw where it holds what would have a meaning.
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

/// Goes through the source of a call, past comments and literals.
private struct SourceScanner {
  private let source: String
  private var index: String.Index
  private var depth = 0

  init(_ source: String, at index: String.Index) {
    self.source = source
    self.index = index
  }

  /// The first literal after a label in the first parentheses.
  mutating func literal(after label: String) -> Range<String.Index>? {
    while index < source.endIndex {
      if skipComment() { continue }
      if let literal = literalHere() {
        index = literal.upperBound
        continue
      }
      let character = source[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        depth -= 1
        if depth <= 0 { return nil }
      }
      if depth == 1, let end = labelEnd(label) {
        index = end
        while index < source.endIndex, source[index].isWhitespace {
          index = source.index(after: index)
        }
        return literalHere()
      }
      index = source.index(after: index)
    }
    return nil
  }

  /// Where a label ends that begins here, its colon included.
  private func labelEnd(_ label: String) -> String.Index? {
    guard source[index...].hasPrefix("\(label):") else { return nil }
    if index > source.startIndex {
      let before = source[source.index(before: index)]
      guard !before.isLetter, !before.isNumber, before != "_" else { return nil }
    }
    return source.index(index, offsetBy: label.count + 1)
  }

  private mutating func skipComment() -> Bool {
    let rest = source[index...]
    if rest.hasPrefix("//") {
      index = rest.firstIndex(of: "\n") ?? source.endIndex
      return true
    }
    guard rest.hasPrefix("/*") else { return false }
    index = rest.firstRange(of: "*/")?.upperBound ?? source.endIndex
    return true
  }

  /// The literal that begins here.
  private func literalHere() -> Range<String.Index>? {
    let rest = source[index...]
    let pounds = rest.prefix { $0 == "#" }
    let quoted = rest.dropFirst(pounds.count)
    guard quoted.first == "\"" else { return nil }
    let quotes = quoted.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quotes + pounds, "\\" + pounds)
    var place = source.index(quoted.startIndex, offsetBy: quotes.count)
    while place < source.endIndex {
      if source[place...].hasPrefix(end) {
        return index..<source.index(place, offsetBy: end.count)
      }
      let step = source[place...].hasPrefix(escape) ? escape.count + 1 : 1
      place = source.index(place, offsetBy: step, limitedBy: source.endIndex) ?? source.endIndex
    }
    return nil
  }
}

extension String {
  /// Where a line begins, the first one being 1.
  fileprivate func start(ofLine line: Int) -> String.Index? {
    var index = startIndex
    for _ in 1..<max(1, line) {
      guard let end = self[index...].firstIndex(of: "\n") else { return nil }
      index = self.index(after: end)
    }
    return index
  }
}
