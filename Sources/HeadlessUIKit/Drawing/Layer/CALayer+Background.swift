import Foundation

extension CALayer {
  func setBackground(of color: UIColor?) {
    viewBackground = color.map { ($0, $0.cgColor) }
    backgroundColor = viewBackground?.resolved
  }

  /// Returns the background in some traits: the view's color, unless the layer's color was set
  /// after it.
  func background(in traits: UITraitCollection) -> ColorComponents? {
    guard let backgroundColor else { return nil }
    guard let viewBackground, viewBackground.resolved === backgroundColor else {
      return ColorComponents(backgroundColor)
    }
    return ColorComponents(viewBackground.color, in: traits)
  }
}
