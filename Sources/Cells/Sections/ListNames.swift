extension UITableView {
  /// A section of a table.
  public typealias Section = CellSection<any TableCellModel>
  /// A section of a table with a title above it.
  public typealias TitledSection = TitledCellSection<any TableCellModel>
  /// A section of a table in the index at the side.
  public typealias IndexedSection = IndexedCellSection<any TableCellModel>
  /// What a table shows, and how it changes.
  public typealias Model = TableModel
}

extension UICollectionView {
  /// A section of a collection.
  public typealias Section = CellSection<any CollectionCellModel>
  /// A section of a collection with a title in the index.
  public typealias TitledSection = TitledCellSection<any CollectionCellModel>
  /// A section of a collection in the index at the side.
  public typealias IndexedSection = IndexedCellSection<any CollectionCellModel>
  /// A section of a collection with a header and a footer.
  public typealias SupplementedSection = SupplementedCellSection<any CollectionCellModel>
  /// What a collection shows, and how it changes.
  public typealias Model = CollectionModel
}
