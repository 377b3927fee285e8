/// A column of a grid that goes down, or a row of one that goes sideways.
///
/// ```swift
/// VGridBlock(columns: [.init(.fixed(40)), .init(.flexible())], rowSpacing: 8) { … }
/// ```
public struct GridLayoutItem: Hashable, Sendable {
  /// How long the column is across the grid, in points.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    /// As long as all other flexible ones, as far as its limits allow.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  public let size: Size
  /// The distance to the next column, in points; nil for that of the grid.
  public let spacing: CGFloat?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing
  }
}

extension GridLayoutItem {
  /// Whether the column takes any room that there is.
  var isUnlimited: Bool {
    guard case .flexible(_, let maximum) = size else { return false }
    return !maximum.isFinite
  }

  var isFlexible: Bool {
    if case .flexible = size { return true }
    return false
  }
}
