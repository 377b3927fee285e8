import Foundation

/// The label's style, and that of its attributed text: whichever is set last holds.
extension UILabel {
  /// Whether parts of the text may have a style of their own.
  package var isStyled: Bool { styledText != nil }

  /// What a plain text is styled with.
  var ownStyle: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: paragraph]
  }

  /// Takes over what the first character of the attributed text says.
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

  /// Changes what text looks like that doesn't say so itself.
  ///
  /// - Parameter font: Nil for the font that the label has.
  func setStandardStyle(font: UIFont?, color: UIColor) {
    chosenTextColor = color
    setNeedsDisplay()
    guard let font, font != chosenFont else { return }
    chosenFont = font
    textDidChange()
  }

  /// Changes one part of how paragraphs are set, in those that say it themselves too.
  ///
  /// - Parameter movesText: Whether that changes what is on a line.
  func setStyle<Value: Equatable>(
    _ part: WritableKeyPath<ParagraphFormat, Value?>, _ value: Value, movesText: Bool = true
  ) {
    let isNew = style[keyPath: part] != value
    style[keyPath: part] = value
    if restyleParagraphs(part, value) || (isNew && movesText) { textDidChange() }
    setNeedsDisplay()
  }

  /// - Returns: Whether there are paragraphs with a style.
  private func restyleParagraphs<Value>(
    _ part: WritableKeyPath<ParagraphFormat, Value?>, _ value: Value
  ) -> Bool {
    guard let text = styledText?.restylingParagraphs(part, value) else { return false }
    styledText = text
    return true
  }

  /// Gives all of the attributed text an attribute.
  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    styledText = styledText?.restyled(key, value)
  }
}
