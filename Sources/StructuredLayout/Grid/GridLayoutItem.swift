/// A column of a grid that goes down, or a row of one that goes sideways.
///
/// ```swift
/// VGridBlock(columns: [.init(.fixed(40)), .init(.flexible())], rowSpacing: 8) { … }
/// ```
public struct GridLayoutItem: Hashable, Sendable {
  /// How long the column is across the grid, in points.
  public enum Size: Hashable, Sendable {
    /// Exactly so long, whatever is in it.
    case fixed(CGFloat)
    /// As long as all other flexible ones, as far as its limits allow.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many flexible columns as there is room for, one at least. The room is that between the
    /// edges which the grid is to fill, or else that of the host; the number changes with it.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column is.
  public let size: Size
  /// The distance to the next column, in points; nil for that of the grid.
  public let spacing: CGFloat?

  /// - Parameters:
  ///   - size: How long the column is; by default as long as the other flexible ones.
  ///   - spacing: The distance to the next column, in points; nil for that of the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing
  }
}

extension GridLayoutItem {
  /// Whether the column takes any room that there is.
  var isUnlimited: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum), .adaptive(_, let maximum): maximum == .infinity
    }
  }

  var isFlexible: Bool {
    if case .fixed = size { return false }
    return true
  }

  /// The least length of one column.
  var minimum: CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }

  var isAdaptive: Bool {
    if case .adaptive = size { return true }
    return false
  }
}
