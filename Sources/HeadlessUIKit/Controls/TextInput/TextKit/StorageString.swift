import Foundation

/// The mutable characters of an attributed text: each change is an edit of the text.
///
/// Foundation on Linux returns the underlying string of a text itself, and changes of this string
/// do not move the attributes.
final class StorageString: NSMutableString {
  private let text: NSMutableAttributedString

  init(of text: NSMutableAttributedString) {
    self.text = text
    super.init(string: "")
  }

  override var length: Int { text.string.utf16.count }

  override func character(at index: Int) -> unichar {
    (text.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }

  // MARK: What strings have to have, with a text of its own

  required init?(coder: NSCoder) { nil }

  required init(capacity: Int) {
    text = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  required init(string aString: String) {
    text = NSMutableAttributedString(string: aString)
    super.init(string: "")
  }

  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(utf16CodeUnits: characters, count: length))
  }

  required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }
}
