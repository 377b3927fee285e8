import Foundation

extension NSAttributedString {
  /// Gives properties of a view what the first character says. What it does not say stays.
  @MainActor
  func giveStyle<View: UIView>(
    to view: View, _ font: ReferenceWritableKeyPath<View, UIFont?>,
    _ color: ReferenceWritableKeyPath<View, UIColor?>,
    _ alignment: ReferenceWritableKeyPath<View, NSTextAlignment>
  ) {
    guard length > 0 else { return }
    let attributes = attributes(at: 0, effectiveRange: nil)
    if let own = attributes[.font] as? UIFont { view[keyPath: font] = own }
    if let own = attributes[.foregroundColor] as? UIColor { view[keyPath: color] = own }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      view[keyPath: alignment] = style.alignment
    }
  }

  /// The string with an attribute all over.
  func restyled(_ key: Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return text
  }

  func without(_ key: Key) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.removeAttribute(key, range: NSRange(location: 0, length: length))
    return text
  }

  func has(_ key: Key) -> Bool {
    var isFound = false
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// The string with one part changed of how paragraphs are set, in those that say it themselves; nil
  /// where none does.
  func restylingParagraphs<Value>(
    _ part: WritableKeyPath<ParagraphFormat, Value?>, _ value: Value
  ) -> NSAttributedString? {
    guard has(.paragraphStyle) else { return nil }
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      paragraph, range, _ in
      guard let paragraph = paragraph as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(paragraph)
      changed.change(part, to: value)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    return text
  }
}
