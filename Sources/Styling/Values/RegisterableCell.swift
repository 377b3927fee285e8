/// What a table or a collection makes its cells of.
///
/// A cell of the wrong kind for what is styled is left out.
public protocol RegisterableCell {
  /// Registers it with a table.
  @preconcurrency @MainActor func register(in table: UITableView)
  /// Registers it with a collection.
  @preconcurrency @MainActor func register(in collection: UICollectionView)
}

/// A class of cells, with the identifier that it is found by.
public struct CellClass: RegisterableCell {
  private let cell: AnyClass
  private let identifier: String

  /// A class of cells.
  public init(_ cell: AnyClass, _ identifier: String) {
    self.cell = cell
    self.identifier = identifier
  }

  /// Registers the class, if it is one of cells of a table.
  @preconcurrency @MainActor
  public func register(in table: UITableView) {
    guard cell is UITableViewCell.Type else { return }
    table.register(cell, forCellReuseIdentifier: identifier)
  }

  /// Registers the class, if it is one of cells of a collection.
  @preconcurrency @MainActor
  public func register(in collection: UICollectionView) {
    guard cell is UICollectionViewCell.Type else { return }
    collection.register(cell, forCellWithReuseIdentifier: identifier)
  }
}
