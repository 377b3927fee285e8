/// What the models of all cells have.
///
/// Adopt ``TableCellModel`` or ``CollectionCellModel``.
@preconcurrency @MainActor
public protocol CellModel {
  /// What tells this row from others of its type, whatever it shows.
  ///
  /// Rows of one type with the same identifier are the same row at different times. An
  /// `Identifiable` row has its `id`.
  var cellIdentifier: AnyHashable { get }
}

extension CellModel {
  /// Whether both stand for the same row: they are of one type, and one object or equally
  /// identified.
  public func isSameModel(with other: any CellModel) -> Bool {
    CellKey(self) == CellKey(other)
      || type(of: other) is AnyClass && (self as AnyObject) === (other as AnyObject)
  }

  /// Whether they stand for different rows.
  public func isNotSameModel(with other: any CellModel) -> Bool { !isSameModel(with: other) }
}

extension CellModel where Self: Identifiable {
  /// The `id`.
  public var cellIdentifier: AnyHashable { AnyHashable(id) }
}

/// What a row of a table shows.
///
/// A value says which cell it wants and fills it:
///
/// ```swift
/// struct HeroRow: TableCellModel, Equatable {
///   var hero: Hero
///
///   var cellIdentifier: AnyHashable { hero.id }
///   var rowContent: TableCellContent {
///     TableCellContent(HeroCell.self) { cell in cell.nameLabel.text = hero.name }
///   }
/// }
/// ```
///
/// A row that is `Equatable` is bound again only where it differs from what its cell shows. For one
/// that is an object, and hears when it is bound, derive from ``TableViewCellModel``.
@preconcurrency @MainActor
public protocol TableCellModel: CellModel {
  /// The cell that it wants, and how that is filled.
  var rowContent: TableCellContent { get }
}

/// What an item of a collection shows, or a header or a footer of one of its sections.
///
/// The same as ``TableCellModel`` is for tables.
@preconcurrency @MainActor
public protocol CollectionCellModel: CellModel {
  /// The cell that it wants, and how that is filled.
  var itemContent: CollectionCellContent { get }
}
