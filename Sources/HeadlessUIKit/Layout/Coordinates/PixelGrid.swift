import Foundation

/// Rounds to the pixels of a screen.
struct PixelGrid {
  let scale: CGFloat

  @MainActor
  init(of view: UIView) {
    scale = view.root.traitCollection.displayScale
  }

  /// The origin and the size each on their own, exact halves up.
  func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }

  /// Each edge on its own: what touches still does.
  func roundEdges(_ rect: CGRect) -> CGRect {
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// What a sum of doubles may lack of an exact half.
  private static let slack: CGFloat = 1e-6

  func round(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }
}

extension PixelGrid {
  /// - Parameter scale: Pixels a point; 0 for a screen that is not known.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : UITraitCollection.base.displayScale
  }

  /// A length that is a pixel's edge but for the errors of sums stays there, and nothing is 0, not -0.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-4).rounded(.up) / scale + 0
  }
}

extension UIView {
  var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
