/// The four edges of a block that has been placed.
public struct BlockBox: Hashable, Sendable {
  /// From the leading to the trailing edge.
  public var horizontal: LayoutSpan
  /// From the top to the bottom.
  public var vertical: LayoutSpan

  /// A box between any four edges; they may be those of several items.
  public init(horizontal: LayoutSpan, vertical: LayoutSpan) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The edges of an item.
  public init(_ item: LayoutItem) {
    horizontal = LayoutSpan(of: item, along: .horizontal)
    vertical = LayoutSpan(of: item, along: .vertical)
  }

  /// The two edges on an axis.
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
