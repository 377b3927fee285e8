import Binding

/// The model of a cell: a view model that a list binds when its cell comes into sight, and unbinds
/// before the cell shows another row.
///
/// Derive from ``TableViewCellModel`` or ``CollectionViewCellModel``. What they share with the
/// models of other views is in `ViewModel`. A model has one cell at most, and a cell one model: to
/// bind either to another ends what was before, which is an issue if two lists show the model
/// when a turn ends.
@preconcurrency @MainActor
open class CellViewModel<Cell: UIView>: ViewModel<Cell>, Buildable {
  private var ownIdentifier: AnyHashable?

  /// A model that is a row of its own until it is given an identifier.
  public required override init() { super.init() }

  /// What tells this row from others of its type; the object itself until it is set.
  public var cellIdentifier: AnyHashable {
    get { ownIdentifier ?? AnyHashable(ObjectIdentifier(self)) }
    set { ownIdentifier = newValue }
  }

  var hasOwnIdentifier: Bool { ownIdentifier != nil }

  /// The cell shows something else from now on.
  func leave(_ cell: Cell) {
    if view === cell { unbind() }
  }
}

/// The model of a row of a table, as an object.
///
/// ```swift
/// final class HeroRow: TableViewCellModel<HeroCell> {
///   @ViewState var name: String?
///
///   override func bind(with view: HeroCell) {
///     super.bind(with: view)
///     $name.bind(with: view.nameLabel, \.text)
///   }
/// }
/// ```
///
/// The table applies it when its cell comes into sight, so that the cell shows what its states are,
/// and unbinds it before the cell shows another row. When a state that is bound or observed in between
/// changes, the cell is asked for its height again: from iOS 16 on, and unless the table's
/// `selfSizingInvalidation` is disabled.
@preconcurrency @MainActor
open class TableViewCellModel<Cell: UITableViewCell>: CellViewModel<Cell>, TableCellModel {
  /// A model that is a row of its own until it is given an identifier.
  public required init() { super.init() }

  /// A cell of its class, bound to the model.
  public var rowContent: TableCellContent {
    TableCellContent(
      Cell.self, as: Cell.self, fill: { self.apply(into: $0) }, release: { self.leave($0) })
  }
}

/// The model of an item of a collection, as an object. The same as ``TableViewCellModel``.
@preconcurrency @MainActor
open class CollectionViewCellModel<Cell: UICollectionViewCell>: CellViewModel<Cell>,
  CollectionCellModel
{
  /// A model that is an item of its own until it is given an identifier.
  public required init() { super.init() }

  /// A cell of its class, bound to the model.
  public var itemContent: CollectionCellContent {
    CollectionCellContent(
      Cell.self, as: Cell.self, fill: { self.apply(into: $0) }, release: { self.leave($0) })
  }
}

/// What is asked of models that are objects: whether somebody has said who they are.
@MainActor
protocol IdentifiedByOthers: AnyObject {
  var hasOwnIdentifier: Bool { get }
  /// The cell that shows it.
  var boundCell: UIView? { get }
  var cellIdentifier: AnyHashable { get set }
}

extension CellViewModel: IdentifiedByOthers {
  var boundCell: UIView? { view }
}
