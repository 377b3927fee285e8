/// A side of a rectangle, in terms that follow the layout direction.
public enum Edge: Int, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis along which the edge can move.
  public var axis: Axis {
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
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set holds an edge.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
