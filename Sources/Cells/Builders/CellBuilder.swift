/// Builds sections of rows step by step: ``TableCellBuilder`` and ``CollectionCellBuilder``.
///
/// ```swift
/// table.sections = TableCellBuilder(sectionId: "heroes")
///   .next(type: HeroRow.self, from: heroes) { row, hero in row.name = hero.name }
///   .nextSection(sectionId: "villains")
///   .next(from: villains) { VillainRow(villain: $0) }
///   .build()
/// ```
///
/// A model made for an item, and given no identifier, takes the item's `id` if the item is
/// `Identifiable`, otherwise the item itself if it is `Hashable`, otherwise its place in the
/// section. Counted rows take their numbers, or their places if a row of their type already has the
/// number. The builder does not change sections that you pass in.
@preconcurrency @MainActor
public struct CellBuilder<Row> {
  private var sections: [CellSection<Row>]

  /// Creates a builder that begins with a new section.
  public init(
    sectionId: AnyHashable, fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) {
    self.init(
      sections: [CellSection(identifier: sectionId, fileID: fileID, lineNumber: lineNumber)])
  }

  /// Creates a builder that continues at the end of a section.
  public init(section: CellSection<Row>) { self.init(sections: [section]) }

  /// Creates a builder that continues at the end of a section.
  public init(_ section: CellSection<Row>) { self.init(sections: [section]) }

  /// Creates a builder that continues at the end of the last of some sections.
  public init(sections: [CellSection<Row>]) { self.sections = sections }

  /// Begins a new section.
  public func nextSection(
    sectionId: AnyHashable, fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) -> CellBuilder {
    nextSection(CellSection(identifier: sectionId, fileID: fileID, lineNumber: lineNumber))
  }

  /// Continues at the end of another section.
  public func nextSection(_ section: CellSection<Row>) -> CellBuilder {
    CellBuilder(sections: sections + [section])
  }

  /// Returns the sections.
  public func build() -> [CellSection<Row>] { sections }

  // MARK: Rows

  /// Appends rows to a copy of the last section.
  func adding<Items: Sequence>(
    _ items: Items, _ make: (Items.Element, AnyHashable) -> Row
  ) -> CellBuilder {
    let last = sections.last ?? CellSection(of: [])
    let section = last.changedCopy { section in
      for item in items {
        section.add(cell: make(item, Self.identity(of: item, at: section.cellCount)))
      }
    }
    return CellBuilder(sections: sections.dropLast() + [section])
  }

  /// Appends a number of rows of a type to a copy of the last section. Each is identified by its
  /// number, unless the section already has a row with that identity, which may have been counted
  /// before.
  func adding(
    numbers count: Int, of type: any CellModel.Type, _ make: (Int, AnyHashable) -> Row
  ) -> CellBuilder {
    let rows = sections.last?.cells ?? []
    let taken = Set(rows.compactMap { ($0 as? any CellModel).map(CellKey.init) })
    return adding(0..<max(0, count)) { number, identity in
      let isTaken = taken.contains(CellKey(type, identity))
      return make(number, isTaken ? AnyHashable(Ordinal(index: rows.count + number)) : identity)
    }
  }

  private static func identity(of item: Any, at index: Int) -> AnyHashable {
    if let item = item as? any Identifiable { return id(of: item) }
    if let item = item as? any Hashable { return AnyHashable(item) }
    return AnyHashable(Ordinal(index: index))
  }

  private static func id(of item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
}

/// The place of a row in its section, as its identity.
private struct Ordinal: Hashable, CustomStringConvertible {
  let index: Int

  var description: String { "place \(index)" }
}

extension CellBuilder {
  /// Makes a model, sets it up, and gives it an identity unless it has one of its own.
  func made<Model: CellModel & Buildable>(
    _ identity: AnyHashable, _ setUp: (inout Model) -> Void
  ) -> Model {
    var model = Model()
    setUp(&model)
    if let object = model as? any ExternallyIdentified, !object.hasOwnIdentifier {
      object.cellIdentifier = identity
    }
    return model
  }
}

/// A row that consists of a cell class and the closure that fills the cell.
struct FilledCell<Cell: UIView>: CellModel {
  let cellIdentifier: AnyHashable
  let fill: (Cell) -> Void
}

extension FilledCell: TableCellModel where Cell: UITableViewCell {
  var rowContent: TableCellContent { TableCellContent(Cell.self, fill: fill) }
}

extension FilledCell: CollectionCellModel where Cell: UICollectionViewCell {
  var itemContent: CollectionCellContent { CollectionCellContent(Cell.self, fill: fill) }
}

/// The source of a blank row: nothing but its place tells the row from others.
struct BlankItem {}

extension CGFloat {
  /// Returns the length of a blank row; 0 if a row can't have this length.
  @MainActor
  func ofEmptyCell(_ extent: String, _ line: SourceLine?) -> CGFloat {
    let isUsable = isUsableLength(
      else:
        "an empty cell can't be \(self) \(extent); 0 is used instead: pass a number from 0 to a billion",
      at: line)
    return isUsable ? self : 0
  }
}

extension Array {
  /// Creates a builder that continues at the end of the last of these sections, which it does not
  /// change.
  @_disfavoredOverload @preconcurrency @MainActor
  public func append<Row>() -> CellBuilder<Row> where Element == CellSection<Row> {
    CellBuilder(sections: self)
  }

  /// Creates a builder that begins with a new section.
  @_disfavoredOverload @preconcurrency @MainActor
  public static func create<Row>(
    sectionId: AnyHashable, fileID: StaticString = #fileID, lineNumber: UInt = #line
  ) -> CellBuilder<Row> where Element == CellSection<Row> {
    CellBuilder(sectionId: sectionId, fileID: fileID, lineNumber: lineNumber)
  }

  /// Creates a builder that continues at the end of a section.
  @_disfavoredOverload @preconcurrency @MainActor
  public static func create<Row>(
    section: CellSection<Row>
  ) -> CellBuilder<Row> where Element == CellSection<Row> {
    CellBuilder(section: section)
  }
}
