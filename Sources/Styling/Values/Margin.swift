/// A margin of a stack view: a ``Margin``, or a number of points for all sides.
public protocol MarginExpressible {
  /// The value as a margin.
  var deStijlMargin: Margin { get }
}

/// The distance of a stack view's content from its edges, in points.
public struct Margin: MarginExpressible, Hashable, Sendable {
  /// The distances.
  public let insets: UIEdgeInsets
  /// Whether the stack view applies the distances.
  public let isRelative: Bool

  /// Creates a margin with a distance from each edge.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0,
    isRelative: Bool = true
  ) {
    insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    self.isRelative = isRelative
  }

  /// Creates a margin with the same distance from all edges.
  public init(_ all: CGFloat, isRelative: Bool = true) {
    self.init(vertical: all, horizontal: all, isRelative: isRelative)
  }

  /// Creates a margin with one distance from top and bottom, and one from the sides.
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
  /// A margin with this number of points on all sides.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(self) }
}

extension Double: MarginExpressible {
  /// A margin with this number of points on all sides.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}

extension Int: MarginExpressible {
  /// A margin with this number of points on all sides.
  @_disfavoredOverload public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}
