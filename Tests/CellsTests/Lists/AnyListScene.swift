import TestSupport

/// A table or a collection, for tests of what both have in common.
enum ListKind: CaseIterable {
  case table, collection

  /// The height of rows.
  static let rowHeight: CGFloat = 40

  /// A list of rows of equal height.
  @MainActor
  func scene(height: CGFloat = 400) -> any ListScene {
    switch self {
    case .table: TableScene(height: height, rowHeight: Self.rowHeight)
    case .collection: CollectionScene(height: height, itemHeight: Self.rowHeight)
    }
  }
}

/// The length of a pixel at a scale of 3, plus a tolerance for sums.
let onePixel: CGFloat = 1 / 3 + 1e-6

/// A cell that shows names.
@MainActor
protocol NameCell: UIView {
  var name: UILabel { get }
  /// The names that it was told to show.
  var told: [String] { get }
}

/// A data source without rows.
private final class NoRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension HeroCell: NameCell {}
extension HeroItemCell: NameCell {}

/// A list in a window.
@MainActor
protocol ListScene {
  associatedtype Row
  var list: UIScrollView { get }
  var model: ListModel<Row> { get }
  /// The visible cells, from top to bottom.
  var nameCells: [any NameCell] { get }
  func row(_ hero: Hero) -> Row
  func hero(_ row: Row) -> Hero?
  var background: UIView? { get set }
  func show(_ heroes: [Hero])
  func show(_ sections: [(String, [Hero])])
  func scroll(to path: IndexPath)
  func wrap(_ row: any TableCellModel & CollectionCellModel) -> Row
  var hasModelForDataSource: Bool { get }
  var listDelegate: (any UIScrollViewDelegate)? { get }
  func setDelegate(_ delegate: any UITableViewDelegate & UICollectionViewDelegate)
  func rowCount(in section: Int) -> Int
  func reloadData()
  /// Leaves the list without rows, whatever its model has.
  func loseRows()
  /// Registers a class for the cells of heroes that is not theirs.
  func misregister()
  /// The content views of the visible cells.
  var shownContents: [UIView] { get }
  var selection: [IndexPath] { get }
  /// Sets the cells or the sections of the list itself.
  func set(_ rows: [Row], asSections: Bool)
  /// Moves a row as a user's finger would.
  func moveByHand(from old: IndexPath, to new: IndexPath)
  /// Sets the list itself by a result builder.
  func build(_ rows: [Row], asSections: Bool)
}

extension TableScene: ListScene {
  var list: UIScrollView { table }
  var model: ListModel<any TableCellModel> { table.model }
  var nameCells: [any NameCell] { cells }
  func row(_ hero: Hero) -> any TableCellModel { HeroRow(hero: hero) }
  func hero(_ row: any TableCellModel) -> Hero? { (row as? HeroRow)?.hero }
  var background: UIView? {
    get { table.backgroundView }
    nonmutating set { table.backgroundView = newValue }
  }
  func scroll(to path: IndexPath) { table.scrollToRow(at: path, at: .top, animated: false) }
  func wrap(_ row: any TableCellModel & CollectionCellModel) -> any TableCellModel { row }
  var hasModelForDataSource: Bool { table.dataSource === table.model }
  var listDelegate: (any UIScrollViewDelegate)? { table.delegate }
  func setDelegate(_ delegate: any UITableViewDelegate & UICollectionViewDelegate) {
    table.delegate = delegate
  }
  func rowCount(in section: Int) -> Int { table.numberOfRows(inSection: section) }
  func reloadData() { table.reloadData() }
  func loseRows() {
    let none = NoRows()
    table.dataSource = none
    _ = cells
    table.dataSource = table.model
  }
  func misregister() {
    table.register(
      UITableViewCell.self, forCellReuseIdentifier: String(reflecting: HeroCell.self))
  }
  var shownContents: [UIView] { table.visibleCells.map(\.contentView) }
  var selection: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  func set(_ rows: [any TableCellModel], asSections: Bool) {
    if asSections {
      table.sections = [UITableView.Section(cells: rows)]
    } else {
      table.cells = rows
    }
  }
  func moveByHand(from old: IndexPath, to new: IndexPath) {
    table.performBatchUpdates {
      table.model.tableView(table, moveRowAt: old, to: new)
      table.moveRow(at: old, to: new)
    }
  }
  func build(_ rows: [any TableCellModel], asSections: Bool) {
    if asSections {
      table.sections { UITableView.Section(cells: rows) }
    } else {
      table.cells { rows }
    }
  }
}

