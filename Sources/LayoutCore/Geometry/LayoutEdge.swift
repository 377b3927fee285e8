/// A side of a rectangle, in terms that follow the layout direction.
public enum LayoutEdge: Int, Hashable, Sendable, CaseIterable {
  /// The edge with the smallest y.
  case top
  /// The left edge, or the right one where people read from there.
  case leading
  /// The edge with the largest y.
  case bottom
  /// The right edge, or the left one where people read from the right.
  case trailing

  /// The axis along which the edge can move.
  public var axis: LayoutAxis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether this is the first edge of its axis.
  public var isStart: Bool { self == .top || self == .leading }

  /// The attribute that a constraint on this edge speaks of.
  public var attribute: LayoutAttribute { isStart ? axis.start : axis.end }

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The set of this one edge.
    public init(_ edge: LayoutEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The bottom edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set holds an edge.
    public func contains(_ edge: LayoutEdge) -> Bool { contains(Set(edge)) }
  }
}
