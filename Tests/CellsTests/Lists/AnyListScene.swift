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

/// A cell that shows names.
@MainActor
protocol NameCell: UIView {
  var name: UILabel { get }
  /// What it has been told to show.
  var told: [String] { get }
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

  func section(_ name: String, _ heroes: [Hero]) -> CellSection<Row> {
    CellSection(identifier: name, cells: heroes.map(row))
  }
}
