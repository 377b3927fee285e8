import Foundation

extension CGFloat {
  /// Divides the pixels of all screens, which have one, two or three a point.
  private static let pixelParts: CGFloat = 6
  /// What sums and turns of doubles may be off by, relative to the number.
  private static let slack: CGFloat = 1e-12

  /// The nearest double to the edge of a pixel that the number is but for the errors of arithmetic;
  /// any other number as it is.
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
