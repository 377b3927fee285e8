import ListRules

/// The model of a table's content, and of how it gets from one state to the next:
/// `UITableView.Model`.
///
/// The model is the table's data source. Each table has one, which its `model` property returns.
///
/// ```swift
/// table.model.reloadStrategy = .reloadLinearDifferences
/// table.model.didReload { isFinished in … }
/// ```
@preconcurrency @MainActor
public final class TableModel: ListModel<any TableCellModel>, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  /// The table, or nil once it has been deallocated.
  public private(set) weak var table: UITableView?

  /// The animation with which rows appear.
  public var insertRowAnimation = UITableView.RowAnimation.left
  /// The animation with which rows disappear.
  public var deleteRowAnimation = UITableView.RowAnimation.left
  /// The animation with which rows are reloaded.
  public var reloadRowAnimation = UITableView.RowAnimation.fade
  /// The animation with which sections appear.
  public var insertSectionAnimation = UITableView.RowAnimation.top
  /// The animation with which sections disappear.
  public var deleteSectionAnimation = UITableView.RowAnimation.top
  /// The animation with which sections are reloaded.
  public var reloadSectionAnimation = UITableView.RowAnimation.top
  /// The animation of all changes while one set is carried out, in place of all of these.
  private var currentSetAnimation: UITableView.RowAnimation?

  init(_ table: UITableView) {
    self.table = table
    super.init(.rows)
    table.dataSource = self
  }

  override var list: UIScrollView? { table }
  override var listDelegate: (any UIScrollViewDelegate)? { table?.delegate }
  var heights: Measurements<CGFloat>?
  /// The index titles that the table has been given.
  private var suppliedIndexTitles: [String]?
  /// The index titles and the number of rows that are shown, with the `showCount` for which they
  /// hold.
  var shownIndex: (count: Int, titles: [String]?, rows: Int)?
  /// The margins beside rows and their content, with the width and the titles for which they were
  /// last found.
  var rowMargins: (width: CGFloat, titles: [String]?, margins: RowMarginMeasurer.Margins)?
  func willShow(_ outlines: [SectionOutline<AnyHashable, CellKey>]) {}
  override var needsDelegate: Bool { super.needsDelegate || features.haveSwipes }
  override func setOwnDelegate(_ delegate: ListDelegate) { table?.delegate = delegate }
  override func prepare(_ sections: [ShownSection<any TableCellModel>]) async {
    await measureAhead(sections)
  }
  override func isSeen(_ cell: UIView) -> Bool {
    (cell as? UITableViewCell).flatMap { table?.indexPath(for: $0) } != nil
  }
  override var isDataSource: Bool { table?.dataSource === self }
  override var seenPaths: [IndexPath] { table?.indexPathsForVisibleRows ?? [] }
  override func frame(at path: IndexPath) -> CGRect? { table?.rectForRow(at: path) }
  override func becomePrefetchSource() -> Bool {
    if table?.prefetchDataSource == nil { table?.prefetchDataSource = self }
    return table?.prefetchDataSource === self
  }
  override var selectedPaths: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }
  override func select(_ path: IndexPath, _ isSelected: Bool) {
    guard isSelected else { return table?.deselectRow(at: path, animated: false) ?? () }
    table?.selectRow(at: path, animated: false, scrollPosition: .none)
  }
  override func showReorderControls() {
    for cell in table?.visibleCells ?? [] { cell.showsReorderControl = features.mayReorder }
  }
  override var allowsSeveral: Bool {
    get {
      guard let table else { return false }
      return table.isEditing
        ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }
    set { table?.allowsMultipleSelection = newValue }
  }
  override var background: UIView? {
    get { table?.backgroundView }
    set { table?.backgroundView = newValue }
  }

  /// Returns the model of a table, if it has one.
  static func of(_ table: UITableView) -> TableModel? {
    Platform.companion(ListModelReference<TableModel>.self, of: table)?.model
  }

  // MARK: Rows

  /// Returns the row that is shown at an index path, or nil if there is none.
  public func row(at path: IndexPath) -> (any TableCellModel)? { shownRow(at: path) }

  /// Shows sections, with one animation for all changes.
  public func set(_ sections: [UITableView.Section], with animation: UITableView.RowAnimation) {
    show(sections) { [weak self] update in
      self?.currentSetAnimation = animation
      update()
      self?.currentSetAnimation = nil
    }
  }

  // MARK: Data source

  public func numberOfSections(in tableView: UITableView) -> Int { countSections() }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount(in: section)
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    updater.answering {
      guard let row = row(at: indexPath) else { return UITableViewCell() }
      let content = row.rowContent
      let cell = tableView.dequeueReusableCell(
        withIdentifier: identifier(of: content.type, in: tableView), for: indexPath)
      if features.mayReorder { cell.showsReorderControl = true }
      fill(cell, with: row, content, at: .row(ListPlace(indexPath)))
      return cell
    }
  }

  func identifier(of type: UITableViewCell.Type, in table: UITableView) -> String {
    identifier(of: type) { table.register(type, forCellReuseIdentifier: $0) }
  }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    updater.shown.indices.contains(section) ? updater.shown[section].section.headerTitle : nil
  }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    updater.shown.indices.contains(section) ? updater.shown[section].section.footerTitle : nil
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    features.mayReorder
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    follow(from: sourceIndexPath, to: destinationIndexPath)
  }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    notifyPrefetch(indexPaths, isCancelled: false)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    notifyPrefetch(indexPaths, isCancelled: true)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    suppliedIndexTitles = index.titles
    return suppliedIndexTitles
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    self.index.section(at: index)
  }
}

