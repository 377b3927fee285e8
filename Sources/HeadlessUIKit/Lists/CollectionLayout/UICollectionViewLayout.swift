import Foundation
import ListRules

/// Determines the positions of a collection view's items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  weak var owner: UICollectionView?
  /// Whether the layout has to be prepared.
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

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var collectionView: UICollectionView? { owner }

  // MARK: Places

  /// Called after an invalidation, before attributes are requested.
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
    owner?.invalidateSizes()
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
    // Supplementary views in the context are measured again.
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

  /// Whether a cell may have its preferred size.
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

  /// Whether the layout depends on a change of the content insets.
  func follows(_ insets: UIEdgeInsets, from old: UIEdgeInsets) -> Bool { false }

  /// Whether the layout depends on traits, apart from the sizes of views.
  var followsTraits: Bool { false }

  /// Whether cells are asked for their sizes.
  var usesSelfSizingCells: Bool { true }

  /// Whether its attributes say which dimensions of a view it asks for. A view is then measured again if
  /// another dimension has changed. Otherwise, all are measured again when the collection view is resized.
  var reportsFittingAxes: Bool { false }

  /// Accepts another size for a cell.
  func accept(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) {
    invalidateLayout(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  /// Returns the items, visible or not, that have not been measured but determine the sizes of visible ones.
  func unmeasuredSiblings(of seen: [UICollectionViewLayoutAttributes]) -> [IndexPath] { [] }

  /// Moves the known sizes with their items.
  func follow(_ mapping: ListMapping) {}

  /// Called before elements are shown with these attributes.
  func willShow(_ seen: [UICollectionViewLayoutAttributes]) {}

  // MARK: Sections that are scrolled by themselves

  func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }
  /// Whether an element moves along when its section scrolls orthogonally.
  func scrollsOrthogonally(_ element: CollectionElement) -> Bool { element.category == .cell }
  /// Returns the areas that may be visible in a rectangle.
  func orthogonalAreas(in rect: CGRect) -> [(section: Int, area: OrthogonalArea)] { [] }

  // MARK: Lists

  /// Returns the list's settings for an element; nil if it is in no list.
  func listPlace(of element: CollectionElement) -> ListCellPlace? { nil }
  /// Returns the swipe actions of an item.
  func swipeConfiguration(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }
  /// The background color of lists.
  var listBackground: UIColor? { nil }

  // MARK: Offsets

  /// Returns the offset at which the content comes to rest, before the delegate is asked.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after updates, or when this layout replaces another, unless the delegate
  /// provides it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Movement

  /// Returns the index path of the item at the position; without one, the current index path of the moving
  /// item.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns attributes in front of all other items, centered at the position.
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

  /// Called after ``prepare()`` with the changes of a batch of updates, before cells appear and disappear.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called for each item that becomes visible with an update. Cells are in their final positions at once
  /// here, whatever it returns.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Called for each visible item that is deleted, with its index path before the update. Cells disappear at
  /// once here, whatever it returns.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The same for headers, footers and other views beside the items, which appear with their section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The same for the disappearance, with the section.
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

  /// Called after the cells have appeared and disappeared.
  open func finalizeCollectionViewUpdates() {}

  /// Never called: the layout does not animate changes of bounds here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called: the layout does not animate changes of bounds here.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Transitions

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the opposite layout direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// The invalid parts of a layout. The whole layout is always computed again here.
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
  /// The change of the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Stored without effect: the content has the size that the layout returns.
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
