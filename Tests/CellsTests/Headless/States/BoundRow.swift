import TestSupport

@testable import Binding

/// A cell with a text field, in a table or in a collection.
@MainActor
private protocol FieldCell: UIView {
  var field: UITextField { get }
}

private final class FieldRowCell: UITableViewCell, FieldCell {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) { VStackBlock { field } }
  }

  required init?(coder: NSCoder) { nil }
}

private final class FieldItemCell: UICollectionViewCell, FieldCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Mondrian.buildSubviews(on: contentView) { VStackBlock { field } }
  }

  required init?(coder: NSCoder) { nil }
}

/// A row or an item as an object, whose cell follows a state of the object.
@MainActor
protocol BoundRow: AnyObject {
  var text: String? { get set }
  /// The values that its state took while a cell showed it.
  var heard: [String?] { get }
  /// The number of listeners to its state.
  var listeners: Int { get }
  /// The text field of its cell.
  var field: UITextField? { get }
}

private final class Row: TableViewCellModel<FieldRowCell>, BoundRow {
  @ViewState var text: String?
  private(set) var heard: [String?] = []

  override func bind(with view: FieldRowCell) {
    super.bind(with: view)
    $text.bind(with: view.field, \.text)
    $text.observe(observer: self).didSet { row, changes in row.heard.append(changes.new) }
  }

  var listeners: Int { $text.listeners }
  var field: UITextField? { view?.field }
}

private final class Item: CollectionViewCellModel<FieldItemCell>, BoundRow {
  @ViewState var text: String?
  private(set) var heard: [String?] = []

  override func bind(with view: FieldItemCell) {
    super.bind(with: view)
    $text.bind(with: view.field, \.text)
    $text.observe(observer: self).didSet { row, changes in row.heard.append(changes.new) }
  }

  var listeners: Int { $text.listeners }
  var field: UITextField? { view?.field }
}

extension ViewState {
  fileprivate var listeners: Int {
    (hub?.observers.all.count ?? 0) + (hub?.bindings.all.count ?? 0)
  }
}

/// A row as a value, whose cells follow a state that another object owns.
struct Line: TableCellModel, CollectionCellModel {
  var id: Int
  var state: ViewState<String?>

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent { TableCellContent(FieldRowCell.self) { follow($0) } }
  var itemContent: CollectionCellContent {
    CollectionCellContent(FieldItemCell.self) { follow($0) }
  }

  private func follow(_ cell: some FieldCell) {
    state.apply(into: cell.field, \.text)
    state.observe(observer: cell).didSet { _, _ in }
  }
}

extension ListKind {
  /// Returns rows or items that show their numbers.
  @MainActor
  func boundRows(_ count: Int) -> [any BoundRow] {
    (0..<count).map { index in
      switch self {
      case .table:
        build { (row: inout Row) in
          row.cellIdentifier = index
          row.text = "\(index)"
        }
      case .collection:
        build { (item: inout Item) in
          item.cellIdentifier = index
          item.text = "\(index)"
        }
      }
    }
  }
}

extension ListScene {
  func set(_ rows: [any BoundRow]) { set([("a", rows)]) }

  /// - Parameter line: A row at the end of the first section.
  func set(_ sections: [(String, [any BoundRow])], beside line: Line? = nil) {
    model.sections = sections.enumerated().map { index, section in
      let rows = section.1.compactMap { $0 as? Row }
      return CellSection(
        identifier: section.0, cells: rows + (index == 0 ? line.map { [wrap($0)] } ?? [] : []))
    }
  }

  /// The text fields of the visible cells.
  var fields: [UITextField] {
    list.layoutIfNeeded()
    let table = (list as? UITableView)?.visibleCells ?? []
    let collection = (list as? UICollectionView)?.visibleCells ?? []
    return (table + collection as [UIView]).compactMap { ($0 as? any FieldCell)?.field }
  }
}
