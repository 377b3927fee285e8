extension UITableView {
  /// A section of a table.
  public typealias Section = CellSection<any TableCellModel>
  /// A section of a table with a title above it.
  public typealias TitledSection = TitledCellSection<any TableCellModel>
  /// A section of a table with an entry in the index at the side.
  public typealias IndexedSection = IndexedCellSection<any TableCellModel>
  /// The model of a table's content and of its changes.
  public typealias Model = TableModel
}

extension UICollectionView {
  /// A section of a collection.
  public typealias Section = CellSection<any CollectionCellModel>
  /// A section of a collection with a title in the index.
  public typealias TitledSection = TitledCellSection<any CollectionCellModel>
  /// A section of a collection with an entry in the index at the side.
  public typealias IndexedSection = IndexedCellSection<any CollectionCellModel>
  /// A section of a collection with a header and a footer.
  public typealias SupplementedSection = SupplementedCellSection<any CollectionCellModel>
  /// The model of a collection's content and of its changes.
  public typealias Model = CollectionModel
}
