import TestSupport
import Testing

/// Rows and sections with duplicate identifiers: each keeps its own content all the same.
@MainActor
struct DuplicateTests {
  /// Each number occurs twice, under two names.
  private let heroes = (0..<300).map { Hero($0 % 150, "\($0)") }

  private func changed(_ index: Int) -> [Hero] {
    var heroes = heroes
    heroes[index].name = "changed"
    return heroes
  }

  /// Other tests cover the issues about duplicates.
  private func quietly(_ run: @MainActor () -> Void) {
    let log = complaints(run)
    #expect(log.allSatisfy { $0.contains("have the same identifier") }, "\(log)")
  }

  // MARK: Sections

  private struct PlainHead: CollectionCellModel, Equatable {
    var text: String
    var cellIdentifier: AnyHashable { "head" }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { $0.show(text) }
    }
  }

  private func heads(_ scene: CollectionScene) -> [String?] {
    scene.collection.layoutIfNeeded()
    return (0..<scene.collection.numberOfSections).map { section in
      let view = scene.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      return (view as? HeroHeader)?.text ?? (view as? HeroItemCell)?.name.text
    }
  }

  @Test(arguments: CellReloadStrategy.allCases)
  func duplicateSectionsHaveTheirOwnHeaders(strategy: CellReloadStrategy) {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    scene.collection.model.reloadStrategy = strategy
    let kinds: [((any CollectionCellModel)?, String?)] = [
      (nil, nil), (HeroHead(text: "A"), "A"), (HeroHead(text: "B"), "B"),
      (PlainHead(text: "plain"), "plain"),
    ]
    quietly {
      for first in kinds {
        for second in kinds {
          scene.collection.sections = [first, second].map { head, _ in
            UICollectionView.SupplementedSection(
              header: head, identifier: "a", cells: [HeroItem(hero: heroes[0])])
          }
          #expect(heads(scene) == [first.1, second.1])
        }
      }
    }
  }

  @Test(arguments: CellReloadStrategy.allCases)
  func duplicateSectionsHaveTheirOwnTitles(strategy: CellReloadStrategy) {
    let scene = TableScene()
    scene.table.model.reloadStrategy = strategy
    let titles: [String?] = [nil, "A", "B"]
    quietly {
      for first in titles {
        for second in titles {
          scene.table.sections {
            for title in [first, second] {
              SectionBlock("a", title: title) { HeroRow(hero: heroes[0]) }
            }
          }
          scene.table.layoutIfNeeded()
          let shown = (0..<2).map { scene.table.headerView(forSection: $0)?.textLabel?.text }
          #expect(shown == [first, second])
        }
      }
    }
  }

  @Test func prefetchedHeaderFollowsItsOwnSection() throws {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    func set(_ texts: [String]) {
      quietly {
        scene.collection.sections = texts.map { text in
          UICollectionView.SupplementedSection(
            header: HeroHead(text: text), identifier: text == "top" ? "top" : "a",
            cells: heroes.prefix(150).map(HeroItem.init))
        }
        scene.collection.layoutIfNeeded()
      }
    }
    func ahead(_ section: Int) throws -> HeroHeader {
      try #require(
        scene.collection.model.collectionView(
          scene.collection,
          viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
          at: [section, 0]) as? HeroHeader)
    }
    set(["top", "A", "B"])
    let headers = try [ahead(1), ahead(2)]
    set(["top", "A2", "B2"])
    #expect(headers.map(\.text) == ["A2", "B2"])
    set(["A3", "B3"])
    #expect(headers.map(\.text) == ["A3", "B3"])
  }

  // MARK: Cells ahead

  @Test func prefetchedCellFollowsItsOwnRow() throws {
    let scene = TableScene(height: 200)
    func show(_ heroes: [Hero]) { quietly { scene.show(heroes) } }
    show(heroes)
    _ = scene.cells
    let model = scene.table.model
    let cells = try [60, 150, 210].map { row in
      try #require(model.tableView(scene.table, cellForRowAt: [0, row]) as? HeroCell)
    }
    show(changed(210))
    #expect(cells.map(\.told) == [["60"], ["150"], ["210", "changed"]])
    show(heroes)
    // The first row of this identity is visible.
    show(changed(150))
    #expect(cells[1].told == ["150", "changed"])
    show(heroes)
    show(changed(60))
    #expect(cells[0].told == ["60", "changed"] && cells[2].told.count == 3)
  }

  @Test func prefetchedItemCellFollowsItsOwnItem() throws {
    let scene = CollectionScene()
    func show(_ heroes: [Hero]) { quietly { scene.show([("a", heroes)]) } }
    show(heroes)
    _ = scene.cells
    let collection = scene.collection
    let cell = try #require(
      collection.model.collectionView(collection, cellForItemAt: [0, 250]) as? HeroItemCell)
    show(changed(100))
    #expect(cell.told == ["250"])
    show(changed(250))
    #expect(cell.told == ["250", "changed"])
    // Another row of this identity goes, and this one moves up.
    var rest = heroes
    rest.remove(at: 100)
    show(rest)
    #expect(cell.told == ["250", "changed", "250"])
  }

  // MARK: Identities of rows

  @Test func duplicateOfTheLastRowIsANewEnd() {
    let scene = TableScene()
    var count = 0
    scene.table.model.didReachEnd { count += 1 }
    func show(_ heroes: [Hero]) {
      quietly {
        scene.show(heroes)
        _ = scene.cells
      }
    }
    show([heroes[0], heroes[1]])
    #expect(count == 1)
    show([heroes[2], heroes[0], heroes[1]])
    #expect(count == 1)
    show([heroes[2], heroes[0], heroes[1], heroes[1]])
    #expect(count == 2)
    show([heroes[3], heroes[2], heroes[0], heroes[1], heroes[1]])
    #expect(count == 2)
  }

  @Test func duplicateRowsKeepTheirOwnHeights() {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    let lines = (0..<40).map { Hero($0 % 20, $0 < 20 ? "\($0)" : "\($0)\n\n\n") }
    func show(_ heroes: [Hero]) {
      scene.table.cells = heroes.map(TallRow.init)
      _ = scene.cells
    }
    quietly {
      show(lines)
      for offset in stride(from: 0, to: scene.table.contentSize.height, by: 100) {
        scene.table.contentOffset.y = offset
        _ = scene.cells
      }
      let length = scene.table.contentSize.height
      scene.table.contentOffset.y = 0
      scene.table.model.reloadStrategy = .reloadAll
      show(lines.reversed())
      #expect(abs(scene.table.contentSize.height - length) < 1)
    }
  }

  private struct TallRow: TableCellModel, Equatable {
    var hero: Hero
    var cellIdentifier: AnyHashable { hero.id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.numberOfLines = 0
        $0.show(hero.name)
      }
    }
  }
}
