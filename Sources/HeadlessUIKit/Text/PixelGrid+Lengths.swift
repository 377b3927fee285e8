import Foundation

extension PixelGrid {
  /// - Parameter scale: Pixels a point; 0 for a screen that is not known.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : UITraitCollection.base.displayScale
  }

  /// A length that is a pixel's edge but for the errors of sums stays there.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-4).rounded(.up) / scale
  }
}
