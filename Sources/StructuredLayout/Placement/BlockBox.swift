/// The four edges of a block that has been placed.
public struct BlockBox: Hashable, Sendable {
  /// From the leading to the trailing edge.
  public var horizontal: LayoutSpan
  /// From the top to the bottom.
  public var vertical: LayoutSpan

  /// Creates a box between any four edges, which may belong to several items.
  public init(horizontal: LayoutSpan, vertical: LayoutSpan) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a box with the edges of an item.
  public init(_ item: LayoutItem) {
    horizontal = LayoutSpan(of: item, along: .horizontal)
    vertical = LayoutSpan(of: item, along: .vertical)
  }

  /// The span between the two edges on an axis.
  public subscript(axis: LayoutAxis) -> LayoutSpan {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
