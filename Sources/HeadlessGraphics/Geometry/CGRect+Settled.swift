import Foundation

extension CGFloat {
  /// A common multiple of the pixels per point of all screens, which have one, two or three.
  private static let pixelParts: CGFloat = 6
  /// The relative error of sums and rotations of doubles.
  private static let slack: CGFloat = 1e-12

  /// The pixel edge that the number equals up to rounding errors; otherwise the number itself.
  package var settled: CGFloat {
    let parts = self * Self.pixelParts
    let whole = parts.rounded()
    guard (parts - whole).magnitude <= Self.slack * Swift.max(parts.magnitude, 1000) else {
      return self
    }
    return whole / Self.pixelParts
  }
}

extension CGPoint {
  package var settled: CGPoint { CGPoint(x: x.settled, y: y.settled) }
}

extension CGSize {
  package var settled: CGSize { CGSize(width: width.settled, height: height.settled) }
}

extension CGRect {
  package var settled: CGRect { CGRect(origin: origin.settled, size: size.settled) }
}
