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
}
