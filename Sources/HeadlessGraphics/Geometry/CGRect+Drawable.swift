import Foundation

extension CGRect {
  /// Whether all numbers are finite.
  package var isDrawable: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension CGPoint {
  /// Whether both numbers are finite.
  package var isDrawable: Bool { x.isFinite && y.isFinite }
}
