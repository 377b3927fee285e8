/// The requirements that all cell models share.
///
/// Adopt ``TableCellModel`` or ``CollectionCellModel``.
@preconcurrency @MainActor
public protocol CellModel {
  /// The identity of the row among rows of its type, whatever it shows.
  ///
  /// Two rows of one type with the same identifier are the same row at different times. For an
  /// `Identifiable` row, the identifier is its `id`.
  var cellIdentifier: AnyHashable { get }
}

extension CellModel {
  /// Whether both models stand for the same row: they are of the same type, and are the same object
  /// or have the same identifier.
  public func isSameModel(with other: any CellModel) -> Bool {
    CellKey(self) == CellKey(other)
      || type(of: other) is AnyClass && (self as AnyObject) === (other as AnyObject)
  }

  /// Whether the models stand for different rows.
  public func isNotSameModel(with other: any CellModel) -> Bool { !isSameModel(with: other) }
}

extension CellModel where Self: Identifiable {
  /// The model's `id`.
  public var cellIdentifier: AnyHashable { AnyHashable(id) }
}

/// A model of a row of a table.
///
/// A value names its cell class and fills the cell:
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
/// An `Equatable` row is bound again only if it differs from what its cell shows. For a row that is
/// an object and is informed when it is bound, derive from ``TableViewCellModel``.
@preconcurrency @MainActor
public protocol TableCellModel: CellModel {
  /// The row's cell class, and the closure that fills the cell.
  var rowContent: TableCellContent { get }
}

/// A model of an item of a collection, or of a header or footer of a section.
///
/// This is to collections what ``TableCellModel`` is to tables.
@preconcurrency @MainActor
public protocol CollectionCellModel: CellModel {
  /// The item's cell class, and the closure that fills the cell.
  var itemContent: CollectionCellContent { get }
}
