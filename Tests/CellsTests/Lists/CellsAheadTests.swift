import TestSupport
import Testing

/// Cells that a list asks for before they are seen, and does not ask for again when they are.
@MainActor
@Suite struct CellsAheadTests {
  private let heroes = (0..<300).map { Hero($0, "\($0)") }

  private func changed(_ index: Int) -> [Hero] {
    var heroes = heroes
    heroes[index].name = "changed"
    return heroes
  }

  @Test func aCellAheadShowsWhatItsRowShows() throws {
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

  @Test func anItemAheadShowsWhatItShallShow() throws {
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

  /// What has been seen waits to be filled anew, and is not filled for what nobody sees.
  @Test(arguments: [true, false])
  func aCellThatWasSeenWaits(hasDelegate: Bool) {
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
