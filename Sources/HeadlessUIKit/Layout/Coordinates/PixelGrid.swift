import Foundation

/// Rounds to the pixels of a screen.
struct PixelGrid {
  let scale: CGFloat

  @MainActor
  init(of view: UIView) {
    scale = view.root.traitCollection.displayScale
  }

  /// Rounds the origin and the size separately, exact halves up.
  func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }

  /// Rounds each edge separately, so that rectangles that touch still do.
  func roundEdges(_ rect: CGRect) -> CGRect {
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// The rounding error by which a sum of doubles may fall short of an exact half.
  private static let slack: CGFloat = 1e-6

  func round(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }
}

extension PixelGrid {
  /// - Parameter scale: Pixels per point; 0 for an unknown screen.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : UITraitCollection.base.displayScale
  }

  /// Rounds a length up. A length within rounding errors of a pixel's edge stays there, and zero is 0, not -0.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-4).rounded(.up) / scale + 0
  }
}

extension UIView {
  var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
