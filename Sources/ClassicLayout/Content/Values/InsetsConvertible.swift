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
  public init(insets: CGFloat) {
    self.init(top: insets, left: insets, bottom: insets, right: insets)
  }

  /// One inset for top and bottom, another for left and right.
  @_disfavoredOverload
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The same inset at top and bottom.
  @_disfavoredOverload
  public init(vertical: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// The same inset at left and right.
  @_disfavoredOverload
  public init(horizontal: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
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
public func hInsets(_ insets: CGFloat) -> UIHorizontalInsets {
  UIHorizontalInsets(left: insets, right: insets)
}

/// Distances from left and right.
@_disfavoredOverload
public func hInsets(left: CGFloat = 0, right: CGFloat = 0) -> UIHorizontalInsets {
  UIHorizontalInsets(left: left, right: right)
}

/// The same distance from top and bottom.
@_disfavoredOverload
public func vInsets(_ insets: CGFloat) -> UIVerticalInsets {
  UIVerticalInsets(top: insets, bottom: insets)
}

/// Distances from top and bottom.
@_disfavoredOverload
public func vInsets(top: CGFloat = 0, bottom: CGFloat = 0) -> UIVerticalInsets {
  UIVerticalInsets(top: top, bottom: bottom)
}

// Numbers of any type.

extension UIEdgeInsets {
  /// The same inset on each side.
  @_disfavoredOverload
  public init(insets: some LayoutNumber) { self.init(insets: insets.points) }

  /// One inset for top and bottom, another for left and right.
  @_disfavoredOverload
  public init(vertical: some LayoutNumber, horizontal: some LayoutNumber) {
    self.init(vertical: vertical.points, horizontal: horizontal.points)
  }

  /// The same inset at top and bottom.
  @_disfavoredOverload
  public init(
    vertical: some LayoutNumber, left: some LayoutNumber = CGFloat(0),
    right: some LayoutNumber = CGFloat(0)
  ) {
    self.init(vertical: vertical.points, left: left.points, right: right.points)
  }

  /// The same inset at left and right.
  @_disfavoredOverload
  public init(
    horizontal: some LayoutNumber, top: some LayoutNumber = CGFloat(0),
    bottom: some LayoutNumber = CGFloat(0)
  ) {
    self.init(horizontal: horizontal.points, top: top.points, bottom: bottom.points)
  }
}

/// The same distance from left and right, a number of any type.
@_disfavoredOverload
public func hInsets(_ insets: some LayoutNumber) -> UIHorizontalInsets { hInsets(insets.points) }

/// Distances from left and right, numbers of any type.
@_disfavoredOverload
public func hInsets(left: some LayoutNumber = CGFloat(0), right: some LayoutNumber = CGFloat(0))
  -> UIHorizontalInsets
{ hInsets(left: left.points, right: right.points) }

/// The same distance from top and bottom, a number of any type.
@_disfavoredOverload
public func vInsets(_ insets: some LayoutNumber) -> UIVerticalInsets { vInsets(insets.points) }

/// Distances from top and bottom, numbers of any type.
@_disfavoredOverload
public func vInsets(top: some LayoutNumber = CGFloat(0), bottom: some LayoutNumber = CGFloat(0))
  -> UIVerticalInsets
{ vInsets(top: top.points, bottom: bottom.points) }

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
