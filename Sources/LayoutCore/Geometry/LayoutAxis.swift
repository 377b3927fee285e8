/// A direction in which things are laid out.
///
/// Everything that is said about an axis is said in terms of its ``start``, ``end``, ``center``,
/// ``length`` and its ``cross`` axis, so that rows and columns share every line of code.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Leading or top.
  public var start: LayoutAttribute { self == .horizontal ? .leading : .top }

  /// Trailing or bottom.
  public var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }

  /// The middle, horizontally or vertically.
  public var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }

  /// Width or height.
  public var length: LayoutAttribute { self == .horizontal ? .width : .height }

  /// Left or top: the edge with the smallest coordinate, whatever the layout direction.
  public var nearEdge: LayoutAttribute { self == .horizontal ? .left : .top }

  /// Right or bottom: the edge with the largest coordinate, whatever the layout direction.
  public var farEdge: LayoutAttribute { self == .horizontal ? .right : .bottom }

  /// UIKit's name for the axis.
  public var native: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }

  /// The measure of a size along this axis.
  public func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }
}

extension LayoutAxis {
  /// One axis, or both.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: Set = [.horizontal, .vertical]

    /// Whether the set holds an axis.
    public func contains(_ axis: LayoutAxis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
