/// A pair of edges on one axis.
public struct LayoutSpan: Hashable, Sendable {
  /// The leading, left or top edge.
  public var start: LayoutAnchor
  /// The trailing, right or bottom edge.
  public var end: LayoutAnchor

  /// Creates a span between two edges on one axis, which may belong to two items.
  public init(start: LayoutAnchor, end: LayoutAnchor) {
    self.start = start
    self.end = end
  }

  /// Creates the span of an item along an axis.
  public init(of item: LayoutItem, along axis: LayoutAxis) {
    start = LayoutAnchor(item, axis.start)
    end = LayoutAnchor(item, axis.end)
  }

  /// The item that the edges belong to, up to a distance; nil if the edges belong to several items
  /// or are other attributes.
  var item: LayoutItem? {
    let axis = start.attribute.axis
    guard start.item == end.item else { return nil }
    let edges = (start.attribute, end.attribute)
    let areNatural = edges == (axis.start, axis.end) || edges == (axis.nearEdge, axis.farEdge)
    return areNatural ? start.item : nil
  }

  /// Whether the edges stay on their sides in a right-to-left layout.
  var isAbsolute: Bool { start.attribute.isAbsolute || end.attribute.isAbsolute }

  /// The difference in length between the span and the item whose edges it refers to.
  var surplus: CGFloat { end.constant - start.constant }

  /// The center, if one anchor can express it in both layout directions.
  var center: LayoutAnchor? {
    guard let item else { return nil }
    let axis = start.attribute.axis
    let offset = (start.constant + end.constant) / 2
    if offset != 0, start.attribute.followsDirection { return nil }
    return LayoutAnchor(item, axis.center, plus: offset)
  }

  /// The same span in terms of edges that stay on their sides; nil where it depends on the layout
  /// direction.
  var absolute: LayoutSpan? {
    if isAbsolute || start.attribute.axis == .vertical { return self }
    guard let item, start.constant == -end.constant else { return nil }
    return LayoutSpan(
      start: LayoutAnchor(item, .left, plus: start.constant),
      end: LayoutAnchor(item, .right, plus: end.constant))
  }
}
