/// An edge of a rectangle, named independently of the layout direction.
public enum LayoutEdge: Int, Hashable, Sendable, CaseIterable {
  /// The edge with the smallest y.
  case top
  /// The leading edge: left, or right in a right-to-left layout.
  case leading
  /// The edge with the largest y.
  case bottom
  /// The trailing edge: right, or left in a right-to-left layout.
  case trailing

  /// The axis along which the edge moves.
  public var axis: LayoutAxis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether the edge is at the start of its axis: top or leading.
  public var isStart: Bool { self == .top || self == .leading }

  /// The attribute that a constraint on this edge uses.
  public var attribute: LayoutAttribute { isStart ? axis.start : axis.end }

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a set of a single edge.
    public init(_ edge: LayoutEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set contains an edge.
    public func contains(_ edge: LayoutEdge) -> Bool { contains(Set(edge)) }
  }
}
