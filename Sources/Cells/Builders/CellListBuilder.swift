/// A result builder that collects rows or sections in order, with `if`, `switch` and `for`.
///
/// ```swift
/// table.sections {
///   SectionBlock("heroes", title: "Heroes") {
///     for hero in heroes { HeroRow(hero: hero) }
///     if heroes.isEmpty { RowBlock(id: "none") { emptyLabel } }
///   }
/// }
/// ```
@resultBuilder
@preconcurrency @MainActor
public enum CellListBuilder<Item>: ListBuilder {}

extension CellListBuilder {
  /// Adds a row or a section.
  public static func buildExpression(_ item: Item) -> ListPart<Item> { .one(item) }
  /// Adds a row or a section, or nothing if it is nil.
  public static func buildExpression(_ item: Item?) -> ListPart<Item> {
    .many(item.map { [$0] } ?? [])
  }
  /// Adds several rows or sections, in order.
  public static func buildExpression(_ items: [Item]) -> ListPart<Item> { .many(items) }
}

/// A section whose rows are listed in a ``CellListBuilder`` closure.
@preconcurrency @MainActor
public final class SectionBlock<Row>: CellSection<Row> {
  private var titles: (header: String?, footer: String?, index: String?)
  private var ends: (header: Row?, footer: Row?)

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - identifier: Distinguishes the section from others in its list.
  ///   - title: The title above the section, in tables.
  ///   - footerTitle: The title below the section, in tables.
  ///   - indexTitle: The section's entry in the index at the side of the list.
  ///   - header: The header above the section, in collections.
  ///   - footer: The footer below the section, in collections.
  ///   - fileID: The file in which the section is made.
  ///   - lineNumber: The line in which the section is made.
  ///   - rows: The rows of the section.
  public init(
    _ identifier: AnyHashable, title: String? = nil, footerTitle: String? = nil,
    indexTitle: String? = nil, header: Row? = nil, footer: Row? = nil,
    fileID: StaticString = #fileID, lineNumber: UInt = #line,
    @CellListBuilder<Row> _ rows: () -> [Row]
  ) {
    titles = (title, footerTitle, indexTitle)
    ends = (header, footer)
    super.init(
      identifier: identifier, cells: rows(), fileID: fileID, lineNumber: lineNumber)
  }

  /// Whether the section has titles above or below it, in tables.
  var hasTitles: Bool { titles.header != nil || titles.footer != nil }

  private init(copying other: SectionBlock) {
    titles = other.titles
    ends = other.ends
    super.init(copying: other)
  }

  public override var headerTitle: String? { titles.header }
  public override var footerTitle: String? { titles.footer }
  public override var indexTitle: String? { titles.index }
  public override var header: Row? { ends.header }
  public override var footer: Row? { ends.footer }
  public override func copy() -> CellSection<Row> { SectionBlock(copying: self) }
}

extension CellList where Self: UITableView {
  /// Shows the sections that are listed in a closure.
  @_disfavoredOverload
  public func sections(
    @CellListBuilder<UITableView.Section> _ sections: () -> [UITableView.Section]
  ) {
    let sections = sections()
    ListThread.run(in: self) { self.model.sections = sections }
  }

  /// Shows a single section of the rows that are listed in a closure.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, which issues name.
  ///   - lineNumber: The line of the call, which issues name.
  ///   - cells: Lists the rows.
  @_disfavoredOverload
  public func cells(
    fileID: StaticString = #fileID, lineNumber: UInt = #line,
    @CellListBuilder<any TableCellModel> _ cells: () -> [any TableCellModel]
  ) {
    let section = CellSection(of: cells(), at: SourceLine(fileID: fileID, line: lineNumber))
    ListThread.run(in: self) { self.model.sections = [section] }
  }
}

extension CellList where Self: UICollectionView {
  /// Shows the sections that are listed in a closure.
  @_disfavoredOverload
  public func sections(
    @CellListBuilder<UICollectionView.Section> _ sections: () -> [UICollectionView.Section]
  ) {
    let sections = sections()
    ListThread.run(in: self) { self.model.sections = sections }
  }

  /// Shows a single section of the items that are listed in a closure.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, which issues name.
  ///   - lineNumber: The line of the call, which issues name.
  ///   - cells: Lists the items.
  @_disfavoredOverload
  public func cells(
    fileID: StaticString = #fileID, lineNumber: UInt = #line,
    @CellListBuilder<any CollectionCellModel> _ cells: () -> [any CollectionCellModel]
  ) {
    let section = CellSection(of: cells(), at: SourceLine(fileID: fileID, line: lineNumber))
    ListThread.run(in: self) { self.model.sections = [section] }
  }
}
