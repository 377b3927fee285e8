import Foundation

/// A text that is being edited, and what is selected in it. Lengths count UTF-16 units.
struct EditedText {
  private(set) var content = NSAttributedString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)
  /// What an input method has written and not settled yet.
  private(set) var marked: NSRange?
  /// How the next text will look that is written at the insertion point; nil for what is before it.
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the first edit takes the place of all that is there.
  var startsOver = false

  var string: String { content.string }
  var isEmpty: Bool { content.length == 0 }
  var whole: NSRange { NSRange(location: 0, length: content.length) }

  /// Another text, with the insertion point at its end.
  mutating func set(_ content: NSAttributedString) {
    self.content = NSAttributedString(attributedString: content)
    selection = NSRange(location: content.length, length: 0)
    marked = nil
    typingAttributes = nil
  }

  /// The same text in another style. What is selected and marked stays.
  mutating func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    content = NSAttributedString(attributedString: change(content))
  }

  /// Has all of the text look as a view says, in place of what the text says itself.
  mutating func dropStyle(_ key: NSAttributedString.Key, for value: Any) {
    restyle { $0.has(key) ? $0.without(key) : $0 }
    if typingAttributes != nil { typingAttributes?[key] = value }
  }

  /// Selecting something else settles what is marked.
  mutating func select(_ range: NSRange) {
    let old = selection
    selection = clamped(range)
    if selection != old { typingAttributes = nil }
    if let marked, NSUnionRange(marked, selection) != marked { self.marked = nil }
  }

  // MARK: Marking

  /// Puts text that is not settled in place of what is marked, or of the selection.
  ///
  /// - Parameter part: What is to be selected, in the text.
  mutating func mark(_ text: String, selecting part: NSRange) {
    let start = clamped(insertion).location
    write(text, in: insertion)
    let length = text.utf16.count
    guard length > 0 else { return }
    let lower = part.location == NSNotFound ? length : min(max(0, part.location), length)
    let selected = min(max(0, part.length), length - lower)
    marked = NSRange(location: start, length: length)
    selection = clamped(NSRange(location: start + lower, length: selected))
  }

  mutating func unmark() { marked = nil }

  /// What new text takes the place of.
  var insertion: NSRange { marked ?? selection }

  /// Deletes, and keeps what is left of the marked text marked.
  mutating func delete(_ range: NSRange) {
    let (marked, range) = (marked, clamped(range))
    replace(range, with: "")
    typingAttributes = nil
    guard let marked, NSUnionRange(marked, range) == marked, marked.length > range.length else {
      return
    }
    self.marked = NSRange(location: marked.location, length: marked.length - range.length)
  }

  /// The text as it is shown.
  ///
  /// - Parameter style: Of the marked part; nil for the standard one.
  func shown(markedAs style: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    guard let marked else { return content }
    let shown = NSMutableAttributedString(attributedString: content)
    let underline = NSUnderlineStyle.single.rawValue
    shown.addAttributes(style ?? [.underlineStyle: underline], range: clamped(marked))
    return shown
  }

  // MARK: Changing

  /// Puts text in place of other text, in the style of what is before it, and the insertion point
  /// behind it.
  mutating func replace(
    _ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let range = clamped(range)
    let inherited = inheritedAttributes(before: range)
    let changed = NSMutableAttributedString(attributedString: content)
    let whole = content.replacement(
      of: range, with: NSAttributedString(string: text, attributes: attributes ?? inherited))
    changed.replaceCharacters(in: whole.range, with: whole.text)
    content = NSAttributedString(attributedString: changed)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    marked = nil
    startsOver = false
  }

  /// Puts what is typed in place of other text, as it is to look.
  mutating func write(_ text: String, in range: NSRange) {
    replace(range, with: text, attributes: text.isEmpty ? nil : typingAttributes)
  }

  private func inheritedAttributes(before range: NSRange) -> [NSAttributedString.Key: Any] {
    range.location > 0 ? content.attributes(at: range.location - 1, effectiveRange: nil) : [:]
  }

  /// How text looks that is typed, on top of what all text looks like.
  func typingAttributes(
    over defaults: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    typingAttributes ?? defaults.merging(inheritedAttributes(before: clamped(insertion))) { $1 }
  }

  /// What the delete key would remove: the selection, or the character before it.
  var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let start = string.characterStart(selection.location - 1)
    return NSRange(location: start, length: selection.location - start)
  }

  /// The part of a range that there is, without halves of units that belong together.
  func clamped(_ range: NSRange) -> NSRange {
    let length = content.length
    guard range.location != NSNotFound, range.location >= 0 else {
      return NSRange(location: length, length: 0)
    }
    let start = min(range.location, length)
    return string.wholeUnits(
      NSRange(location: start, length: min(max(0, range.length), length - start)))
  }

  // MARK: Positions

  @MainActor
  func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPosition)?.offset ?? 0, 0), content.length)
  }

  @MainActor
  func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (offset(range.start), offset(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  @MainActor
  func text(in range: UITextRange) -> String {
    content.attributedSubstring(from: clamped(self.range(range))).string
  }

  @MainActor
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (first, last) = (offset(start), offset(end))
    return TextRange(NSRange(location: min(first, last), length: abs(last - first)))
  }

  /// Nil beyond the ends of the text.
  @MainActor
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = self.offset(position) + offset
    return (0...content.length).contains(target) ? TextPosition(target) : nil
  }

  @MainActor
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}
