/// Which cell a row wants, and how it is filled.
///
/// The class is registered with the list under its full name.
@preconcurrency @MainActor
public struct CellContent<Base: UIView> {
  let type: Base.Type
  /// Fills a cell; false if it is of another class.
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

/// Which cell a row of a table wants, and how it is filled.
public typealias TableCellContent = CellContent<UITableViewCell>

/// Which cell an item of a collection wants, and how it is filled.
public typealias CollectionCellContent = CellContent<UICollectionReusableView>

extension CellContent where Base == UITableViewCell {
  /// A cell of a class.
  ///
  /// - Parameters:
  ///   - type: The class, which is made by `init(style:reuseIdentifier:)` with the default style.
  ///   - fill: Called whenever the cell is to show the row: when it is made or reused for it, and
  ///     when the row has changed.
  public init<Cell: UITableViewCell>(
    _ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(type, as: type, fill: fill, release: { _ in })
  }
}

extension CellContent where Base == UICollectionReusableView {
  /// A cell of a class, or another view for headers and footers.
  ///
  /// - Parameters:
  ///   - type: The class, which is made by `init(frame:)`.
  ///   - fill: Called whenever the cell is to show the item: when it is made or reused for it, and
  ///     when the item has changed.
  public init<Cell: UICollectionReusableView>(
    _ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(type, as: type, fill: fill, release: { _ in })
  }
}
