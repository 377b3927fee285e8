/// A section with a title, also named `UITableView.TitledSection` and
/// `UICollectionView.TitledSection`.
///
/// In tables, the title is above the section and in the index; in collections, it is in the index.
@preconcurrency @MainActor
open class TitledCellSection<Row>: CellSection<Row> {
  /// The title of the section.
  public let title: String
  private let isInIndex: Bool

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - identifier: Distinguishes the section from others in its list; nil to make a distinct
  ///     section each time.
  ///   - isInIndex: Whether the title appears in the index at the side of the list.
  ///   - cells: The rows of the section.
  ///   - fileID: The file in which the section is made.
  ///   - lineNumber: The line in which the section is made.
  public init(
    title: String, identifier: AnyHashable? = nil, isInIndex: Bool = true, cells: [Row] = [],
    fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) {
    self.title = title
    self.isInIndex = isInIndex
    super.init(identifier: identifier, cells: cells, fileID: fileID, lineNumber: lineNumber)
  }

  private init(copying other: TitledCellSection) {
    title = other.title
    isInIndex = other.isInIndex
    super.init(copying: other)
  }

  open override var headerTitle: String? { title }
  open override var indexTitle: String? { isInIndex ? title : nil }
  open override func copy() -> CellSection<Row> { TitledCellSection(copying: self) }
}

/// A section with an entry in the index at the side of the list, but without a title of its own;
/// also named `UITableView.IndexedSection` and `UICollectionView.IndexedSection`.
@preconcurrency @MainActor
open class IndexedCellSection<Row>: CellSection<Row> {
  private let title: String

  /// Creates a section with an entry in the index.
  ///
  /// - Parameters:
  ///   - indexTitle: The section's entry in the index.
  ///   - identifier: Distinguishes the section from others in its list; nil to make a distinct
  ///     section each time.
  ///   - cells: The rows of the section.
  ///   - fileID: The file in which the section is made.
  ///   - lineNumber: The line in which the section is made.
  public init(
    indexTitle: String, identifier: AnyHashable? = nil, cells: [Row] = [],
    fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) {
    title = indexTitle
    super.init(identifier: identifier, cells: cells, fileID: fileID, lineNumber: lineNumber)
  }

  private init(copying other: IndexedCellSection) {
    title = other.title
    super.init(copying: other)
  }

  open override var indexTitle: String? { title }
  open override func copy() -> CellSection<Row> { IndexedCellSection(copying: self) }
}

/// A section with a header and a footer that are models, also named
/// `UICollectionView.SupplementedSection`.
///
/// The collection's layout must have room for them, as for all supplementary views. It is an issue
/// if a flow layout has none when an item is shown.
@preconcurrency @MainActor
open class SupplementedCellSection<Row>: CellSection<Row> {
  private let (top, bottom): (Row?, Row?)

  /// Creates a section with a header, a footer, or both.
  ///
  /// - Parameters:
  ///   - header: The header above the section.
  ///   - footer: The footer below the section.
  ///   - identifier: Distinguishes the section from others in its list; nil to make a distinct
  ///     section each time.
  ///   - cells: The rows of the section.
  ///   - fileID: The file in which the section is made.
  ///   - lineNumber: The line in which the section is made.
  public init(
    header: Row? = nil, footer: Row? = nil, identifier: AnyHashable? = nil, cells: [Row] = [],
    fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) {
    (top, bottom) = (header, footer)
    super.init(identifier: identifier, cells: cells, fileID: fileID, lineNumber: lineNumber)
  }

  private init(copying other: SupplementedCellSection) {
    (top, bottom) = (other.top, other.bottom)
    super.init(copying: other)
  }

  open override var header: Row? { top }
  open override var footer: Row? { bottom }
  open override func copy() -> CellSection<Row> { SupplementedCellSection(copying: self) }
}
