/// A table or a collection that shows models of cells.
///
/// What it has from here, an app's subclass may declare for itself.
@preconcurrency @MainActor
public protocol CellList: UIScrollView {}

extension UITableView: CellList {}
extension UICollectionView: CellList {}

extension CellList where Self: UITableView {
  /// What the table shows, and how that changes. It is made when it is first asked for, and becomes
  /// the data source.
  @_disfavoredOverload
  public var model: UITableView.Model {
    let table: UITableView = self
    return Platform.companion(of: table) { ModelOfList(TableModel(table)) }.model
  }

  /// The rows of the first section. To set them makes a single section of them.
  @_disfavoredOverload
  public var cells: [any TableCellModel] {
    get { model.cells }
    set {
      ListThread.run(in: self) { self.model.cells = newValue }
    }
  }

  /// What the table shows. Rows that are set and were there before keep their cells, in which what
  /// they show now is bound.
  @_disfavoredOverload
  public var sections: [UITableView.Section] {
    get { model.sections }
    set {
      ListThread.run(in: self) { self.model.sections = newValue }
    }
  }
}

extension CellList where Self: UICollectionView {
  /// What the collection shows, and how that changes. It is made when it is first asked for, and
  /// becomes the data source.
  @_disfavoredOverload
  public var model: UICollectionView.Model {
    let collection: UICollectionView = self
    return Platform.companion(of: collection) { ModelOfList(CollectionModel(collection)) }.model
  }

  /// The items of the first section. To set them makes a single section of them.
  @_disfavoredOverload
  public var cells: [any CollectionCellModel] {
    get { model.cells }
    set {
      ListThread.run(in: self) { self.model.cells = newValue }
    }
  }

  /// What the collection shows. Items that are set and were there before keep their cells, in which
  /// what they show now is bound.
  @_disfavoredOverload
  public var sections: [UICollectionView.Section] {
    get { model.sections }
    set {
      ListThread.run(in: self) { self.model.sections = newValue }
    }
  }
}

/// A list's own model, which an app's view model for the same list does not touch.
final class ModelOfList<Model: AnyObject>: Companion {
  var nextCompanion: (any Companion)?
  let model: Model

  init(_ model: Model) { self.model = model }
}
