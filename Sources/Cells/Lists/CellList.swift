/// A table or a collection that shows cell models.
///
/// An app's subclass may declare the members of this protocol's extensions itself.
@preconcurrency @MainActor
public protocol CellList: UIScrollView {}

extension UITableView: CellList {}
extension UICollectionView: CellList {}

extension CellList where Self: UITableView {
  /// The model of the table's content and of its changes.
  ///
  /// It is created on first access, and becomes the data source.
  @_disfavoredOverload
  public var model: UITableView.Model {
    let table: UITableView = self
    return Platform.companion(of: table) { ListModelReference(TableModel(table)) }.model
  }

  /// The rows of the first section; setting them replaces all sections with a single one.
  @_disfavoredOverload
  public var cells: [any TableCellModel] {
    get { model.cells }
    set {
      ListThread.run(in: self) { self.model.cells = newValue }
    }
  }

  /// The sections of the table.
  ///
  /// Rows that were already shown keep their cells, and are bound to them again with their new
  /// content.
  @_disfavoredOverload
  public var sections: [UITableView.Section] {
    get { model.sections }
    set {
      ListThread.run(in: self) { self.model.sections = newValue }
    }
  }
}

extension CellList where Self: UICollectionView {
  /// The model of the collection's content and of its changes.
  ///
  /// It is created on first access, and becomes the data source.
  @_disfavoredOverload
  public var model: UICollectionView.Model {
    let collection: UICollectionView = self
    return Platform.companion(of: collection) { ListModelReference(CollectionModel(collection)) }
      .model
  }

  /// The items of the first section; setting them replaces all sections with a single one.
  @_disfavoredOverload
  public var cells: [any CollectionCellModel] {
    get { model.cells }
    set {
      ListThread.run(in: self) { self.model.cells = newValue }
    }
  }

  /// The sections of the collection.
  ///
  /// Items that were already shown keep their cells, and are bound to them again with their new
  /// content.
  @_disfavoredOverload
  public var sections: [UICollectionView.Section] {
    get { model.sections }
    set {
      ListThread.run(in: self) { self.model.sections = newValue }
    }
  }
}

/// The model of a list, kept apart from an app's view model for the same list.
final class ListModelReference<Model: AnyObject>: Companion {
  var nextCompanion: (any Companion)?
  let model: Model

  init(_ model: Model) { self.model = model }
}
