/// A nib of a cell, with the identifier that it is found by.
public struct CellNib: RegisterableCell {
  private let nib: UINib
  private let identifier: String

  /// A nib of a cell.
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
