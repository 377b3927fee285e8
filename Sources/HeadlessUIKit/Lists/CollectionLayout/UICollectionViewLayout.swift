import Foundation
import ListRules

/// Says where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  weak var owner: UICollectionView?
  /// Whether places are to be found anew.
  var isInvalid = true
  var decorationClasses: [String: AnyClass] = [:]
  var updates = LayoutUpdates()

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  public override init() {
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var collectionView: UICollectionView? { owner }

  // MARK: Places

  /// Called before places are asked for, after they have become invalid.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Invalidating

  open func invalidateLayout() {
    isInvalid = true
    owner?.measureAgain()
    owner?.setNeedsLayout()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    guard let owner else { return }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      owner.contentOffset = CGPoint(
        x: owner.contentOffset.x + shift.x, y: owner.contentOffset.y + shift.y)
    }
    // What is named is asked again how large it wants to be.
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        owner.supplementaryView(forElementKind: kind, at: path)?.needsMeasuring = true
      }
    }
    owner.setNeedsLayout()
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Whether a cell may be as large as it wants.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Whether places hang on insets of the content that have changed.
  func follows(_ insets: UIEdgeInsets, from old: UIEdgeInsets) -> Bool { false }

  /// Whether places hang on traits, besides what views want.
  var followsTraits: Bool { false }

  /// Whether cells are asked how large they want to be.
  var asksCells: Bool { true }

  /// Whether its attributes say which dimensions of a view it asks for, so that a view is asked again where
  /// another one has changed. Else all are asked again in a collection of another size.
  var saysWhatItAsksFor: Bool { false }

  /// A cell wants to be of another size.
  func accept(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) {
    invalidateLayout(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  /// The items, seen or not, that have not been asked how large they want to be while what is seen hangs on it.
  func unmeasuredSiblings(of seen: [UICollectionViewLayoutAttributes]) -> [IndexPath] { [] }

  /// Items have gone elsewhere, and with them what is known of their sizes.
  func follow(_ mapping: ListMapping) {}

  /// What is seen is about to be shown with these attributes.
  func willShow(_ seen: [UICollectionViewLayoutAttributes]) {}

  // MARK: Sections that are scrolled by themselves

  func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }
  /// Whether it goes along where its section is scrolled by itself.
  func isScrolledAcross(_ element: CollectionElement) -> Bool { element.category == .cell }
  /// Those that may be seen in a rectangle.
  func orthogonalAreas(in rect: CGRect) -> [(section: Int, area: OrthogonalArea)] { [] }

  // MARK: Lists

  /// What a list says of an element; nil where it is none of a list.
  func listPlace(of element: CollectionElement) -> ListCellPlace? { nil }
  /// What can be done to an item by swiping it.
  func swipeActions(at path: IndexPath, leading: Bool) -> [UIContextualAction] { [] }
  /// Behind lists.
  var listBackground: UIColor? { nil }

  // MARK: Offsets

  /// Where content that is let go of comes to rest, before the delegate is asked.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where content is after updates, or when this layout takes the place of another, unless the delegate
  /// says it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Movement

  /// That of the item at the position; without one there, where the item is already.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The item in front of all others, with its center at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)
    let held =
      place?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    held.center = position
    held.zIndex = .max
    return held
  }

  // MARK: Updates

  /// Called after ``prepare()`` of what a batch of updates has changed, before cells come and go.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Asked of each item that comes into sight with an update. Cells are in their places at once here,
  /// whatever is said.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Asked of each item that was in sight and is deleted, by its place before the update. Cells are gone
  /// at once here, whatever is said.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The same for headers, footers and all that is beside items: it comes with its section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The same; it goes with its section.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called after the cells have come and gone.
  open func finalizeCollectionViewUpdates() {}

  /// Never called: a change of bounds is no animation of the layout's here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called, as above.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Transitions

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether places are mirrored where the reading direction is the other one.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// What of a layout is no longer valid. Here all of it always is found anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// What the offset changes by.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Stored without effect: the content is as large as the layout says.
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }
}
