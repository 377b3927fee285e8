/// What can be the margin of a stack: a ``Margin``, or a number of points for all sides.
public protocol MarginExpressible {
  /// The margin that it is.
  var deStijlMargin: Margin { get }
}

/// The distance of a stack's views from its edges, in points.
public struct Margin: MarginExpressible, Hashable, Sendable {
  /// The distances.
  public let insets: UIEdgeInsets
  /// Whether the stack keeps to them.
  public let isRelative: Bool

  /// A distance from each edge.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0,
    isRelative: Bool = true
  ) {
    insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    self.isRelative = isRelative
  }

  /// The same distance from all edges.
  public init(_ all: CGFloat, isRelative: Bool = true) {
    self.init(vertical: all, horizontal: all, isRelative: isRelative)
  }

  /// One distance from the top and the bottom, one from the sides.
  public init(vertical: CGFloat = 0, horizontal: CGFloat, isRelative: Bool = true) {
    self.init(
      top: vertical, left: horizontal, bottom: vertical, right: horizontal, isRelative: isRelative)
  }

  /// The margin itself.
  @_disfavoredOverload public var deStijlMargin: Margin { self }

  public static func == (left: Margin, right: Margin) -> Bool {
    left.insets == right.insets && left.isRelative == right.isRelative
  }

  public func hash(into hasher: inout Hasher) {
    for side in [insets.top, insets.left, insets.bottom, insets.right] { hasher.combine(side) }
    hasher.combine(isRelative)
  }
}

extension CGFloat: MarginExpressible {
  /// The number, from all edges.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(self) }
}

extension Double: MarginExpressible {
  /// The number, from all edges.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}

extension Int: MarginExpressible {
  /// The number, from all edges.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}
