import Foundation

extension CALayer {
  func setBackground(of color: UIColor?) {
    viewBackground = color.map { ($0, $0.cgColor) }
    backgroundColor = viewBackground?.resolved
  }

  /// The background for some traits: the view's colour, unless the layer was given another since.
  func background(in traits: UITraitCollection) -> ColorComponents? {
    guard let backgroundColor else { return nil }
    guard let viewBackground, viewBackground.resolved === backgroundColor else {
      return ColorComponents(backgroundColor)
    }
    return ColorComponents(viewBackground.color, in: traits)
  }
}
