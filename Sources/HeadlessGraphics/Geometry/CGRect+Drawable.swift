import Foundation

extension CGRect {
  /// Whether all numbers are finite.
  package var isDrawable: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }

  /// Whether both have a place in common: as `intersects`, which ends the program on Linux where a number
  /// is none or an edge is infinitely far away.
  package func meets(_ other: CGRect) -> Bool {
    if isDrawable, other.isDrawable { return intersects(other) }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  package var isDrawable: Bool { x.isFinite && y.isFinite }
}
