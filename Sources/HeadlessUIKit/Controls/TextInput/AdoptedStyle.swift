import Foundation

/// What the properties of a text become when it is given attributes: what its first character says.
@MainActor
private protocol StyledTextInput: AnyObject {
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
}

extension StyledTextInput {
  func take(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }
}

extension UITextField: @MainActor StyledTextInput {
  /// Takes over what the first character says. What is not said stays.
  func adoptStyle(of text: NSAttributedString) { take(text) }
}

extension UITextView: @MainActor StyledTextInput {
  /// Takes over what the first character says. What is not said stays.
  func adoptStyle(of text: NSAttributedString) { take(text) }
}
