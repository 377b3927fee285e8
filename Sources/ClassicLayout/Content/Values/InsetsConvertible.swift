/// What can be given as distances from several edges: a number for each, or insets.
public protocol InsetsConvertible {
  /// The distances; zero for edges of which nothing is said.
  var deStijlInsets: UIEdgeInsets { get }
}

extension NSDirectionalEdgeInsets: InsetsConvertible {
  /// Leading as left, trailing as right.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension ContentRelation where Value == any InsetsConvertible {
  /// The inset of one edge, in points.
  func inset(of attribute: LayoutAttribute) -> CGFloat {
    value?.deStijlInsets.inset(of: attribute) ?? 0
  }
}

extension UIEdgeInsets: InsetsConvertible {
  /// The insets themselves.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets { self }

  /// The same inset on each side.
  @_disfavoredOverload
  public init(insets: some LayoutNumber) {
    let inset = insets.points
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// One inset for top and bottom, another for left and right.
  @_disfavoredOverload
  public init(vertical: some LayoutNumber, horizontal: some LayoutNumber) {
    self.init(vertical: vertical, left: horizontal, right: horizontal)
  }

  /// The same inset at top and bottom.
  @_disfavoredOverload
  public init(
    vertical: some LayoutNumber, left: some LayoutNumber = CGFloat(0),
    right: some LayoutNumber = CGFloat(0)
  ) {
    self.init(
      top: vertical.points, left: left.points, bottom: vertical.points, right: right.points)
  }

  /// The same inset at left and right.
  @_disfavoredOverload
  public init(
    horizontal: some LayoutNumber, top: some LayoutNumber = CGFloat(0),
    bottom: some LayoutNumber = CGFloat(0)
  ) {
    self.init(
      top: top.points, left: horizontal.points, bottom: bottom.points, right: horizontal.points)
  }
}

extension CGFloat: InsetsConvertible {
  /// The same distance from each edge.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets { UIEdgeInsets(insets: self) }
}

extension Double: InsetsConvertible {
  /// The same distance from each edge.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets { UIEdgeInsets(insets: CGFloat(self)) }
}

extension Int: InsetsConvertible {
  /// The same distance from each edge.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets { UIEdgeInsets(insets: CGFloat(self)) }
}

/// Distances from the top and the bottom edge.
public struct UIVerticalInsets: Hashable, Sendable, InsetsConvertible {
  /// In points, down from the top edge.
  public var top: CGFloat
  /// In points, up from the bottom edge.
  public var bottom: CGFloat

  /// Distances in points, inwards if positive.
  public init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// Nothing from the left and the right edge.
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}

/// Distances from the left and the right edge.
public struct UIHorizontalInsets: Hashable, Sendable, InsetsConvertible {
  /// In points, to the right from the left edge.
  public var left: CGFloat
  /// In points, to the left from the right edge.
  public var right: CGFloat

  /// Distances in points, inwards if positive, whatever the direction of reading.
  public init(left: CGFloat = 0, right: CGFloat = 0) {
    self.left = left
    self.right = right
  }

  /// Nothing from the top and the bottom edge.
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}

/// The same distance from left and right.
@_disfavoredOverload
public func hInsets(_ insets: some LayoutNumber) -> UIHorizontalInsets {
  hInsets(left: insets.points, right: insets.points)
}

/// Distances from left and right.
@_disfavoredOverload
public func hInsets(left: some LayoutNumber = CGFloat(0), right: some LayoutNumber = CGFloat(0))
  -> UIHorizontalInsets
{
  UIHorizontalInsets(left: left.points, right: right.points)
}

/// The same distance from top and bottom.
@_disfavoredOverload
public func vInsets(_ insets: some LayoutNumber) -> UIVerticalInsets {
  vInsets(top: insets.points, bottom: insets.points)
}

/// Distances from top and bottom.
@_disfavoredOverload
public func vInsets(top: some LayoutNumber = CGFloat(0), bottom: some LayoutNumber = CGFloat(0))
  -> UIVerticalInsets
{
  UIVerticalInsets(top: top.points, bottom: bottom.points)
}

/// How far a middle is moved: right and down if positive. A number means both.
public protocol CoordinateOffsetsConvertible {
  /// How far, on both axes.
  var deStijlOffsets: CoordinateOffsets { get }
}

/// How far a middle is moved: right and down if positive.
public struct CoordinateOffsets: Hashable, Sendable, CoordinateOffsetsConvertible {
  /// In points, to the right in any direction of reading.
  public var xOffset: CGFloat
  /// In points, down.
  public var yOffset: CGFloat

  /// Distances in points, to the right and down if positive.
  public init(xOffset: CGFloat = 0, yOffset: CGFloat = 0) {
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// The offsets themselves.
  public var deStijlOffsets: CoordinateOffsets { self }
}

extension CGFloat: CoordinateOffsetsConvertible {
  /// The same offset on both axes.
  @_disfavoredOverload
  public var deStijlOffsets: CoordinateOffsets {
    CoordinateOffsets(xOffset: self, yOffset: self)
  }
}

extension Double: CoordinateOffsetsConvertible {
  /// The same offset on both axes.
  @_disfavoredOverload
  public var deStijlOffsets: CoordinateOffsets { CGFloat(self).deStijlOffsets }
}

extension Int: CoordinateOffsetsConvertible {
  /// The same offset on both axes.
  @_disfavoredOverload
  public var deStijlOffsets: CoordinateOffsets { CGFloat(self).deStijlOffsets }
}
