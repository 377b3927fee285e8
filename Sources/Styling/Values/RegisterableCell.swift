/// A class or a nib from which a table view or a collection view makes its cells.
///
/// A cell of the wrong kind for the styled view is left out.
public protocol RegisterableCell {
  /// Registers the cell with a table view.
  @preconcurrency @MainActor func register(in table: UITableView)
  /// Registers the cell with a collection view.
  @preconcurrency @MainActor func register(in collection: UICollectionView)
}

/// A cell class, with its reuse identifier.
public struct CellClass: RegisterableCell {
  private let cell: AnyClass
  private let identifier: String

  /// Creates a registration from a cell class.
  public init(_ cell: AnyClass, _ identifier: String) {
    self.cell = cell
    self.identifier = identifier
  }

  /// Registers the class if it is a table view cell class.
  @preconcurrency @MainActor
  public func register(in table: UITableView) {
    guard cell is UITableViewCell.Type else { return }
    table.register(cell, forCellReuseIdentifier: identifier)
  }

  /// Registers the class if it is a collection view cell class.
  @preconcurrency @MainActor
  public func register(in collection: UICollectionView) {
    guard cell is UICollectionViewCell.Type else { return }
    collection.register(cell, forCellWithReuseIdentifier: identifier)
  }
}
