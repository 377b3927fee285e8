/// An axis along which views are laid out.
///
/// Layout code refers to an axis by its ``start``, ``end``, ``center``, ``length`` and ``cross``
/// axis, so that rows and columns share every line of code.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The start of the axis: leading or top.
  public var start: LayoutAttribute { self == .horizontal ? .leading : .top }

  /// The end of the axis: trailing or bottom.
  public var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }

  /// The center of the axis: `centerX` or `centerY`.
  public var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }

  /// The length along the axis: width or height.
  public var length: LayoutAttribute { self == .horizontal ? .width : .height }

  /// The edge with the smallest coordinate, in any layout direction: left or top.
  public var nearEdge: LayoutAttribute { self == .horizontal ? .left : .top }

  /// The edge with the largest coordinate, in any layout direction: right or bottom.
  public var farEdge: LayoutAttribute { self == .horizontal ? .right : .bottom }

  /// UIKit's name for the axis.
  public var native: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }

  /// The width or the height of a size, whichever runs along this axis.
  public func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }
}

extension LayoutAxis {
  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let both: Set = [.horizontal, .vertical]

    /// Whether the set contains an axis.
    public func contains(_ axis: LayoutAxis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
