/// A coordinate that can be named without an object of its own: an attribute of an item, and a
/// distance from it.
///
/// A block hands such anchors to its neighbours in place of guides: the bottom of a padded label is
/// `label.bottom` and 8 points.
public struct LayoutAnchor: Hashable, Sendable {
  /// The view or guide that the coordinate belongs to.
  public var item: LayoutItem
  /// Which coordinate or length of the item it is.
  public var attribute: LayoutAttribute
  /// In points; positive moves the anchor towards the end of its axis.
  public var constant: CGFloat

  /// - Parameters:
  ///   - item: The view or guide that the coordinate belongs to.
  ///   - attribute: Which coordinate or length of the item it is.
  ///   - constant: In points; positive moves towards the end of the axis, which for leading and
  ///     trailing is the left where people read from the right.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute, plus constant: CGFloat = 0) {
    self.item = item
    self.attribute = attribute
    self.constant = constant
  }

  /// The same with a number of another type.
  @_disfavoredOverload
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute, plus constant: some LayoutNumber) {
    self.init(item, attribute, plus: constant.points)
  }

  /// The anchor that lies a distance further towards the end of the axis, in points.
  public func plus(_ distance: CGFloat) -> LayoutAnchor {
    LayoutAnchor(item, attribute, plus: constant + distance)
  }

  /// The same with a number of another type.
  @_disfavoredOverload
  public func plus(_ distance: some LayoutNumber) -> LayoutAnchor { plus(distance.points) }

  // Within the package alone: each operator that others see costs their arithmetic.

  package static func + (anchor: LayoutAnchor, distance: CGFloat) -> LayoutAnchor {
    anchor.plus(distance)
  }

  package static func - (anchor: LayoutAnchor, distance: CGFloat) -> LayoutAnchor {
    anchor + -distance
  }
}