// MARK: - Updates

extension TableModel: ListHost {
  var strategy: CellReloadStrategy { reloadStrategy }

  var isBeingUpdated: Bool { table?.hasUncommittedUpdates ?? false }

  var viewCounts: [Int]? {
    guard let table else { return nil }
    return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  func perform(
    _ updates: ListUpdates, _ mapping: ListMapping?, showNew: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard let table else {
      showNew()
      return completion(false)
    }
    following(mapping, showNew) { showNew in
      table.performBatchUpdates {
        showNew()
        for change in updates.sections { self.ask(table, change) }
        for change in updates.items { self.ask(table, change) }
      } completion: {
        completion($0)
      }
    }
  }

  private func ask(_ table: UITableView, _ change: ListUpdates.Change<Int>) {
    switch change {
    case .delete(let section):
      table.deleteSections([section], with: currentSetAnimation ?? deleteSectionAnimation)
    case .insert(let section):
      table.insertSections([section], with: currentSetAnimation ?? insertSectionAnimation)
    case .reload(let section):
      table.reloadSections([section], with: currentSetAnimation ?? reloadSectionAnimation)
    case .move(let from, let to): table.moveSection(from, toSection: to)
    }
  }

  private func ask(_ table: UITableView, _ change: ListUpdates.Change<ListPlace>) {
    switch change {
    case .delete(let place):
      table.deleteRows(at: [place.path], with: currentSetAnimation ?? deleteRowAnimation)
    case .insert(let place):
      table.insertRows(at: [place.path], with: currentSetAnimation ?? insertRowAnimation)
    case .reload(let place):
      table.reloadRows(at: [place.path], with: currentSetAnimation ?? reloadRowAnimation)
    case .move(let from, let to): table.moveRow(at: from.path, to: to.path)
    }
  }

  func reload(completion: @escaping (Bool) -> Void) {
    guard let table else { return completion(false) }
    unbindAllCells()
    table.reloadData()
    whenReloaded(completion) { table.performBatchUpdates(nil, completion: $0) }
  }

  func rebind() -> ListUpdates? {
    guard let table else { return nil }
    heights?.pruneCache(keeping: updater.shown.map(\.outline))
    let isIndexAnother = index.titles != suppliedIndexTitles
    // Rows beside an index of another width have another height.
    let haveTitlesChanged = showTitles(in: table) || isIndexAnother
    if isIndexAnother { table.reloadSectionIndexTitles() }
    let cells = (table.indexPathsForVisibleRows ?? []).compactMap { path in
      table.cellForRow(at: path).flatMap { cell in
        row(at: path).map { (place: ListPlace(path), cell: cell, model: $0 as any CellModel) }
      }
    }
    let updates = rebind(cells) { place in
      updater.shown[place.section].rows[place.item].rowContent
    }
    let shownAnew = (updates?.items ?? []).compactMap(\.old)
    let resized = resizedRows(excluding: Set(cells.map(\.place) + shownAnew), in: table)
    var all = updates ?? (haveTitlesChanged || !resized.isEmpty ? ListUpdates() : nil)
    all?.items += resized.map { .reload($0) }
    return all
  }

  /// Sets the titles of headers and footers that stay, which don't ask for them again.
  ///
  /// - Returns: Whether some have another title now.
  private func showTitles(in table: UITableView) -> Bool {
    var count = 0
    for (index, section) in updater.shown.enumerated() {
      let section = section.section
      for (title, view) in [
        (section.headerTitle, table.headerView(forSection: index)),
        (section.footerTitle, table.footerView(forSection: index)),
      ] where show(title, in: view) { count += 1 }
    }
    return count > 0
  }

  private func show(_ title: String?, in view: UITableViewHeaderFooterView?) -> Bool {
    guard let view, let label = view.textLabel, let title, label.text != title else { return false }
    label.text = title
    view.setNeedsLayout()
    return true
  }

  func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?) {
    report(kind, message, in: table, at: line)
  }
}
