import Foundation
import ListRules

/// Shows rows in sections. It makes cells for the visible rows only.
@preconcurrency @MainActor
open class UITableView: UIScrollView, SelectableList {
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public nonisolated class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }

  open private(set) var style = Style.plain
  var geometry = TableGeometry() { didSet { chrome.settled = nil } }
  /// The cells that are shown, by index path.
  var cells: [IndexPath: UITableViewCell] = [:] { didSet { chrome.settled = nil } }
  var sectionViews: [TableGeometry.Part: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
  var selection = ListSelection()
  var batch = ListBatch()
  /// Whether to ask the data source for counts.
  var needsCounts = true
  /// The cell that is being reconfigured in place.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  final let chrome = TableChrome()
  /// The room for which cells were measured.
  var measuredRoom = RowRoom()
  /// The result of a delegate method that is not implemented.
  let unimplemented = -CGFloat.infinity
  var unusableHeights = UnusableNumberLog()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    if style == .plain, !Headless.systemVersion.isRedesigned { sectionHeaderTopPadding = -1 }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { forgetData() } }
  }

  // Hides the delegate of the scroll view, which has another type.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      forgetData()
    }
  }

  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
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
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Only data is fetched ahead: cells are made when they become visible.
  open var isPrefetchingEnabled = true
  var prefetcher = ListPrefetcher()

  // MARK: Heights

  /// The height of all rows; `automaticDimension` leaves it to their constraints.
  open var rowHeight = automaticDimension {
    didSet { heightDidChange(\.rowHeight, from: oldValue) }
  }
  open var sectionHeaderHeight = automaticDimension {
    didSet { heightDidChange(\.sectionHeaderHeight, from: oldValue) }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { heightDidChange(\.sectionFooterHeight, from: oldValue) }
  }
  /// The height of rows until they are visible; with 0, all heights are requested at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { heightDidChange(\.estimatedRowHeight, from: oldValue) }
  }
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { heightDidChange(\.estimatedSectionHeaderHeight, from: oldValue) }
  }
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { heightDidChange(\.estimatedSectionFooterHeight, from: oldValue) }
  }
  /// The padding above each header of a plain table.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { heightDidChange(\.sectionHeaderTopPadding, from: oldValue) }
  }
  /// The height of empty rows with separators below the last row of a plain table; 0 shows none.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Stored without effect.
  open var contentHuggingElements = ContentHuggingElements.none

  // MARK: Header and footer of the table

  /// Above the first section, with the height that it has when it is set.
  open var tableHeaderView: UIView? {
    didSet { replaceTableHeaderOrFooter(oldValue, tableHeaderView) }
  }
  /// Below the last section, with the height that it has when it is set.
  open var tableFooterView: UIView? {
    didSet { replaceTableHeaderOrFooter(oldValue, tableFooterView) }
  }
  open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

  // MARK: Data

  /// Shows all rows anew.
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

  open func reloadSectionIndexTitles() { forgetIndex() }

  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return geometry.rowCounts.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return geometry.rowCounts.indices.contains(section) ? geometry.rowCounts[section] : 0
  }

  // MARK: Places

  open func rect(forSection section: Int) -> CGRect {
    rect(from: .header(section), to: .footer(section))
  }

  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(of: section) }
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(from: .footer(section), to: .footer(section))
  }

  /// Empty for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadCountsIfNeeded()
    return geometry.contains(indexPath) ? rowRect(indexPath, pixels) : .zero
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Nil for a row that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The visible cells, from the top down.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    cells.filter { !$0.value.flags.contains(.isKeptForEditing) }.keys.sorted()
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.header(section)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.footer(section)] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = selectedPathNearestToMiddle else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewPool.register(aClass, for: identifier)
  }

  /// Nil if there is neither a cell to reuse nor a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cell(identifier, for: indexPath)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusedSectionView(identifier)
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }

  open func beginUpdates() { begin() }
  open func endUpdates() { end() }
  /// Whether a batch of updates is open, or a placeholder is shown.
  open var hasUncommittedUpdates: Bool { isUpdating }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.sections.append(.insert(section)) } }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.sections.append(.delete(section)) } }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.sections.append(.reload(section)) } }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.append(.move(from: section, to: newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.items.append(.insert(ListPlace(path))) } }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.items.append(.delete(ListPlace(path))) } }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.items.append(.reload(ListPlace(path))) } }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.items.append(.move(from: ListPlace(indexPath), to: ListPlace(newIndexPath)))
    }
  }

  /// Asks the data source for the cells again; it must return the same ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) { requestReconfigure(indexPaths) }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored without effect: there is no focus.
  open var selectionFollowsFocus = false
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Does not notify the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(onlyThis: indexPath, scrollingTo: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    change(indexPath, isOn: false)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { selectionTouchBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapAccessory(touches)
    selectionTouchEnded()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectionTouchCancelled()
  }

  // MARK: Editing

  private var storedEditing = false

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingDidChange(animated: animated)
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// Stored without effect.
  open var separatorEffect: UIVisualEffect?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// The insets of separators; the margins until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Inset grouped cells do not change.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  /// Whether content keeps clear of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored without effect.
  open var remembersLastFocusedIndexPath = false

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleViews()
    rowsWereLaidOut()
  }

  /// Another text size or display scale changes the heights of rows.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherMeasures(than: previousTraitCollection) else { return }
    for cell in cells.values { cell.needsMeasuring = true }
    hideSectionViews()
    setNeedsLayout()
  }

  override func drawContent(into picture: inout Picture) {
    for line in fillerSeparators {
      picture.fill(
        PictureShape(rect: line, radius: 0, corners: .all),
        separatorColor.map(shownColor))
    }
  }

  /// There are no nibs here: cells with the identifier are plain; dequeuing one logs a message.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  /// There are no nibs here, so there are no views with the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
