/// A value that gives the distances from several edges: a number for all of them, or insets.
public protocol InsetsConvertible {
  /// The distances; zero for edges without one.
  var deStijlInsets: UIEdgeInsets { get }
}

extension NSDirectionalEdgeInsets: InsetsConvertible {
  /// The insets, with leading as left and trailing as right.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension ContentRelation where Value == any InsetsConvertible {
  /// Returns the inset of one edge, in points.
  func inset(of attribute: LayoutAttribute) -> CGFloat {
    value?.deStijlInsets.inset(of: attribute) ?? 0
  }
}

extension UIEdgeInsets: InsetsConvertible {
  /// The insets themselves.
  @_disfavoredOverload
  public var deStijlInsets: UIEdgeInsets { self }

  /// Creates the same inset on all sides.
  @_disfavoredOverload
  public init(insets: CGFloat) {
    self.init(top: insets, left: insets, bottom: insets, right: insets)
  }

  /// Creates one inset for top and bottom, and another for left and right.
  @_disfavoredOverload
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Creates the same inset at top and bottom.
  @_disfavoredOverload
  public init(vertical: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// Creates the same inset at left and right.
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
  /// The distance from the top edge, in points; positive is downwards.
  public var top: CGFloat
  /// The distance from the bottom edge, in points; positive is upwards.
  public var bottom: CGFloat

  /// Creates distances in points, inwards if positive.
  public init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// The distances, with zero at the left and right edges.
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}

/// Distances from the left and the right edge.
public struct UIHorizontalInsets: Hashable, Sendable, InsetsConvertible {
  /// The distance from the left edge, in points; positive is to the right.
  public var left: CGFloat
  /// The distance from the right edge, in points; positive is to the left.
  public var right: CGFloat

  /// Creates distances in points, inwards if positive, in any layout direction.
  public init(left: CGFloat = 0, right: CGFloat = 0) {
    self.left = left
    self.right = right
  }

  /// The distances, with zero at the top and bottom edges.
  public var deStijlInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}

/// Returns the same distance from left and right.
@_disfavoredOverload
public func hInsets(_ insets: CGFloat) -> UIHorizontalInsets {
  UIHorizontalInsets(left: insets, right: insets)
}

/// Returns distances from left and right.
@_disfavoredOverload
public func hInsets(left: CGFloat = 0, right: CGFloat = 0) -> UIHorizontalInsets {
  UIHorizontalInsets(left: left, right: right)
}

/// Returns the same distance from top and bottom.
@_disfavoredOverload
public func vInsets(_ insets: CGFloat) -> UIVerticalInsets {
  UIVerticalInsets(top: insets, bottom: insets)
}

/// Returns distances from top and bottom.
@_disfavoredOverload
public func vInsets(top: CGFloat = 0, bottom: CGFloat = 0) -> UIVerticalInsets {
  UIVerticalInsets(top: top, bottom: bottom)
}

// Numbers of any type.

extension UIEdgeInsets {
  /// Creates the same inset on all sides.
  @_disfavoredOverload
  public init(insets: some LayoutNumber) { self.init(insets: insets.points) }

  /// Creates one inset for top and bottom, and another for left and right.
  @_disfavoredOverload
  public init(vertical: some LayoutNumber, horizontal: some LayoutNumber) {
    self.init(vertical: vertical.points, horizontal: horizontal.points)
  }

  /// Creates the same inset at top and bottom.
  @_disfavoredOverload
  public init(
    vertical: some LayoutNumber, left: some LayoutNumber = CGFloat(0),
    right: some LayoutNumber = CGFloat(0)
  ) {
    self.init(vertical: vertical.points, left: left.points, right: right.points)
  }

  /// Creates the same inset at left and right.
  @_disfavoredOverload
  public init(
    horizontal: some LayoutNumber, top: some LayoutNumber = CGFloat(0),
    bottom: some LayoutNumber = CGFloat(0)
  ) {
    self.init(horizontal: horizontal.points, top: top.points, bottom: bottom.points)
  }
}

/// Returns the same distance from left and right, with a number of any type.
@_disfavoredOverload
public func hInsets(_ insets: some LayoutNumber) -> UIHorizontalInsets { hInsets(insets.points) }

/// Returns distances from left and right, with numbers of any type.
@_disfavoredOverload
public func hInsets(left: some LayoutNumber = CGFloat(0), right: some LayoutNumber = CGFloat(0))
  -> UIHorizontalInsets
{ hInsets(left: left.points, right: right.points) }

/// Returns the same distance from top and bottom, with a number of any type.
@_disfavoredOverload
public func vInsets(_ insets: some LayoutNumber) -> UIVerticalInsets { vInsets(insets.points) }

/// Returns distances from top and bottom, with numbers of any type.
@_disfavoredOverload
public func vInsets(top: some LayoutNumber = CGFloat(0), bottom: some LayoutNumber = CGFloat(0))
  -> UIVerticalInsets
{ vInsets(top: top.points, bottom: bottom.points) }

/// A value that gives the offsets of a center: right and down if positive.
///
/// A number means both offsets.
public protocol CoordinateOffsetsConvertible {
  /// The offsets on both axes.
  var deStijlOffsets: CoordinateOffsets { get }
}

/// The offsets of a center: right and down if positive.
public struct CoordinateOffsets: Hashable, Sendable, CoordinateOffsetsConvertible {
  /// The horizontal offset, in points; positive is to the right in any layout direction.
  public var xOffset: CGFloat
  /// The vertical offset, in points; positive is downwards.
  public var yOffset: CGFloat

  /// Creates offsets in points, to the right and down if positive.
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
