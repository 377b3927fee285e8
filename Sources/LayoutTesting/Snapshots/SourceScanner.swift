/// Scans Swift source for words and literals, skipping comments.
///
/// Positions count bytes, as columns do.
struct SourceScanner {
  struct Literal {
    /// The range of the literal, including the quotes.
    let range: Range<Int>
    /// The text between the quotes; nil if it contains an escape or an interpolation.
    let text: String?
  }

  let bytes: [UInt8]
  var index: Int

  init(_ source: String, at index: Int = 0) {
    bytes = Array(source.utf8)
    self.index = index
  }

  /// The current byte; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }

  /// Skips a comment.
  ///
  /// - Returns: Whether a comment began here.
  mutating func skipComment() -> Bool {
    if has("//") {
      while let byte, byte != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard has("/*") else { return false }
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
    return true
  }

  /// Reads a literal.
  ///
  /// - Returns: The literal that began here; nil if there is none.
  mutating func literal() -> Literal? {
    let start = index
    let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }
    index += pounds.count
    guard byte == UInt8(ascii: "\"") else {
      index = start
      return nil
    }
    let quotes = bytes[index...].prefix(has("\"\"\"") ? 3 : 1)
    let (end, escape) = (quotes + pounds, [UInt8(ascii: "\\")] + pounds)
    index += quotes.count
    let inner = index
    var isKnown = true
    while index < bytes.count, !bytes[index...].starts(with: end) {
      guard bytes[index...].starts(with: escape) else {
        index += 1
        continue
      }
      isKnown = false
      index += escape.count
      if byte == UInt8(ascii: "(") { skipParentheses() } else { index += 1 }
    }
    let last = min(index, bytes.count)
    index = min(index + end.count, bytes.count)
    return Literal(
      range: start..<index,
      text: isKnown ? String(decoding: bytes[inner..<last], as: UTF8.self) : nil)
  }

  /// Skips parentheses and everything in them.
  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if skipComment() || literal() != nil { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < bytes.count
  }

  /// Reads a word.
  ///
  /// - Returns: The word that began here; nil if there is none.
  mutating func word() -> String? {
    let isQuoted = byte == UInt8(ascii: "`")
    let start = isQuoted ? index + 1 : index
    let length = bytes[min(start, bytes.count)...].prefix { byte in
      isQuoted ? byte != UInt8(ascii: "`") && byte != UInt8(ascii: "\n") : byte.isOfWord
    }.count
    guard length > 0 else { return nil }
    index = min(start + length + (isQuoted ? 1 : 0), bytes.count)
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, an underscore, or a part of a non-ASCII character.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
