import Foundation

/// Where a view is attached to what it is beside: at edges, of which two that meet are a corner, none are
/// the center; and how far from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in lengths of the view; mirrored with the layout.
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

  /// Where it is in a rectangle, from left to right.
  ///
  /// - Parameter size: How large the view is.
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

/// What is left free around an item, within what it is in.
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

/// What is free before something and after it, on one axis.
struct EdgeGaps {
  /// At least so much.
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
  /// How many of the two take what is left.
  var growing: Int { (growsBefore ? 1 : 0) + (growsAfter ? 1 : 0) }

  /// - Parameter share: What each that grows takes in addition.
  func growing(by share: CGFloat) -> EdgeGaps {
    var gaps = self
    if growsBefore { gaps.before += share }
    if growsAfter { gaps.after += share }
    return gaps
  }

  /// - Parameter rest: What there is besides the least; less than nothing counts as nothing.
  func filling(_ rest: CGFloat) -> EdgeGaps {
    growing == 0 ? self : growing(by: max(0, rest) / CGFloat(growing))
  }
}
