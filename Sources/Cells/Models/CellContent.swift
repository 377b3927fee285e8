/// The cell class of a row, and the closure that fills the cell.
///
/// The class is registered with the list, under its full name.
@preconcurrency @MainActor
public struct CellContent<Base: UIView> {
  let type: Base.Type
  /// Fills a cell; returns false if the cell is of another class.
  let fill: (Base) -> Bool
  /// Lets go of a cell that shows something else from now on.
  let release: (Base) -> Void

  init<Cell: UIView>(
    _ type: Cell.Type, as base: Base.Type, fill: @escaping (Cell) -> Void,
    release: @escaping (Cell) -> Void
  ) {
    self.type = base
    self.fill = { view in
      guard let cell = view as? Cell else { return false }
      fill(cell)
      return true
    }
    self.release = { view in if let cell = view as? Cell { release(cell) } }
  }
}

/// The cell class of a table row, and the closure that fills the cell.
public typealias TableCellContent = CellContent<UITableViewCell>

/// The cell class of a collection item, and the closure that fills the cell.
public typealias CollectionCellContent = CellContent<UICollectionReusableView>

extension CellContent where Base == UITableViewCell {
  /// Creates content for a cell class.
  ///
  /// - Parameters:
  ///   - type: The cell class, created by `init(style:reuseIdentifier:)` with the default style.
  ///   - fill: Called whenever the cell is to show the row: when the cell is created or reused for
  ///     it, and when the row has changed.
  public init<Cell: UITableViewCell>(
    _ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(type, as: type, fill: fill, release: { _ in })
  }
}

extension CellContent where Base == UICollectionReusableView {
  /// Creates content for a cell class, or for another view class for headers and footers.
  ///
  /// - Parameters:
  ///   - type: The cell class, created by `init(frame:)`.
  ///   - fill: Called whenever the cell is to show the item: when the cell is created or reused for
  ///     it, and when the item has changed.
  public init<Cell: UICollectionReusableView>(
    _ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(type, as: type, fill: fill, release: { _ in })
  }
}
