import Foundation

extension CALayer {
  func setBackground(of color: UIColor?) {
    viewBackground = color.map { ($0, $0.cgColor) }
    backgroundColor = viewBackground?.resolved
  }

  /// The background for some traits: the view's colour, unless the layer was given another since.
  ///
  /// - Parameter tint: What the tint colour stands for.
  func background(in traits: UITraitCollection, tint: UIColor? = nil) -> ColorComponents? {
    guard let backgroundColor else { return nil }
    guard let viewBackground, viewBackground.resolved === backgroundColor else {
      return ColorComponents(backgroundColor)
    }
    let color = viewBackground.color
    return ColorComponents(color == .tintColor ? tint ?? color : color, in: traits)
  }
}
