/// The nib of a cell, with its reuse identifier.
public struct CellNib: RegisterableCell {
  private let nib: UINib
  private let identifier: String

  /// Creates a registration from the nib of a cell.
  public init(_ nib: UINib, _ identifier: String) {
    self.nib = nib
    self.identifier = identifier
  }

  /// Registers the nib.
  @preconcurrency @MainActor
  public func register(in table: UITableView) {
    table.register(nib, forCellReuseIdentifier: identifier)
  }

  /// Registers the nib.
  @preconcurrency @MainActor
  public func register(in collection: UICollectionView) {
    collection.register(nib, forCellWithReuseIdentifier: identifier)
  }
}
