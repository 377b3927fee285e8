import Binding

/// The view model of a cell, which a list binds when the cell comes into view and unbinds before
/// the cell shows another row.
///
/// Derive from ``TableViewCellModel`` or ``CollectionViewCellModel``. `ViewModel` has the members
/// shared with models of other views. A model has at most one cell, and a cell at most one model:
/// binding either to another one ends the previous binding. This is an issue if two lists show the
/// model at the end of a turn.
@preconcurrency @MainActor
open class CellViewModel<Cell: UIView>: ViewModel<Cell>, Buildable {
  private var ownIdentifier: AnyHashable?

  /// Creates a model that is a distinct row until it is given an identifier.
  public required override init() { super.init() }

  /// The identity of the row among rows of its type; the object itself until you set it.
  public var cellIdentifier: AnyHashable {
    get { ownIdentifier ?? AnyHashable(ObjectIdentifier(self)) }
    set { ownIdentifier = newValue }
  }

  var hasOwnIdentifier: Bool { ownIdentifier != nil }

  /// Unbinds the model from a cell that shows something else from now on.
  func detach(from cell: Cell) {
    if view === cell { unbind() }
  }
}

/// A model of a row of a table, as an object.
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
/// The table applies the model when its cell comes into view, so that the cell shows the model's
/// states, and unbinds it before the cell shows another row. When a state that is bound or observed
/// in between changes, the cell is asked for its height again. This requires iOS 16, and that the
/// table's `selfSizingInvalidation` is not disabled.
@preconcurrency @MainActor
open class TableViewCellModel<Cell: UITableViewCell>: CellViewModel<Cell>, TableCellModel {
  /// Creates a model that is a distinct row until it is given an identifier.
  public required init() { super.init() }

  /// A cell of the model's cell class, bound to the model.
  public var rowContent: TableCellContent {
    TableCellContent(
      Cell.self, as: Cell.self, fill: { self.apply(into: $0) }, release: { self.detach(from: $0) })
  }
}

/// A model of an item of a collection, as an object; works like ``TableViewCellModel``.
@preconcurrency @MainActor
open class CollectionViewCellModel<Cell: UICollectionViewCell>: CellViewModel<Cell>,
  CollectionCellModel
{
  /// Creates a model that is a distinct item until it is given an identifier.
  public required init() { super.init() }

  /// A cell of the model's cell class, bound to the model.
  public var itemContent: CollectionCellContent {
    CollectionCellContent(
      Cell.self, as: Cell.self, fill: { self.apply(into: $0) }, release: { self.detach(from: $0) })
  }
}

/// A model that is an object, whose identifier others may set.
@MainActor
protocol ExternallyIdentified: AnyObject {
  var hasOwnIdentifier: Bool { get }
  /// The cell that shows the model.
  var boundCell: UIView? { get }
  var cellIdentifier: AnyHashable { get set }
}

extension CellViewModel: ExternallyIdentified {
  var boundCell: UIView? { view }
}
