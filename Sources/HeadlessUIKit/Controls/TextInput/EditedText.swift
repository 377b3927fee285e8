import Foundation

/// A text that is being edited, and its selection. Lengths count UTF-16 units.
struct EditedText {
  private(set) var content = NSAttributedString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The provisional text of an input method.
  private(set) var marked: NSRange?
  /// The attributes of the next text at the insertion point; nil for those of the character before
  /// it.
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the first edit replaces the whole text.
  var startsOver = false

  var string: String { content.string }
  var isEmpty: Bool { content.length == 0 }
  var whole: NSRange { NSRange(location: 0, length: content.length) }

  /// Replaces the text, and puts the insertion point at its end.
  mutating func set(_ content: NSAttributedString) {
    self.content = NSAttributedString(attributedString: content)
    selection = NSRange(location: content.length, length: 0)
    marked = nil
    typingAttributes = nil
  }

  /// Changes the attributes of the text. Selection and marked text stay.
  mutating func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    content = NSAttributedString(attributedString: change(content))
  }

  /// Removes an attribute, so that the view's own value applies to the whole text.
  mutating func dropStyle(_ key: NSAttributedString.Key, for value: Any) {
    restyle { $0.has(key) ? $0.without(key) : $0 }
    if typingAttributes != nil { typingAttributes?[key] = value }
  }

  /// Selects a range. A selection outside the marked text confirms this text.
  mutating func select(_ range: NSRange) {
    let old = selection
    selection = clamped(range)
    if selection != old { typingAttributes = nil }
    if let marked, NSUnionRange(marked, selection) != marked { self.marked = nil }
  }

  // MARK: Marking

  /// Replaces the marked text, or else the selection, with provisional text.
  ///
  /// - Parameter part: The range to select, relative to the text.
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

  /// The range that new text replaces.
  var insertion: NSRange { marked ?? selection }

  /// Deletes a range. The rest of the marked text stays marked.
  mutating func delete(_ range: NSRange) {
    let (marked, range) = (marked, clamped(range))
    replace(range, with: "")
    typingAttributes = nil
    guard let marked, NSUnionRange(marked, range) == marked, marked.length > range.length else {
      return
    }
    self.marked = NSRange(location: marked.location, length: marked.length - range.length)
  }

  /// Returns the text as it is displayed.
  ///
  /// - Parameter style: The attributes of the marked part; nil for the standard ones.
  func shown(markedAs style: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    guard let marked else { return content }
    let shown = NSMutableAttributedString(attributedString: content)
    let underline = NSUnderlineStyle.single.rawValue
    shown.addAttributes(style ?? [.underlineStyle: underline], range: clamped(marked))
    return shown
  }

  // MARK: Changing

  /// Replaces a range with text in the style of the text before it, and puts the insertion point
  /// after the new text.
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

  /// Replaces a range with typed text in the typing attributes.
  mutating func write(_ text: String, in range: NSRange) {
    replace(range, with: text, attributes: text.isEmpty ? nil : typingAttributes)
  }

  private func inheritedAttributes(before range: NSRange) -> [NSAttributedString.Key: Any] {
    range.location > 0 ? content.attributes(at: range.location - 1, effectiveRange: nil) : [:]
  }

  /// Returns the attributes of typed text, on top of the default attributes.
  func typingAttributes(
    over defaults: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    typingAttributes ?? defaults.merging(inheritedAttributes(before: clamped(insertion))) { $1 }
  }

  /// The range that the delete key removes: the selection, or the character before it.
  var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let start = string.characterStart(selection.location - 1)
    return NSRange(location: start, length: selection.location - start)
  }

  /// Returns the range limited to the text, without halves of surrogate pairs.
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

  /// Returns nil for a position beyond the ends of the text.
  @MainActor
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isTooFar) = self.offset(position).addingReportingOverflow(offset)
    return !isTooFar && (0...content.length).contains(target) ? TextPosition(target) : nil
  }

  @MainActor
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}
