import ListRules

/// The model of a collection's content, and of how it gets from one state to the next:
/// `UICollectionView.Model`.
///
/// The model is the collection's data source. Each collection has one, which its `model` property
/// returns.
@preconcurrency @MainActor
public final class CollectionModel: ListModel<any CollectionCellModel>, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  /// The collection, or nil once it has been deallocated.
  public private(set) weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(.items)
    collection.dataSource = self
  }

  override var list: UIScrollView? { collection }
  override var listDelegate: (any UIScrollViewDelegate)? { collection?.delegate }
  var sizes: Measurements<CGSize>?
  /// Whether headers or footers without room have been reported, and swipes that no layout asks
  /// for.
  var (hasReportedRoom, hasReportedSwipes) = (false, false)
  /// Whether a list configuration has been made swipeable.
  var isSwipeable = false
  /// The delegate in place of the model's own while the model returns the sizes of items.
  let sizingDelegate = SizingListDelegate()
  /// Whether the layout has to ask for the sizes of items.
  private var providesItemSizes: Bool {
    measuresItems || hasBlankItems && flowLayout?.estimatedItemSize == .zero
  }
  private var hasBlankItems = false
  /// The sizes for which the layout was last invalidated, in order: those of blank items, or of all
  /// items.
  private var offscreenItemSizes: [CGSize] = []
  func willShow(_ outlines: [SectionOutline<AnyHashable, CellKey>]) {
    hasBlankItems = outlines.contains { section in
      section.items.contains { $0.isOf(BlankCollectionItem.self) }
    }
    if hasBlankItems { ensureDelegate() }
  }
  override func checkMissingCallbacks() { if !seenPaths.isEmpty { checkSwipes() } }
  override var needsDelegate: Bool { super.needsDelegate || providesItemSizes }
  override var ownDelegate: ListDelegate { providesItemSizes ? sizingDelegate : delegate }
  override func setOwnDelegate(_ delegate: ListDelegate) { collection?.delegate = delegate }
  override func isOwn(_ delegate: any UIScrollViewDelegate) -> Bool {
    super.isOwn(delegate) || delegate === sizingDelegate
  }
  override func prepare(_ sections: [ShownSection<any CollectionCellModel>]) async {
    await measureAhead(sections)
  }
  override func problem(of delegate: any UIScrollViewDelegate) -> String? {
    if features.needDelegate, let problem = super.problem(of: delegate) { return problem }
    guard providesItemSizes, delegate !== self.delegate,
      !(delegate is any UICollectionViewDelegateFlowLayout)
    else { return nil }
    let items = measuresItems ? "items that are measured" : "empty cells"
    return "the layout does not ask the list's delegate, \(type(of: delegate)), for the sizes of "
      + "\(items): conform it to UICollectionViewDelegateFlowLayout, and return "
      + "model.itemSize(at:)"
  }
  override func model(at place: CellPlace) -> (any CellModel)? {
    guard case .end(let section, let kind) = place else { return super.model(at: place) }
    return supplement(of: kind, at: [section, 0])
  }
  override func isSeen(_ cell: UIView) -> Bool {
    guard let collection else { return false }
    if let cell = cell as? UICollectionViewCell, collection.indexPath(for: cell) != nil {
      return true
    }
    return Self.headerFooterKinds.contains { kind in
      collection.visibleSupplementaryViews(ofKind: kind).contains { $0 === cell }
    }
  }
  override var isMirrored: Bool {
    guard let collection, collection.contentSize.width > collection.bounds.width else {
      return false
    }
    return collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collection.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }
  override var isDataSource: Bool { collection?.dataSource === self }
  override var seenPaths: [IndexPath] {
    collection?.indexPathsForVisibleItems.sorted() ?? []
  }
  override func frame(at path: IndexPath) -> CGRect? {
    collection?.layoutAttributesForItem(at: path)?.frame
  }
  override func becomePrefetchSource() -> Bool {
    if collection?.prefetchDataSource == nil { collection?.prefetchDataSource = self }
    return collection?.prefetchDataSource === self
  }
  override var selectedPaths: [IndexPath] { collection?.indexPathsForSelectedItems ?? [] }
  override func select(_ path: IndexPath, _ isSelected: Bool) {
    guard isSelected else { return collection?.deselectItem(at: path, animated: false) ?? () }
    collection?.selectItem(at: path, animated: false, scrollPosition: [])
  }
  override var allowsSeveral: Bool {
    get {
      guard let collection else { return false }
      return collection.isEditing
        ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
    }
    set { collection?.allowsMultipleSelection = newValue }
  }
  override var background: UIView? {
    get { collection?.backgroundView }
    set { collection?.backgroundView = newValue }
  }

  /// Returns the model of a collection, if it has one.
  static func of(_ collection: UICollectionView) -> CollectionModel? {
    Platform.companion(ListModelReference<CollectionModel>.self, of: collection)?.model
  }

  // MARK: Items

  /// Returns the item that is shown at an index path, or nil if there is none.
  public func item(at path: IndexPath) -> (any CollectionCellModel)? { shownRow(at: path) }

  /// Whether headers stay at the top while their section is visible, in a flow layout.
  ///
  /// In tables the plain style does this. It is an issue to set the property while the collection
  /// has another layout, which decides by itself.
  public var pinsHeaders: Bool {
    get { flowLayout?.sectionHeadersPinToVisibleBounds ?? false }
    set {
      if let flowLayout { return flowLayout.sectionHeadersPinToVisibleBounds = newValue }
      reportLayout("headers are pinned")
    }
  }

  /// Reports a request that only flow layouts take from the model: other layouts decide it by
  /// themselves.
  func reportLayout(_ what: String) {
    guard let collection else { return }
    report(
      .misplaced,
      "\(what) in flow layouts only: a \(type(of: collection.collectionViewLayout)) decides that itself",
      in: collection, at: nil)
  }

  var flowLayout: UICollectionViewFlowLayout? {
    collection?.collectionViewLayout as? UICollectionViewFlowLayout
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int { countSections() }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rowCount(in: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    updater.answering { cell(of: collectionView, at: indexPath) }
  }

  private func cell(
    of collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = item(at: indexPath)
    let content = item?.itemContent ?? CollectionCellContent(UICollectionViewCell.self)
    // A view that is no cell can't show an item: a plain cell stands there instead, and is reported
    // below.
    let type: AnyClass =
      content.type is UICollectionViewCell.Type ? content.type : UICollectionViewCell.self
    let identifier = identifier(of: type) {
      collectionView.register(type, forCellWithReuseIdentifier: $0)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let item {
      fill(cell, with: item, content, at: .row(ListPlace(indexPath)))
      checkReferenceSizes(of: updater.shown[indexPath.section].section)
      checkSwipes()
    }
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let model = supplement(of: kind, at: indexPath)
    let content = model?.itemContent ?? CollectionCellContent(UICollectionReusableView.self)
    let identifier = identifier(of: content.type, kind: kind) {
      collectionView.register(
        content.type, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    if let model {
      updater.answering {
        fill(view, with: model, content, at: .end(section: indexPath.section, kind: kind))
      }
    }
    return view
  }

  /// Returns the header or the footer of a section. A boundary item of the whole layout has a path
  /// of one index, and belongs to no section.
  func supplement(of kind: String, at path: IndexPath) -> (any CollectionCellModel)? {
    guard path.count > 1, updater.shown.indices.contains(path.section) else { return nil }
    let section = updater.shown[path.section].section
    return switch kind {
    case UICollectionView.elementKindSectionHeader: section.header
    case UICollectionView.elementKindSectionFooter: section.footer
    default: nil
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    features.mayReorder
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    follow(from: sourceIndexPath, to: destinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    notifyPrefetch(indexPaths, isCancelled: false)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    notifyPrefetch(indexPaths, isCancelled: true)
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    index.titles
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    let section = self.index.section(at: index)
    // A section without items has no path to an item: the next section with items is nearest.
    let filled = updater.shown.indices.filter { !updater.shown[$0].rows.isEmpty }
    guard let nearest = filled.first(where: { $0 >= section }) ?? filled.last else {
      return IndexPath(index: section)
    }
    return IndexPath(item: 0, section: nearest)
  }
}

// MARK: - Updates

extension CollectionModel: ListHost {
  var strategy: CellReloadStrategy { reloadStrategy }

  var isBeingUpdated: Bool { collection?.hasUncommittedUpdates ?? false }

  var viewCounts: [Int]? {
    guard let collection else { return nil }
    return (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }

  func perform(
    _ updates: ListUpdates, _ mapping: ListMapping?, showNew: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard let collection else {
      showNew()
      return completion(false)
    }
    following(mapping, showNew) { showNew in
      collection.performBatchUpdates {
        showNew()
        for change in updates.sections { Self.ask(collection, change) }
        for change in updates.items { Self.ask(collection, change) }
      } completion: {
        completion($0)
      }
    }
  }

  private static func ask(_ collection: UICollectionView, _ change: ListUpdates.Change<Int>) {
    switch change {
    case .delete(let section): collection.deleteSections([section])
    case .insert(let section): collection.insertSections([section])
    case .reload(let section): collection.reloadSections([section])
    case .move(let from, let to): collection.moveSection(from, toSection: to)
    }
  }

  private static func ask(
    _ collection: UICollectionView, _ change: ListUpdates.Change<ListPlace>
  ) {
    switch change {
    case .delete(let place): collection.deleteItems(at: [place.path])
    case .insert(let place): collection.insertItems(at: [place.path])
    case .reload(let place): collection.reloadItems(at: [place.path])
    case .move(let from, let to): collection.moveItem(at: from.path, to: to.path)
    }
  }

  func reload(completion: @escaping (Bool) -> Void) {
    guard let collection else { return completion(false) }
    unbindAllCells()
    collection.reloadData()
    whenReloaded(completion) { collection.performBatchUpdates(nil, completion: $0) }
  }

  func rebind() -> ListUpdates? {
    guard let collection else { return nil }
    sizes?.pruneCache(keeping: updater.shown.map(\.outline))
    let haveEndsChanged = rebindHeadersAndFooters(collection)
    let cells = collection.indexPathsForVisibleItems.compactMap { path in
      collection.cellForItem(at: path).flatMap { cell in
        item(at: path).map {
          (
            place: ListPlace(path), cell: cell as UICollectionReusableView,
            model: $0 as any CellModel
          )
        }
      }
    }
    let updates = rebind(cells) { place in
      updater.shown[place.section].rows[place.item].itemContent
    }
    let shownAnew = (updates?.items ?? []).compactMap(\.old)
    let again =
      sizes?.takeRemeasured(
        in: updater.shown.map(\.outline), excluding: Set(cells.map(\.place) + shownAnew)) ?? []
    let haveSizesChanged = resizeOffscreenItems(collection.collectionViewLayout)
    let haveChanged = haveEndsChanged || haveSizesChanged || !again.isEmpty
    var all = updates ?? (haveChanged ? ListUpdates() : nil)
    all?.items += again.map { .reload($0) }
    return all
  }

  /// Invalidates the layout if items have other sizes that it can't learn otherwise: the sizes of
  /// blank items, and sizes that items state and a flow layout uses as they are. Items out of sight
  /// are not bound again.
  ///
  /// - Returns: Whether some may have another size now.
  private func resizeOffscreenItems(_ layout: UICollectionViewLayout) -> Bool {
    let saysAll = measuresItems && flowLayout?.estimatedItemSize == .zero
    guard hasBlankItems || saysAll else { return false }
    let sizes = updater.shown.enumerated().flatMap { section, shown in
      shown.rows.indices.compactMap { item in
        saysAll
          ? itemSize(at: IndexPath(item: item, section: section))
          : (shown.rows[item] as? BlankCollectionItem)?.size
      }
    }
    guard sizes != offscreenItemSizes else { return false }
    offscreenItemSizes = sizes
    layout.invalidateLayout()
    return true
  }

  func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?) {
    report(kind, message, in: collection, at: line)
  }
}
