import Foundation

/// The attachment point of a supplementary view: an edge, a corner of two edges, or the center without
/// edges, and an offset from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or as a fraction of the view's size; mirrored with the layout.
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset.usable(insteadOf: .zero, "offset", of: "NSCollectionLayoutAnchor")
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the attachment point in a rectangle, from left to right.
  ///
  /// - Parameter size: The size of the view.
  func point(in rect: CGRect, ofView size: CGSize) -> CGPoint {
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(start) ? 0 : 1
    }
    let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGPoint(
      x: rect.minX + rect.width * share(.leading, .trailing) + offset.x * unit.width,
      y: rect.minY + rect.height * share(.top, .bottom) + offset.y * unit.height)
  }
}

/// The space around an item within its container.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
    super.init()
  }
}

/// The gaps before and after an item on one axis.
struct EdgeGaps {
  /// The minimum gaps.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  private var growsBefore = false
  private var growsAfter = false

  @MainActor
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, on axis: NSLayoutConstraint.Axis) {
    guard let spacing else { return }
    let isUpright = axis == .vertical
    let (start, end) = (
      isUpright ? spacing.top : spacing.leading, isUpright ? spacing.bottom : spacing.trailing
    )
    (before, growsBefore) = (start?.spacing ?? 0, start?.isFlexibleSpacing == true)
    (after, growsAfter) = (end?.spacing ?? 0, end?.isFlexibleSpacing == true)
  }

  var sum: CGFloat { before + after }
  /// The number of gaps that are flexible.
  var growing: Int { (growsBefore ? 1 : 0) + (growsAfter ? 1 : 0) }

  /// - Parameter share: The excess length for each flexible gap.
  func growing(by share: CGFloat) -> EdgeGaps {
    var gaps = self
    if growsBefore { gaps.before += share }
    if growsAfter { gaps.after += share }
    return gaps
  }

  /// - Parameter rest: The excess length; negative values count as 0.
  func filling(_ rest: CGFloat) -> EdgeGaps {
    growing == 0 ? self : growing(by: max(0, rest) / CGFloat(growing))
  }
}
