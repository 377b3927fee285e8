/// An attribute of an item and a distance from it: a coordinate that needs no object of its own.
///
/// Blocks hand anchors to their neighbors in place of guides: the bottom of a padded label is
/// `label.bottom` plus 8 points.
public struct LayoutAnchor: Hashable, Sendable {
  /// The view or guide that the coordinate belongs to.
  public var item: LayoutItem
  /// The coordinate or length of the item.
  public var attribute: LayoutAttribute
  /// The distance from the attribute, in points; positive moves the anchor towards the end of its
  /// axis.
  public var constant: CGFloat

  /// Creates an anchor at a distance from an attribute.
  ///
  /// - Parameters:
  ///   - item: The view or guide that the coordinate belongs to.
  ///   - attribute: The coordinate or length of the item.
  ///   - constant: The distance from the attribute, in points. A positive one moves the anchor
  ///     towards the end of the axis, which for leading and trailing is the left in a right-to-left
  ///     layout.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute, plus constant: CGFloat = 0) {
    self.item = item
    self.attribute = attribute
    self.constant = constant
  }

  /// The same, with a number of another type.
  @_disfavoredOverload
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute, plus constant: some LayoutNumber) {
    self.init(item, attribute, plus: constant.points)
  }

  /// Returns the anchor moved by a distance towards the end of its axis, in points.
  public func plus(_ distance: CGFloat) -> LayoutAnchor {
    LayoutAnchor(item, attribute, plus: constant + distance)
  }

  /// The same, with a number of another type.
  @_disfavoredOverload
  public func plus(_ distance: some LayoutNumber) -> LayoutAnchor { plus(distance.points) }

  // Within the package only: each public operator would slow down type checking of users'
  // arithmetic.

  package static func + (anchor: LayoutAnchor, distance: CGFloat) -> LayoutAnchor {
    anchor.plus(distance)
  }

  package static func - (anchor: LayoutAnchor, distance: CGFloat) -> LayoutAnchor {
    anchor + -distance
  }
}
