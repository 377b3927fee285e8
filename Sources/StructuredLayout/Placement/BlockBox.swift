/// The four edges of a block that has been placed.
public struct BlockBox: Hashable, Sendable {
  public var horizontal: Span
  public var vertical: Span

  public init(horizontal: Span, vertical: Span) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The edges of an item.
  public init(_ item: LayoutItem) {
    horizontal = Span(of: item, along: .horizontal)
    vertical = Span(of: item, along: .vertical)
  }

  public subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
