import TestSupport

/// A table or a collection, for laws that hold for both.
enum ListKind: CaseIterable {
  case table, collection

  /// How high rows are.
  static let rowHeight: CGFloat = 40

  /// A list of rows that are as high as each other.
  @MainActor
  func scene(height: CGFloat = 400) -> any ListScene {
    switch self {
    case .table: TableScene(height: height, rowHeight: Self.rowHeight)
    case .collection: CollectionScene(height: height, itemHeight: Self.rowHeight)
    }
  }
}

/// On a screen with three of them in a point, and what sums of numbers may miss it by.
let onePixel: CGFloat = 1 / 3 + 1e-6

/// A cell that shows names.
@MainActor
protocol NameCell: UIView {
  var name: UILabel { get }
  /// What it has been told to show.
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
  /// The cells that are seen, from the top down.
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
  /// The list has no rows, whatever its model has.
  func loseRows()
  /// Registers another class for the cells of heroes than they are of.
  func misregister()
  /// The content views of the cells that are seen.
  var shownContents: [UIView] { get }
  var selection: [IndexPath] { get }
  /// Sets the list itself: its cells, its sections.
  func set(_ rows: [Row], asSections: Bool)
  /// As if a finger had moved a row.
  func moveByHand(from old: IndexPath, to new: IndexPath)
  /// Sets the list itself, written down between braces.
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

  /// Where each row that is seen is on the screen, by its name.
  var places: [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in nameCells { places[cell.name.text ?? ""] = cell.frame.minY - list.bounds.minY }
    return places
  }

  /// The cell of each row that is seen, by its name.
  var cellsByName: [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for cell in nameCells { cells[cell.name.text ?? ""] = ObjectIdentifier(cell) }
    return cells
  }

  /// Sections that are in the index, by their titles.
  func show(indexed sections: [(String, [Hero])]) {
    model.sections = sections.map { title, heroes in
      IndexedCellSection(indexTitle: title, identifier: title, cells: heroes.map(row))
    }
  }

  /// Sections by their identifiers.
  func sections(_ sections: [(String, [Hero])]) -> [CellSection<Row>] {
    sections.map { name, heroes in CellSection(identifier: name, cells: heroes.map(row)) }
  }
}

/// What the models of both have, by heroes.
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

  /// What sets heroes in one of the ways that there are.
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

  /// What the model says of its sections.
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

  /// The same, by what does not hold the list.
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
