/// A builder of the sections of a collection; see ``CellBuilder``.
public typealias CollectionCellBuilder = CellBuilder<any CollectionCellModel>

extension CellBuilder where Row == any CollectionCellModel {
  // MARK: Models

  /// Adds a model for each item of a sequence.
  ///
  /// - Parameters:
  ///   - type: The type of the models.
  ///   - items: The items.
  ///   - setUp: Called at once with each model and its item.
  public func next<Model: CollectionCellModel & Buildable, Items: Sequence>(
    type: Model.Type, from items: Items, _ setUp: (inout Model, Items.Element) -> Void
  ) -> Self {
    adding(items) { item, identity in made(identity) { (model: inout Model) in setUp(&model, item) }
    }
  }

  /// Adds a model for one item.
  @_disfavoredOverload
  public func next<Model: CollectionCellModel & Buildable, Item>(
    type: Model.Type, from item: Item, _ setUp: (inout Model, Item) -> Void
  ) -> Self {
    next(type: type, from: CollectionOfOne(item), setUp)
  }

  /// Adds a number of models, each set up with its number, from 0.
  public func next<Model: CollectionCellModel & Buildable>(
    type: Model.Type, count: Int, _ setUp: (inout Model, Int) -> Void
  ) -> Self {
    adding(numbers: count, of: type) { number, identity in
      made(identity) { (model: inout Model) in setUp(&model, number) }
    }
  }

  /// Adds an item made from each element of a sequence, such as a value.
  public func next<Items: Sequence>(
    from items: Items, _ make: (Items.Element) -> any CollectionCellModel
  ) -> Self {
    adding(items) { item, _ in make(item) }
  }

  // MARK: Cells

  /// Adds a cell for each item of a sequence, without a model type of your own.
  ///
  /// - Parameters:
  ///   - type: The class of the cells.
  ///   - items: The items.
  ///   - fill: Called with the cell whenever it is to show its item: when the cell is created or
  ///     reused for the item.
  public func next<Cell: UICollectionViewCell, Items: Sequence>(
    type: Cell.Type, from items: Items, _ fill: @escaping (Cell, Items.Element) -> Void
  ) -> Self {
    adding(items) { item, identity in
      FilledCell<Cell>(cellIdentifier: identity) { fill($0, item) }
    }
  }

  /// Adds a cell for one item, without a model type of your own.
  @_disfavoredOverload
  public func next<Cell: UICollectionViewCell, Item>(
    type: Cell.Type, from item: Item, _ fill: @escaping (Cell, Item) -> Void
  ) -> Self {
    next(type: type, from: CollectionOfOne(item), fill)
  }

  /// Adds a number of cells, each filled with its number, from 0.
  public func next<Cell: UICollectionViewCell>(
    type: Cell.Type, count: Int, _ fill: @escaping (Cell, Int) -> Void
  ) -> Self {
    adding(numbers: count, of: FilledCell<Cell>.self) { number, identity in
      FilledCell<Cell>(cellIdentifier: identity) { fill($0, number) }
    }
  }

  /// Adds a blank item of a size, in points.
  ///
  /// A flow layout asks its delegate for the size; this is the model's delegate if the app sets
  /// none. An app's own delegate answers with ``CollectionModel/itemSize(at:)``. Other layouts ask
  /// items of estimated sizes.
  ///
  /// - Parameters:
  ///   - size: The size, used where the layout asks for it.
  ///   - fileID: The file of the call.
  ///   - lineNumber: The line of the call.
  ///   - setUp: Called with the cell whenever the cell is to be this item.
  public func nextEmptyCell(
    with size: CGSize, fileID: StaticString = #fileID, lineNumber: UInt = #line,
    _ setUp: @escaping (UICollectionViewCell) -> Void = { _ in }
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: lineNumber)
    let size = CGSize(
      width: size.width.ofEmptyCell("wide", line), height: size.height.ofEmptyCell("high", line))
    return adding(CollectionOfOne(BlankItem())) { _, identity in
      BlankCollectionItem(cellIdentifier: identity, size: size, setUp: setUp)
    }
  }
}

/// A blank item with its size.
struct BlankCollectionItem: CollectionCellModel {
  let cellIdentifier: AnyHashable
  let size: CGSize
  let setUp: (UICollectionViewCell) -> Void

  var itemContent: CollectionCellContent {
    CollectionCellContent(BlankCollectionCell.self) { cell in
      cell.size = size
      setUp(cell)
    }
  }
}

private final class BlankCollectionCell: UICollectionViewCell {
  var size = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    preferred?.size = size
    return preferred ?? layoutAttributes
  }
}
