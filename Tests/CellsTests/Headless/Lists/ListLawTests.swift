import LayoutStage
import TestSupport
import Testing

/// What holds for both tables and collections.
@MainActor
struct ListLawTests {
  private let heroes = (0..<60).map { Hero($0, "\($0)") }

  // MARK: Cells, rows and strategies

  @Test(arguments: ListKind.allCases)
  func cellsFormASingleSection(kind: ListKind) {
    let scene = kind.scene()
    #expect(scene.cellCount == 0 && scene.shownNames == [])
    scene.show(Array(heroes.prefix(2)))
    #expect(scene.shownNames == ["0", "1"] && scene.identifiers == ["single_section"])
  }

  @Test(arguments: ListKind.allCases)
  func changedRowsAreRefilledInPlaceWithoutUpdates(kind: ListKind) {
    let scene = kind.scene()
    scene.show(heroes)
    let before = scene.nameCells
    var renamed = heroes
    renamed[2].name = "Bob"
    let made = work {
      scene.show(renamed)
      scene.list.layoutIfNeeded()
    }
    let after = scene.nameCells
    #expect(made.cellsConfigured == 0 && made.cellsMade == 0)
    #expect(zip(before, after).allSatisfy { $0 === $1 } && before.count == after.count)
    #expect(after[2].told == ["2", "Bob"] && after[3].told == ["3"])
  }

  @Test(arguments: ListKind.allCases)
  func modelIsTheDataSourceAndSetsNoDelegate(kind: ListKind) {
    let scene = kind.scene()
    #expect((scene.list as? UITableView)?.dataSource == nil, "it is made when it is asked for")
    #expect((scene.list as? UICollectionView)?.dataSource == nil)
    scene.show(heroes)
    #expect(scene.hasModelForDataSource && scene.listDelegate == nil)
    #expect(scene.reloadStrategy == .reloadArrangementDifferences)
  }

  @Test func otherSpellingIsTheSameStrategy() {
    let strategy = CellReloadStrategy.reloadArangementDifferences
    #expect(strategy == .reloadArrangementDifferences && CellReloadStrategy.allCases.count == 3)
  }

  @Test(arguments: ListKind.allCases)
  func movedRowsKeepTheirCellsAcrossSections(kind: ListKind) {
    let scene = kind.scene()
    scene.show([("a", Array(heroes[0..<3])), ("b", [heroes[3]])])
    let cells = scene.cellsByName
    scene.show([("b", [heroes[1], heroes[3]]), ("a", [heroes[2], heroes[5], heroes[0]])])
    #expect(scene.shownNames == ["1", "3", "2", "5", "0"])
    let kept = scene.cellsByName.filter { $0.key != "5" }
    #expect(kept == cells)
  }

  @Test(arguments: ListKind.allCases)
  func changingOneOfTenThousandRowsBindsOneCell(kind: ListKind) {
    let scene = kind.scene()
    var many = (0..<10_000).map { Hero($0, "Hero \($0)") }
    scene.show(many)
    let cells = scene.nameCells
    many[3].name = "Somebody"
    let made = work {
      scene.show(many)
      scene.list.layoutIfNeeded()
    }
    #expect(made.cellsMade == 0 && made.cellsConfigured == 0)
    #expect(cells.map(\.told.count).reduce(0, +) == cells.count + 1)
    #expect(scene.shownNames[3] == "Somebody")
    // A row out of sight needs no cell.
    many[9_000].name = "Nobody"
    let none = work {
      scene.show(many)
      scene.list.layoutIfNeeded()
    }
    #expect(none.cellsConfigured == 0)
    #expect(cells.map(\.told.count).reduce(0, +) == cells.count + 1)
  }

  @Test(arguments: ListKind.allCases)
  func hundredThousandRowsMakeOnlyVisibleCells(kind: ListKind) {
    let scene = kind.scene()
    let made = work {
      scene.show((0..<100_000).map { Hero($0, "Hero") })
      scene.list.layoutIfNeeded()
    }
    let seen = Int((400 / ListKind.rowHeight).rounded(.up)) + 1
    #expect((1...seen).contains(made.cellsMade) && made.cellsConfigured == made.cellsMade)
    #expect(scene.rowCount(in: 0) == 100_000)
    #expect(abs(scene.list.contentSize.height - 100_000 * ListKind.rowHeight) < 1)
  }