extension CollectionScene: ListScene {
  var list: UIScrollView { collection }
  var model: ListModel<any CollectionCellModel> { collection.model }
  var nameCells: [any NameCell] { cells }
  func row(_ hero: Hero) -> any CollectionCellModel { HeroItem(hero: hero) }
  func hero(_ row: any CollectionCellModel) -> Hero? { (row as? HeroItem)?.hero }
  var background: UIView? {
    get { collection.backgroundView }
    nonmutating set { collection.backgroundView = newValue }
  }
  func show(_ heroes: [Hero]) { collection.cells = heroes.map(HeroItem.init) }
  func scroll(to path: IndexPath) { collection.scrollToItem(at: path, at: .top, animated: false) }
  func wrap(_ row: any TableCellModel & CollectionCellModel) -> any CollectionCellModel { row }
  var hasModelForDataSource: Bool { collection.dataSource === collection.model }
  var listDelegate: (any UIScrollViewDelegate)? { collection.delegate }
  func setDelegate(_ delegate: any UITableViewDelegate & UICollectionViewDelegate) {
    collection.delegate = delegate
  }
  func rowCount(in section: Int) -> Int { collection.numberOfItems(inSection: section) }
  func reloadData() { collection.reloadData() }
  func loseRows() {
    let none = NoRows()
    collection.dataSource = none
    _ = cells
    collection.dataSource = collection.model
  }
  func misregister() {
    collection.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: String(reflecting: HeroItemCell.self))
  }
  var shownContents: [UIView] {
    collection.indexPathsForVisibleItems.sorted()
      .compactMap { collection.cellForItem(at: $0)?.contentView }
  }
  var selection: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  func set(_ rows: [any CollectionCellModel], asSections: Bool) {
    if asSections {
      collection.sections = [UICollectionView.Section(cells: rows)]
    } else {
      collection.cells = rows
    }
  }
  func moveByHand(from old: IndexPath, to new: IndexPath) {
    collection.performBatchUpdates {
      collection.model.collectionView(collection, moveItemAt: old, to: new)
      collection.moveItem(at: old, to: new)
    }
  }
  func build(_ rows: [any CollectionCellModel], asSections: Bool) {
    if asSections {
      collection.sections { UICollectionView.Section(cells: rows) }
    } else {
      collection.cells { rows }
    }
  }
}

extension ListScene {
  var shownNames: [String] { nameCells.map { $0.name.text ?? "" } }

  /// The place of each visible row on the screen, by name.
  var places: [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in nameCells { places[cell.name.text ?? ""] = cell.frame.minY - list.bounds.minY }
    return places
  }

  /// The cell of each visible row, by name.
  var cellsByName: [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for cell in nameCells { cells[cell.name.text ?? ""] = ObjectIdentifier(cell) }
    return cells
  }

  /// Shows sections that are in the index, by title.
  func show(indexed sections: [(String, [Hero])]) {
    model.sections = sections.map { title, heroes in
      IndexedCellSection(indexTitle: title, identifier: title, cells: heroes.map(row))
    }
  }

  /// Returns sections by identifier.
  func sections(_ sections: [(String, [Hero])]) -> [CellSection<Row>] {
    sections.map { name, heroes in CellSection(identifier: name, cells: heroes.map(row)) }
  }
}

/// Features that the models of both kinds have, with heroes as rows.
extension ListScene {
  var emptyView: UIView? {
    get { model.emptyView }
    nonmutating set { model.emptyView = newValue }
  }
  var keepsPosition: KeptPosition {
    get { model.keepsPosition }
    nonmutating set { model.keepsPosition = newValue }
  }
  var reloadStrategy: CellReloadStrategy {
    get { model.reloadStrategy }
    nonmutating set { model.reloadStrategy = newValue }
  }
  var avoidsKeyboard: Bool {
    get { model.avoidsKeyboard }
    nonmutating set { model.avoidsKeyboard = newValue }
  }
  func didReorder(then act: @escaping () -> Void) { model.didReorder { _, _ in act() } }
  var identifiers: [AnyHashable] { model.sections.map(\.identifier) }

  func show(rows: [any TableCellModel & CollectionCellModel]) { model.cells = rows.map(wrap) }

  /// Returns a closure that sets heroes in one of the possible ways.
  func setter(of heroes: [Hero], by way: String) -> @MainActor () -> Void {
    let (rows, sections, model) = (heroes.map(row), sections([("a", heroes)]), model)
    return switch way {
    case "cells": { set(rows, asSections: false) }
    case "sections": { set(rows, asSections: true) }
    case "cells { }": { build(rows, asSections: false) }
    case "sections { }": { build(rows, asSections: true) }
    case "model": { model.sections = sections }
    default: { model.set(sections, animated: true) }
    }
  }

  var modelObject: AnyObject { model }

  var cellCount: Int { model.sections.reduce(0) { $0 + $1.cellCount } }

  /// The names in the sections of the model.
  var namesOfSections: [[String]] {
    model.sections.map { $0.cells.map { hero($0)?.name ?? "" } }
  }

  func set(_ heroes: [(String, [Hero])], animated: Bool) {
    model.set(sections(heroes), animated: animated)
  }

  func setElsewhere(rows: [any TableCellModel & CollectionCellModel]) async {
    await model.set([CellSection(identifier: "a", cells: rows.map(wrap))])
  }

  func setElsewhere(_ heroes: [(String, [Hero])]) async { await model.set(sections(heroes)) }

  /// Does the same without retaining the list.
  func setterElsewhere(_ heroes: [(String, [Hero])]) -> @MainActor () async -> Void {
    let (model, sections) = (model, sections(heroes))
    return { await model.set(sections) }
  }

  func onSelect(_ act: @escaping (Hero?, IndexPath) -> Void) {
    model.onSelect { row, path in act(hero(row), path) }
  }

  func bindSelection(to state: ObservableState<Int?>) { model.bindSelection(to: state) }

  func didReachEnd(within rows: Int = 0, then act: @escaping () -> Void) {
    model.didReachEnd(within: rows, then: act)
  }

  func didReload(then act: @escaping (Bool) -> Void) { model.didReload(then: act) }

  func didPullToRefresh(then act: @escaping @MainActor () async -> Void) {
    model.didPullToRefresh(then: act)
  }

  func prefetch(
    _ fetch: @escaping ([Hero]) -> Void, cancel: @escaping ([Hero]) -> Void = { _ in }
  ) {
    model.prefetch {
      fetch($0.compactMap(hero))
    } cancel: {
      cancel($0.compactMap(hero))
    }
  }

  func contextMenu(_ menu: @escaping (Hero?, IndexPath) -> UIMenu?) {
    model.contextMenu { row, path in menu(hero(row), path) }
  }
}
