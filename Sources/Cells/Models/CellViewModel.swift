/// The model of a cell, as an object that hears when it is bound and unbound.
///
/// Derive from ``TableViewCellModel`` or ``CollectionViewCellModel``. A model has one cell at most, and
/// a cell one model: to bind either to another ends what was before.
@preconcurrency @MainActor
open class CellViewModel<Cell: UIView>: Buildable {
  /// The cell that shows it, if one does.
  public private(set) weak var view: Cell?
  private var ownIdentifier: AnyHashable?

  /// A model that is a row of its own until it is given an identifier.
  public required init() {}

  /// What tells this row from others of its type; the object itself until it is set.
  public var cellIdentifier: AnyHashable {
    get { ownIdentifier ?? AnyHashable(ObjectIdentifier(self)) }
    set { ownIdentifier = newValue }
  }

  var hasOwnIdentifier: Bool { ownIdentifier != nil }

  // MARK: For subclasses

  /// Connects the model with its cell. Call `super`, as it may have something to connect, too.
  open func bind(with view: Cell) {}
  /// Called before a cell is bound that is to show the model.
  open func willApplying(_ view: Cell) {}
  /// Called after a cell is bound that is to show the model.
  open func didApplying(_ view: Cell) {}
  /// Called before a cell is bound that the model is to take its values from.
  open func modelWillMapped(from view: Cell) {}
  /// Called after a cell is bound that the model is to take its values from.
  open func modelDidMapped(from view: Cell) {}
  /// Called before the model and its cell part.
  open func willUnbind() {}
  /// Called after the model and its cell have parted.
  open func didUnbind() {}

  // MARK: Binding

  /// Shows the model in a cell.
  public func apply(into view: Cell) {
    unbind()
    willApplying(view)
    pair(with: view)
    didApplying(view)
  }

  /// Takes the model's values from a cell.
  public func map(from view: Cell) {
    unbind()
    modelWillMapped(from: view)
    pair(with: view)
    modelDidMapped(from: view)
  }

  /// Ends what was bound, if the model has a cell.
  public func unbind() {
    guard view != nil else { return }
    willUnbind()
    view = nil
    didUnbind()
  }

  private func pair(with view: Cell) {
    self.view = view
    bind(with: view)
  }

  /// The cell shows something else from now on.
  func leave(_ cell: Cell) {
    if view === cell { unbind() }
  }
}

/// The model of a row of a table, as an object.
///
/// ```swift
/// final class HeroRow: TableViewCellModel<HeroCell> {
///   var name = ""
///
///   override func bind(with view: HeroCell) {
///     super.bind(with: view)
///     view.nameLabel.text = name
///   }
/// }
/// ```
///
/// The table binds it when its cell comes into sight, and unbinds it before the cell shows another row.
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

/// What builders ask of models that they make: whether somebody has said who they are.
@MainActor
protocol IdentifiedByOthers: AnyObject {
  var hasOwnIdentifier: Bool { get }
  var cellIdentifier: AnyHashable { get set }
}

extension CellViewModel: IdentifiedByOthers {}
