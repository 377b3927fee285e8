/// A builder of the sections of a table; see ``CellBuilder``.
public typealias TableCellBuilder = CellBuilder<any TableCellModel>

extension CellBuilder where Row == any TableCellModel {
  // MARK: Models

  /// Adds a model for each item of a sequence.
  ///
  /// - Parameters:
  ///   - type: The type of the models.
  ///   - items: The items.
  ///   - setUp: Called at once with each model and its item.
  public func next<Model: TableCellModel & Buildable, Items: Sequence>(
    type: Model.Type, from items: Items, _ setUp: (inout Model, Items.Element) -> Void
  ) -> Self {
    adding(items) { item, identity in made(identity) { (model: inout Model) in setUp(&model, item) }
    }
  }

  /// Adds a model for one item.
  @_disfavoredOverload
  public func next<Model: TableCellModel & Buildable, Item>(
    type: Model.Type, from item: Item, _ setUp: (inout Model, Item) -> Void
  ) -> Self {
    next(type: type, from: CollectionOfOne(item), setUp)
  }

  /// Adds a number of models, each set up with its number, from 0.
  public func next<Model: TableCellModel & Buildable>(
    type: Model.Type, count: Int, _ setUp: (inout Model, Int) -> Void
  ) -> Self {
    adding(numbers: count, of: type) { number, identity in
      made(identity) { (model: inout Model) in setUp(&model, number) }
    }
  }

  /// Adds a row made from each element of a sequence, such as a value.
  public func next<Items: Sequence>(
    from items: Items, _ make: (Items.Element) -> any TableCellModel
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
  public func next<Cell: UITableViewCell, Items: Sequence>(
    type: Cell.Type, from items: Items, _ fill: @escaping (Cell, Items.Element) -> Void
  ) -> Self {
    adding(items) { item, identity in
      FilledCell<Cell>(cellIdentifier: identity) { fill($0, item) }
    }
  }

  /// Adds a cell for one item, without a model type of your own.
  @_disfavoredOverload
  public func next<Cell: UITableViewCell, Item>(
    type: Cell.Type, from item: Item, _ fill: @escaping (Cell, Item) -> Void
  ) -> Self {
    next(type: type, from: CollectionOfOne(item), fill)
  }

  /// Adds a number of cells, each filled with its number, from 0.
  public func next<Cell: UITableViewCell>(
    type: Cell.Type, count: Int, _ fill: @escaping (Cell, Int) -> Void
  ) -> Self {
    adding(numbers: count, of: FilledCell<Cell>.self) { number, identity in
      FilledCell<Cell>(cellIdentifier: identity) { fill($0, number) }
    }
  }

  /// Adds a blank row of a height, in points; two pixels at least.
  ///
  /// - Parameters:
  ///   - height: The height, used where the table asks its rows.
  ///   - fileID: The file of the call.
  ///   - lineNumber: The line of the call.
  ///   - setUp: Called with the cell whenever the cell is to be this row.
  public func nextEmptyCell(
    with height: CGFloat, fileID: StaticString = #fileID, lineNumber: UInt = #line,
    _ setUp: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> Self {
    let height = height.ofEmptyCell("high", SourceLine(fileID: fileID, line: lineNumber))
    return adding(CollectionOfOne(BlankItem())) { _, identity in
      FilledCell<BlankTableCell>(cellIdentifier: identity) { cell in
        cell.height = height
        setUp(cell)
      }
    }
  }
}

private final class BlankTableCell: UITableViewCell {
  var height: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    size(width: targetSize.width, height: height)
  }
}
