import Foundation
import ListRules

/// Shows items in a layout. It makes cells for the visible items only.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, SelectableList {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  static let sectionKinds = [elementKindSectionHeader, elementKindSectionFooter]

  // Unchecked, since these are read for each visible item. Changing them calls no other code.
  @exclusivity(unchecked) final var layoutInUse: UICollectionViewLayout
  @exclusivity(unchecked) final var counts: [Int] = []
  /// The views that are shown, by element.
  @exclusivity(unchecked) final var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The reuse pools by kind; cells have the empty kind.
  var pools: [String: ReusePool<UICollectionReusableView>] = [:]
  var selection = ListSelection()
  var batch = ListBatch()
  /// Whether to ask the data source for counts.
  var needsCounts = true
  /// Counts the changes of the data.
  @exclusivity(unchecked) final var dataChanges: UInt32 = 0
  @exclusivity(unchecked) final var orthogonal = OrthogonalSections()
  /// The item that is being moved, and its position.
  @exclusivity(unchecked) final var movement: ItemMovement?
  /// Whether the data source has not implemented the move that has ended.
  var ignoresMove = false
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// The size of the view during the last preparation of the layout.
  var laidOutSize = CGSize.zero
  /// Counts the passes that show visible elements.
  final var displayPass: UInt32 = 0
  /// Nil from a change that may make elements visible until all are shown.
  final var settled: SettledElements?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { forgetData() } }
  }

  // Hides the delegate of the scroll view, which has another type.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      forgetData()
    }
  }

  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  open var dragInteractionEnabled = true { didSet { dragAndDropDidChange() } }
  open var hasActiveDrag: Bool { madeDragAndDrop?.hasActiveDrag ?? false }
  open var hasActiveDrop: Bool { madeDragAndDrop?.hasActiveDrop ?? false }
  final var listComponents = ListComponents()
  /// Nil without a delegate, which provides the menus.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : interactionOfMenus
  }
  /// Stored without effect: items make room only when something is dropped.
  open var reorderingCadence = ReorderingCadence.immediate
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Only data is fetched ahead: cells are made when they become visible.
  open var isPrefetchingEnabled = true
  var prefetcher = ListPrefetcher()
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(layoutInUse, for: layout, animated: animated, completion)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleViews()
    rowsWereLaidOut()
  }

  override func drawContent(into picture: inout Picture) {
    guard let color = layoutInUse.listBackground else { return }
    picture.fill(PictureShape(rect: bounds, radius: 0, corners: .all), shownColor(color))
  }

  /// Another text size or display scale changes the sizes of items.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if layoutInUse.followsTraits { layoutInUse.invalidateLayout(with: .init()) }
    guard hasOtherMeasures(than: previousTraitCollection) else { return }
    invalidateSizes()
    setNeedsLayout()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if layoutInUse.shouldInvalidateLayout(forBoundsChange: bounds) {
      layoutInUse.invalidateLayout(with: layoutInUse.invalidationContext(forBoundsChange: bounds))
      if bounds.size != oldBounds.size, !layoutInUse.reportsFittingAxes { invalidateSizes() }
    }
    super.boundsDidChange(from: oldBounds)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutInUse.invalidateLayout()
  }

  override func adjustedInsetDidChange(from old: UIEdgeInsets) {
    if layoutInUse.follows(adjustedContentInset, from: old) { layoutInUse.invalidateLayout() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutInUse.invalidateLayout()
  }

  override func target(of proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Data

  /// Shows all items anew.
  open func reloadData() {
    if batch.depth > 0 {
      Headless.log(
        "reloadData was called in a batch update of \(shortName); it runs after the update.")
      batch.wantsReload = true
      return
    }
    selection.clear()
    forgetData()
    loadCountsIfNeeded()
  }

  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Places

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForItem(at: indexPath).map(mirroredIfNeeded)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirroredIfNeeded)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    shown.first { $0.value === supplementaryView && $0.key.category != .cell }?.key.path
  }

  /// Nil for an item that is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The visible cells, sorted by index path.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    paths { $0.category == .cell }
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths { $0.category == .supplementaryView && $0.kind == elementKind }
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool("") { $0.register(cellClass, for: identifier) }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool(elementKind) { $0.register(viewClass, for: identifier) }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reusedView(elementKind, identifier) ?? makeUnregisteredView(elementKind, identifier)
    view.listPlace = collectionViewLayout.listPlace(
      of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
    return view
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }

  /// Whether a batch of updates is open, or a placeholder is shown.
  open var hasUncommittedUpdates: Bool { isUpdating }

  open func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.sections.append(.insert(section)) } }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.sections.append(.delete(section)) } }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.sections.append(.reload(section)) } }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.append(.move(from: section, to: newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.items.append(.insert(ListPlace(path))) } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.items.append(.delete(ListPlace(path))) } }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.items.append(.reload(ListPlace(path))) } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.items.append(.move(from: ListPlace(indexPath), to: ListPlace(newIndexPath)))
    }
  }

  /// Asks the data source for the cells again; it must return the same ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) { requestReconfigure(indexPaths) }

  // MARK: Movement

  /// False if the data source does not allow the item to move.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ target: CGPoint) { updateMovement(target) }

  /// Tells the data source the new position of the item.
  open func endInteractiveMovement() { endMovement() }

  /// Returns the item to its old position.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells {
        cell.markOutdated()
        cell.needsMeasuring = true
      }
      setNeedsLayout()
    }
  }
  /// Stored without effect.
  open var remembersLastFocusedIndexPath = false
  /// Stored without effect: there is no focus.
  open var selectionFollowsFocus = false
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Does not notify the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadCountsIfNeeded()
    if let indexPath, !isItem(indexPath) { return }
    select(onlyThis: indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    change(indexPath, isOn: false)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { selectionTouchBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectionTouchEnded()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectionTouchCancelled()
  }

  /// There are no nibs here: cells with the identifier are plain; dequeuing one logs a message.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  /// There are no nibs here: views with the identifier are plain; dequeuing one logs a message.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
