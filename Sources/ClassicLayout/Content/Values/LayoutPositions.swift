/// Edges to put a view at: `.topLeft`, `.fullBottom`, `[.top, .left, .right]`.
public struct LayoutPositions: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = LayoutPositions(rawValue: 1)
  /// The bottom edge.
  public static let bottom = LayoutPositions(rawValue: 2)
  /// The left edge, whatever the direction of reading.
  public static let left = LayoutPositions(rawValue: 4)
  /// The right edge, whatever the direction of reading.
  public static let right = LayoutPositions(rawValue: 8)
  /// The edge at which reading begins: the right one where people read from right to left.
  public static let leading = LayoutPositions(rawValue: 16)
  /// The edge at which reading ends.
  public static let trailing = LayoutPositions(rawValue: 32)
  /// The corner at the top where reading begins.
  public static let topLeading: LayoutPositions = [.top, .leading]
  /// The corner at the top where reading ends.
  public static let topTrailing: LayoutPositions = [.top, .trailing]
  /// The corner at the bottom where reading begins.
  public static let bottomLeading: LayoutPositions = [.bottom, .leading]
  /// The corner at the bottom where reading ends.
  public static let bottomTrailing: LayoutPositions = [.bottom, .trailing]
  /// The edge at which reading begins, the top and the bottom one.
  public static let fullLeading: LayoutPositions = [.leading, .top, .bottom]
  /// The edge at which reading ends, the top and the bottom one.
  public static let fullTrailing: LayoutPositions = [.trailing, .top, .bottom]
  /// All four edges, with leading and trailing in place of left and right.
  public static let directionalEdges: LayoutPositions = [.top, .bottom, .leading, .trailing]
  /// The corner at the top left, whatever the direction of reading.
  public static let topLeft: LayoutPositions = [.top, .left]
  /// The corner at the top right, whatever the direction of reading.
  public static let topRight: LayoutPositions = [.top, .right]
  /// The corner at the bottom left, whatever the direction of reading.
  public static let bottomLeft: LayoutPositions = [.bottom, .left]
  /// The corner at the bottom right, whatever the direction of reading.
  public static let bottomRight: LayoutPositions = [.bottom, .right]
  /// The top edge and both sides.
  public static let fullTop: LayoutPositions = [.top, .left, .right]
  /// The bottom edge and both sides.
  public static let fullBottom: LayoutPositions = [.bottom, .left, .right]
  /// The left edge, the top and the bottom one.
  public static let fullLeft: LayoutPositions = [.left, .top, .bottom]
  /// The right edge, the top and the bottom one.
  public static let fullRight: LayoutPositions = [.right, .top, .bottom]
  /// All four edges.
  public static let edges: LayoutPositions = [.top, .bottom, .left, .right]

  /// Left and right, or leading and trailing, as some insets mean them.
  static func sides(of insets: (any InsetsConvertible)?) -> LayoutPositions {
    insets is NSDirectionalEdgeInsets ? [.leading, .trailing] : [.left, .right]
  }

  /// All edges, as some insets mean them.
  static func edges(of insets: (any InsetsConvertible)?) -> LayoutPositions {
    sides(of: insets).union([.top, .bottom])
  }

  /// The edges, in the order top, bottom, left, right.
  var attributes: [LayoutAttribute] {
    let all: [(LayoutPositions, LayoutAttribute)] = [
      (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.leading, .leading),
      (.trailing, .trailing),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// A place beside another view.
@preconcurrency @MainActor
public struct RelatedPosition {
  let attribute: LayoutAttribute
  let otherAttribute: LayoutAttribute
  let view: UIView
  var isParallel = false

  /// Above a view.
  public static func topOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .bottom, otherAttribute: .top, view: view)
  }

  /// Below a view.
  public static func bottomOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .top, otherAttribute: .bottom, view: view)
  }

  /// Left of a view.
  public static func leftOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .right, otherAttribute: .left, view: view)
  }

  /// Right of a view.
  public static func rightOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .left, otherAttribute: .right, view: view)
  }

  /// Before a view, as people read.
  public static func leadingOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .trailing, otherAttribute: .leading, view: view)
  }

  /// After a view, as people read.
  public static func trailingOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .leading, otherAttribute: .trailing, view: view)
  }

  /// Above a view, with the middles in line.
  public static func topOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    topOf(view).parallel
  }

  /// Below a view, with the middles in line.
  public static func bottomOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    bottomOf(view).parallel
  }

  /// Left of a view, with the middles in line.
  public static func leftOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    leftOf(view).parallel
  }

  /// Right of a view, with the middles in line.
  public static func rightOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    rightOf(view).parallel
  }

  private var parallel: RelatedPosition {
    var copy = self
    copy.isParallel = true
    return copy
  }
}

/// How a view lies between two others.
public struct BetweenRelation {
  let axis: LayoutAxis
  let relation: ContentRelation<any InsetsConvertible>

  /// Below the first, above the second.
  public static func vertically(
    _ relation: ContentRelation<any InsetsConvertible>
  ) -> BetweenRelation { BetweenRelation(axis: .vertical, relation: relation) }

  /// Right of the first, left of the second.
  public static func horizontally(
    _ relation: ContentRelation<any InsetsConvertible>
  ) -> BetweenRelation { BetweenRelation(axis: .horizontal, relation: relation) }
}

extension UIEdgeInsets {
  /// The inset of one edge.
  func inset(of attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .top: top
    case .bottom: bottom
    case .left, .leading: left
    case .right, .trailing: right
    default: 0
    }
  }
}
