import Foundation

extension NSAttributedString {
  /// Sets properties of a view to the attributes of the first character. Properties without an
  /// attribute keep their value.
  @MainActor
  func applyStyle<View: UIView>(
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

  /// Returns the string with an attribute on its whole range.
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

  /// Returns the string with one part of the paragraph format changed in the paragraphs with a
  /// style of their own; nil if there are none.
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