  // MARK: Updates

  /// A row that runs a closure when a cell shows it.
  private struct ActingRow: TableCellModel, CollectionCellModel {
    var cellIdentifier: AnyHashable
    var act: () -> Void

    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) { cell in
        cell.show("row")
        act()
      }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { cell in
        cell.show("row")
        act()
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func setsDuringAnUpdateWaitAndTheLatestIsShown(kind: ListKind) {
    let scene = kind.scene()
    scene.show(Array(heroes.prefix(2)))
    _ = scene.nameCells
    var isFirst = true
    let log = complaints {
      scene.show(
        rows: [
          ActingRow(cellIdentifier: "acting") {
            guard isFirst else { return }
            isFirst = false
            scene.show(Array(heroes.prefix(3)))
            #expect(scene.cellCount == 3 && scene.rowCount(in: 0) == 1)
            scene.show([heroes[5], heroes[6]])
          }
        ])
      #expect(scene.shownNames == ["5", "6"])
    }
    #expect(log.count == 1 && log[0].contains("while it asked for a cell") && !isFirst, "\(log)")
  }

  /// It counts the states that are shown, each after its animation, and not sets in the meantime.
  @Test(arguments: ListKind.allCases)
  func didReloadRunsOnceForEveryStateShown(kind: ListKind) {
    let scene = kind.scene()
    var told: [(isFinished: Bool, names: [String])] = []
    scene.didReload { _ in Issue.record("only the last closure is called") }
    scene.didReload { told.append(($0, scene.shownNames)) }
    let sets: [[(String, [Hero])]] = [
      [("a", [heroes[0]])], [("a", [heroes[1], heroes[0]])], [("a", [heroes[1], Hero(0, "Eve")])],
      // This takes two stages, and the content of one row changes.
      [("a", [heroes[1], heroes[2]]), ("b", [heroes[3], heroes[4]])],
      [("b", [heroes[4], Hero(3, "Ada")]), ("a", [heroes[2], heroes[1]])], [],
    ]
    for (index, sections) in sets.enumerated() {
      scene.show(sections)
      #expect(told.count == index, "not before the animation has ended")
      Headless.runLoop()
      #expect(told.count == index + 1 && told.last?.isFinished == true)
      #expect(told.last?.names == sections.flatMap(\.1).map(\.name))
    }
    // Nothing changes, and the closure is called all the same.
    scene.show([(String, [Hero])]())
    Headless.runLoop()
    #expect(told.count == sets.count + 1)
  }

  @Test(arguments: ListKind.allCases)
  func didReloadSkipsSetsReplacedBeforeDisplay(kind: ListKind) {
    let scene = kind.scene()
    scene.show([heroes[0]])
    _ = scene.nameCells
    Headless.runLoop()
    var (count, isFirst) = (0, true)
    scene.didReload { _ in count += 1 }
    scene.show(
      rows: [
        ActingRow(cellIdentifier: "acting") {
          guard isFirst else { return }
          isFirst = false
          for hero in heroes.prefix(9) { scene.show([hero]) }
        }
      ])
    for _ in 0..<4 { Headless.runLoop() }
    #expect(scene.shownNames == ["8"] && count == 2)
  }

  /// A batch lasts until it returns, not until its animation ends.
  @Test(arguments: ListKind.allCases)
  func setDoesNotWaitForThePreviousAnimation(kind: ListKind) {
    let scene = kind.scene()
    scene.show([heroes[0]])
    Headless.runLoop()
    var count = 0
    scene.didReload { _ in count += 1 }
    let log = complaints {
      for number in 1...5 {
        scene.show(Array(heroes[number..<number + 3].reversed()))
        #expect(scene.shownNames == (number..<number + 3).reversed().map(String.init))
      }
    }
    #expect(count == 0 && log == [])
    for _ in 0..<5 { Headless.runLoop() }
    #expect(count == 5)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func setIsShownAtOnceAndKeepsRemainingCells(kind: ListKind, isAnimated: Bool) {
    let scene = kind.scene()
    scene.set([("a", heroes)], animated: false)
    let cells = scene.cellsByName
    Headless.runLoop()
    scene.set([("a", Array(heroes.dropFirst(2)))], animated: isAnimated)
    #expect(scene.shownNames.first == "2" && scene.cellsByName["5"] == cells["5"])
  }

  // MARK: Mistakes

  @Test(arguments: ListKind.allCases)
  func cellOfTheWrongClassIsOneIssueAndStaysUnchanged(kind: ListKind) {
    let scene = kind.scene()
    scene.show([("a", [heroes[0]])])
    _ = scene.nameCells
    scene.misregister()
    let issues = LayoutDiagnostics.collect {
      scene.show([("a", [heroes[0], heroes[1]])])
      scene.list.layoutIfNeeded()
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.shownContents.count == 2)
    #expect(issues.first?.message.contains("can't be shown in a UI") == true)
    #expect(issues.first?.line?.description.hasPrefix("ListScene.swift:") == true)
    #expect(scene.shownNames == ["0"])
  }

  /// This covers ten visible rows, and all that become visible later.
  @Test(arguments: ListKind.allCases)
  func wrongCellClassIsOneIssueForAllRowsOfAType(kind: ListKind) {
    let scene = kind.scene()
    scene.show([("a", [heroes[0]])])
    _ = scene.nameCells
    scene.misregister()
    let issues = LayoutDiagnostics.collect {
      scene.show([("a", heroes)])
      scene.list.layoutIfNeeded()
      #expect(scene.shownContents.count >= 10)
      for _ in 0..<30 {
        scene.list.contentOffset.y += ListKind.rowHeight
        scene.list.layoutIfNeeded()
      }
    }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  @Test(arguments: ListKind.allCases)
  func duplicatesAreOneIssuePerSetAndAllShown(kind: ListKind) {
    let scene = kind.scene()
    for ids in [[1, 2, 1], [1, 1, 1, 2], [2, 2, 1, 1]] {
      let issues = LayoutDiagnostics.collect {
        scene.show([("a", ids.map { heroes[$0] })])
        #expect(scene.shownNames == ids.map(String.init))
      }
      #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === scene.list)
      #expect(issues.first?.line?.description.hasPrefix("ListScene.swift:") == true)
    }
  }

  // MARK: Rows of blocks

  private func rowBlock(_ hero: Hero) -> RowBlock {
    RowBlock(id: hero.id, showing: hero) { VStackBlock { UILabel().text(hero.name) } }
  }

  private func texts(_ scene: any ListScene) -> [String] {
    scene.shownContents.compactMap { ($0.subviews.first as? UILabel)?.text }
  }

  @Test(arguments: ListKind.allCases)
  func rowBlocksShowAndUpdateTheirViews(kind: ListKind) throws {
    let scene = kind.scene()
    func show(_ heroes: [Hero]) {
      scene.show(rows: heroes.map(rowBlock))
      scene.list.layoutIfNeeded()
    }
    show([Hero(1, "Ada"), Hero(2, "Bob")])
    #expect(texts(scene) == ["Ada", "Bob"])
    let contents = scene.shownContents
    let label = try #require(contents[0].subviews.first)
    show([Hero(1, "Ada"), Hero(2, "Bobby")])
    #expect(texts(scene) == ["Ada", "Bobby"])
    #expect(scene.shownContents == contents && contents[0].subviews.first === label)
  }

  @Test(arguments: ListKind.allCases)
  func blocksTrackStatesUntilTheirCellShowsAnotherRow(kind: ListKind) async {
    let scene = kind.scene()
    let first = ViewState(wrappedValue: "a")
    let label = UILabel()
    scene.show(rows: [
      RowBlock(id: 1) {
        label.text(first.wrappedValue)
      }
    ])
    scene.list.layoutIfNeeded()
    first.wrappedValue = "b"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "b")
    scene.show(rows: [RowBlock(id: 1) { UILabel().text("other") }])
    scene.list.layoutIfNeeded()
    first.wrappedValue = "late"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "b")
  }
}
