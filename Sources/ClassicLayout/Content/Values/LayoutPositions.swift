/// The edges at which a view is placed: `.topLeft`, `.fullBottom`, `[.top, .left, .right]`.
public struct LayoutPositions: OptionSet, Hashable, Sendable {
  /// The edges, with a bit for each.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = LayoutPositions(rawValue: 1)
  /// The bottom edge.
  public static let bottom = LayoutPositions(rawValue: 2)
  /// The left edge, in any layout direction.
  public static let left = LayoutPositions(rawValue: 4)
  /// The right edge, in any layout direction.
  public static let right = LayoutPositions(rawValue: 8)
  /// The leading edge: right in a right-to-left layout.
  public static let leading = LayoutPositions(rawValue: 16)
  /// The trailing edge: left in a right-to-left layout.
  public static let trailing = LayoutPositions(rawValue: 32)
  /// The top leading corner.
  public static let topLeading: LayoutPositions = [.top, .leading]
  /// The top trailing corner.
  public static let topTrailing: LayoutPositions = [.top, .trailing]
  /// The bottom leading corner.
  public static let bottomLeading: LayoutPositions = [.bottom, .leading]
  /// The bottom trailing corner.
  public static let bottomTrailing: LayoutPositions = [.bottom, .trailing]
  /// The leading, top and bottom edges.
  public static let fullLeading: LayoutPositions = [.leading, .top, .bottom]
  /// The trailing, top and bottom edges.
  public static let fullTrailing: LayoutPositions = [.trailing, .top, .bottom]
  /// All four edges, with leading and trailing in place of left and right.
  public static let directionalEdges: LayoutPositions = [.top, .bottom, .leading, .trailing]
  /// The top left corner, in any layout direction.
  public static let topLeft: LayoutPositions = [.top, .left]
  /// The top right corner, in any layout direction.
  public static let topRight: LayoutPositions = [.top, .right]
  /// The bottom left corner, in any layout direction.
  public static let bottomLeft: LayoutPositions = [.bottom, .left]
  /// The bottom right corner, in any layout direction.
  public static let bottomRight: LayoutPositions = [.bottom, .right]
  /// The top, left and right edges.
  public static let fullTop: LayoutPositions = [.top, .left, .right]
  /// The bottom, left and right edges.
  public static let fullBottom: LayoutPositions = [.bottom, .left, .right]
  /// The left, top and bottom edges.
  public static let fullLeft: LayoutPositions = [.left, .top, .bottom]
  /// The right, top and bottom edges.
  public static let fullRight: LayoutPositions = [.right, .top, .bottom]
  /// All four edges.
  public static let edges: LayoutPositions = [.top, .bottom, .left, .right]

  /// Returns left and right, or leading and trailing, depending on the kind of insets.
  static func sides(of insets: (any InsetsConvertible)?) -> LayoutPositions {
    insets is NSDirectionalEdgeInsets ? [.leading, .trailing] : [.left, .right]
  }

  /// Returns all edges, with sides that depend on the kind of insets.
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

/// A position beside another view.
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

  /// Before a view, in the reading direction.
  public static func leadingOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .trailing, otherAttribute: .leading, view: view)
  }

  /// After a view, in the reading direction.
  public static func trailingOf(_ view: UIView) -> RelatedPosition {
    RelatedPosition(attribute: .leading, otherAttribute: .trailing, view: view)
  }

  /// Above a view, with the centers aligned.
  public static func topOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    topOf(view).parallel
  }

  /// Below a view, with the centers aligned.
  public static func bottomOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    bottomOf(view).parallel
  }

  /// Left of a view, with the centers aligned.
  public static func leftOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    leftOf(view).parallel
  }

  /// Right of a view, with the centers aligned.
  public static func rightOfAndParallelWith(_ view: UIView) -> RelatedPosition {
    rightOf(view).parallel
  }

  private var parallel: RelatedPosition {
    var copy = self
    copy.isParallel = true
    return copy
  }
}

/// The relation of a view to the two views it lies between.
public struct BetweenRelation {
  let axis: LayoutAxis
  let relation: ContentRelation<any InsetsConvertible>

  /// Below the first view and above the second.
  public static func vertically(
    _ relation: ContentRelation<any InsetsConvertible>
  ) -> BetweenRelation { BetweenRelation(axis: .vertical, relation: relation) }

  /// Right of the first view and left of the second.
  public static func horizontally(
    _ relation: ContentRelation<any InsetsConvertible>
  ) -> BetweenRelation { BetweenRelation(axis: .horizontal, relation: relation) }
}

extension UIEdgeInsets {
  /// Returns the inset of one edge.
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
