import TestSupport
import Testing

/// Cells that a list asks for in advance, and does not ask for again when they become visible.
@MainActor
struct PrefetchedCellTests {
  private let heroes = (0..<300).map { Hero($0, "\($0)") }

  private func changed(_ index: Int) -> [Hero] {
    var heroes = heroes
    heroes[index].name = "changed"
    return heroes
  }

  @Test func prefetchedCellFollowsItsRow() throws {
    let scene = TableScene(height: 200)
    scene.show(heroes)
    _ = scene.cells
    let model = scene.table.model
    let cell = try #require(model.tableView(scene.table, cellForRowAt: [0, 60]) as? HeroCell)
    scene.show(heroes)
    #expect(cell.told == ["60"])
    scene.show(changed(61))
    #expect(cell.told == ["60"])
    scene.show(changed(60))
    #expect(cell.told == ["60", "changed"])
    scene.show(Array(changed(60).reversed()))
    #expect(cell.told == ["60", "changed"])
  }

  @Test func prefetchedItemCellFollowsItsItem() throws {
    let scene = CollectionScene()
    scene.show([("a", heroes)])
    _ = scene.cells
    let collection = scene.collection
    let cell = try #require(
      collection.model.collectionView(collection, cellForItemAt: [0, 250]) as? HeroItemCell)
    scene.show([("a", changed(250))])
    #expect(cell.told == ["250", "changed"])
    scene.show([("a", [])])
    #expect(cell.told == ["250", "changed"])
  }

  private final class OtherCell: UITableViewCell {}

  private struct AnyRow: TableCellModel, Equatable {
    var number: Int
    var isOther = false
    var cellIdentifier: AnyHashable { number }
    var rowContent: TableCellContent {
      isOther ? TableCellContent(OtherCell.self) : TableCellContent(HeroCell.self)
    }
  }

  /// UIKit treats two reloads of one row as a programming error.
  @Test func rowWithSeveralPrefetchedCellsIsReloadedOnce() throws {
    let scene = TableScene(height: 200)
    scene.table.rowHeight = 40
    var rows = (0..<100).map { AnyRow(number: $0) }
    scene.table.cells = rows
    scene.table.layoutIfNeeded()
    let ahead = (0..<2).map { _ in
      scene.table.model.tableView(scene.table, cellForRowAt: [0, 60])
    }
    #expect(ahead[0] !== ahead[1])
    rows[60].isOther = true
    let log = complaints {
      scene.table.cells = rows
      scene.table.layoutIfNeeded()
    }
    #expect(log.isEmpty, "\(log)")
    scene.table.scrollToRow(at: [0, 60], at: .top, animated: false)
    #expect(scene.table.cellForRow(at: [0, 60]) is OtherCell)
  }

  private func set(_ scene: CollectionScene, _ heads: [(String, any CollectionCellModel)]) {
    scene.collection.sections = heads.map { name, head in
      UICollectionView.SupplementedSection(
        header: head, identifier: name, cells: heroes.prefix(200).map(HeroItem.init))
    }
    scene.collection.layoutIfNeeded()
  }

  /// Returns a header, asked for as UIKit does.
  private func headAhead(_ scene: CollectionScene, _ section: Int) throws -> HeroHeader {
    let view = scene.collection.model.collectionView(
      scene.collection,
      viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: [section, 0])
    return try #require(view as? HeroHeader)
  }

  /// The header of a section has the identifier of another section's header, and of a row.
  private struct SharedHead: CollectionCellModel {
    var text: String
    var cellIdentifier: AnyHashable { 1 }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroHeader.self) { $0.text = text }
    }
  }

  @Test func prefetchedHeaderFollowsItsSection() throws {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    set(scene, [("a", SharedHead(text: "A")), ("b", SharedHead(text: "B"))])
    let header = try headAhead(scene, 1)
    #expect(header.text == "B")
    set(scene, [("a", SharedHead(text: "A2")), ("b", SharedHead(text: "B2"))])
    #expect(header.text == "B2")
    set(scene, [("c", SharedHead(text: "C")), ("b", SharedHead(text: "B3"))])
    #expect(header.text == "B3")
    set(scene, [("b", SharedHead(text: "B4")), ("c", SharedHead(text: "C"))])
    #expect(header.text == "B4")
    set(scene, [("c", SharedHead(text: "C"))])
    #expect(header.text == "B4")
  }

  @Test func scrolledOffHeaderIsNotRefilled() throws {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    scene.collection.model.onSelect { _, _ in }
    set(scene, [("a", HeroHead(text: "A")), ("b", HeroHead(text: "B"))])
    let header = try #require(
      scene.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? HeroHeader)
    scene.collection.contentOffset.y = 1_500
    scene.collection.layoutIfNeeded()
    set(scene, [("a", HeroHead(text: "A2")), ("b", HeroHead(text: "B"))])
    #expect(header.text == "A")
  }

  /// A cell that has left the screen waits for reuse, and is not filled for an invisible row.
  @Test(arguments: [true, false])
  func scrolledOffCellIsNotRefilled(hasDelegate: Bool) {
    let scene = TableScene(height: 200)
    if hasDelegate { scene.table.model.onSelect { _, _ in } }
    scene.show(heroes)
    let cells = scene.cells
    scene.show(heroes)
    scene.table.scrollToRow(at: [0, 60], at: .top, animated: false)
    _ = scene.cells
    let told = cells.map(\.told)
    scene.show(changed(0))
    #expect(cells.map(\.told) == told)
  }
}
