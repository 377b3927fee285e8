/// Collects rows or sections, one after another, with `if`, `switch` and `for` around them.
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
  /// A row or a section.
  public static func buildExpression(_ item: Item) -> ListPart<Item> { .one(item) }
  /// A row or a section, or nothing at all if it is nil.
  public static func buildExpression(_ item: Item?) -> ListPart<Item> {
    .many(item.map { [$0] } ?? [])
  }
  /// Several rows or sections, one after another.
  public static func buildExpression(_ items: [Item]) -> ListPart<Item> { .many(items) }
}

/// A section whose rows are written down between braces. See ``CellListBuilder``.
@preconcurrency @MainActor
public final class SectionBlock<Row>: CellSection<Row> {
  private var titles: (header: String?, footer: String?, index: String?)
  private var ends: (header: Row?, footer: Row?)

  /// A section.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others of its list.
  ///   - title: What stands above it, in tables.
  ///   - footerTitle: What stands below it, in tables.
  ///   - indexTitle: What leads to it in the index at the side of the list.
  ///   - header: What is shown above it, in collections.
  ///   - footer: What is shown below it, in collections.
  ///   - fileID: Where it is made.
  ///   - lineNumber: Where it is made.
  ///   - rows: What it shows.
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

  /// Whether titles stand above or below it, in tables.
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
  /// Shows sections that are written down between braces.
  @_disfavoredOverload
  public func sections(
    @CellListBuilder<UITableView.Section> _ sections: () -> [UITableView.Section]
  ) {
    let sections = sections()
    ListThread.run(in: self) { self.model.sections = sections }
  }

  /// Shows a single section of rows that are written down between braces.
  @_disfavoredOverload
  public func cells(@CellListBuilder<any TableCellModel> _ cells: () -> [any TableCellModel]) {
    let cells = cells()
    ListThread.run(in: self) { self.model.cells = cells }
  }
}

extension CellList where Self: UICollectionView {
  /// Shows sections that are written down between braces.
  @_disfavoredOverload
  public func sections(
    @CellListBuilder<UICollectionView.Section> _ sections: () -> [UICollectionView.Section]
  ) {
    let sections = sections()
    ListThread.run(in: self) { self.model.sections = sections }
  }

  /// Shows a single section of items that are written down between braces.
  @_disfavoredOverload
  public func cells(
    @CellListBuilder<any CollectionCellModel> _ cells: () -> [any CollectionCellModel]
  ) {
    let cells = cells()
    ListThread.run(in: self) { self.model.cells = cells }
  }
}
