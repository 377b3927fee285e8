import Foundation

/// The style of the label and the style of its attributed text: the one that is set last takes
/// effect.
extension UILabel {
  /// Whether parts of the text can have a style of their own.
  package var isStyled: Bool { styledText != nil }

  /// The attributes of plain text.
  var ownStyle: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: paragraph]
  }

  /// Adopts the attributes of the first character of the attributed text.
  func adoptStyle() {
    guard let styledText, styledText.length > 0 else { return }
    let attributes = styledText.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { chosenFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { chosenTextColor = color }
    guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    style.alignment = paragraph.alignment
    style.lineBreakMode = paragraph.lineBreakMode
    style.lineBreakStrategy = paragraph.lineBreakStrategy
  }

  /// Changes the look of text without attributes of its own.
  ///
  /// - Parameter font: Nil keeps the font of the label.
  func setStandardStyle(font: UIFont?, color: UIColor) {
    chosenTextColor = color
    setNeedsDisplay()
    guard let font, font != chosenFont else { return }
    chosenFont = font
    textDidChange()
  }

  /// Changes one part of the paragraph format, also in paragraphs with a style of their own.
  ///
  /// - Parameter movesText: Whether the change can move text to another line.
  func setStyle<Value: Equatable>(
    _ part: WritableKeyPath<ParagraphFormat, Value?>, _ value: Value, movesText: Bool = true
  ) {
    let isNew = style[keyPath: part] != value
    style[keyPath: part] = value
    if restyleParagraphs(part, value) || (isNew && movesText) { textDidChange() }
    setNeedsDisplay()
  }

  /// - Returns: Whether there are paragraphs with a style of their own.
  private func restyleParagraphs<Value>(
    _ part: WritableKeyPath<ParagraphFormat, Value?>, _ value: Value
  ) -> Bool {
    guard let text = styledText?.restylingParagraphs(part, value) else { return false }
    styledText = text
    return true
  }

  /// Sets an attribute on the whole attributed text.
  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    styledText = styledText?.restyled(key, value)
  }
}
