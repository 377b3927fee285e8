/// A section with a title: `UITableView.TitledSection` and `UICollectionView.TitledSection`.
///
/// In tables the title stands above the section and in the index, in collections in the index.
@preconcurrency @MainActor
open class TitledCellSection<Row>: CellSection<Row> {
  /// What stands above the section.
  public let title: String
  private let isInIndex: Bool

  /// A section with a title.
  ///
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - identifier: What tells it from others; nil for one that is another each time it is made.
  ///   - isInIndex: Whether the title is in the index at the side of the list.
  ///   - cells: What it shows.
  ///   - fileID: Where it is made.
  ///   - lineNumber: Where it is made.
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

/// A section that is found by the index at the side of the list, without a title of its own:
/// `UITableView.IndexedSection` and `UICollectionView.IndexedSection`.
@preconcurrency @MainActor
open class IndexedCellSection<Row>: CellSection<Row> {
  private let title: String

  /// A section in the index.
  ///
  /// - Parameters:
  ///   - indexTitle: What the index says.
  ///   - identifier: What tells it from others; nil for one that is another each time it is made.
  ///   - cells: What it shows.
  ///   - fileID: Where it is made.
  ///   - lineNumber: Where it is made.
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

/// A section with a header and a footer that are models: `UICollectionView.SupplementedSection`.
///
/// The layout of the collection has to have room for them, as for all supplementary views: that a flow
/// layout has none when an item is shown is an issue.
@preconcurrency @MainActor
open class SupplementedCellSection<Row>: CellSection<Row> {
  private let (top, bottom): (Row?, Row?)

  /// A section with a header, a footer, or both.
  ///
  /// - Parameters:
  ///   - header: What is shown above it.
  ///   - footer: What is shown below it.
  ///   - identifier: What tells it from others; nil for one that is another each time it is made.
  ///   - cells: What it shows.
  ///   - fileID: Where it is made.
  ///   - lineNumber: Where it is made.
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
