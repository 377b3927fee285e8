import TestSupport
import Testing

/// What a table shows, and how its cells change with it.
@MainActor
struct TableModelTests {
  private let ada = Hero(1, "Ada")
  private let bob = Hero(2, "Bob")
  private let cid = Hero(3, "Cid")

  // MARK: Cells and rows

  @Test func cellsFormASingleSection() {
    let scene = TableScene()
    #expect(scene.table.cells.isEmpty && scene.table.sections.isEmpty)
    scene.show([ada, bob])

    #expect(scene.names == ["Ada", "Bob"])
    #expect(scene.table.sections.map(\.identifier) == ["single_section"])
    #expect(scene.table.cells.count == 2)
    #expect(scene.table.model.row(at: [0, 1]) as? HeroRow == HeroRow(hero: bob))
    #expect(scene.table.model.row(at: [1, 0]) == nil)
  }

  @Test func changedRowShowsItsNewModelInTheSameCell() {
    let scene = TableScene()
    scene.show([ada, bob])
    let cells = scene.cells
    let made = work {
      scene.show([ada, Hero(2, "Bobby")])
      scene.table.layoutIfNeeded()
    }

    #expect(scene.names == ["Ada", "Bobby"])
    #expect(scene.cells == cells)
    #expect(made.cellsConfigured == 0 && made.cellsMade == 0)
    #expect(cells.map(\.told) == [["Ada"], ["Bob", "Bobby"]])
  }

  @Test func equalOrIdenticalRowsAreNotRebound() {
    final class Row: TableViewCellModel<HeroCell> {
      override func bind(with view: HeroCell) {
        super.bind(with: view)
        view.show("object")
      }
    }
    let scene = TableScene()
    let object = Row()
    scene.table.cells = [HeroRow(hero: ada), object]
    let cells = scene.cells
    scene.table.cells = [HeroRow(hero: ada), object]

    #expect(scene.cells == cells && cells.map(\.told) == [["Ada"], ["object"]])
  }

  /// A row that has changed may need another height.
  @Test func changedRowIsMeasuredAgain() {
    let scene = TableScene()
    func show(_ lines: Int) {
      let name = Array(repeating: "Ada", count: lines).joined(separator: "\n")
      scene.show([Hero(1, name), bob])
      for cell in scene.cells { cell.name.numberOfLines = 0 }
    }
    show(1)
    let before = scene.cells.map(\.frame.height)
    show(4)
    let after = scene.cells.map(\.frame.height)

    #expect(after[0] > before[0] + 40 && after[1] == before[1], "\(before) \(after)")
  }

  @Test func movedRowsKeepTheirCells() {
    let scene = TableScene()
    scene.show([ada, bob, cid])
    let cells = scene.cells
    scene.show([cid, Hero(4, "Dan"), ada])

    #expect(scene.names == ["Cid", "Dan", "Ada"])
    #expect(scene.cells[0] === cells[2] && scene.cells[2] === cells[0])
  }

  @Test func rowsMovedToAnotherSectionKeepTheirCells() {
    let scene = TableScene()
    scene.show([("a", [ada, bob]), ("b", [cid])])
    let cell = scene.cells[1]
    scene.show([("a", [ada]), ("b", [cid, bob])])

    #expect(scene.names == ["Ada", "Cid", "Bob"] && scene.cells[2] === cell)
  }

  @Test func movedSectionsKeepAndReorderTheirCells() {
    let scene = TableScene()
    scene.show([("a", [ada, bob]), ("b", [cid])])
    let cells = scene.cells
    let log = complaints {
      scene.show([("b", [cid]), ("a", [bob, ada])])
      #expect(scene.names == ["Cid", "Bob", "Ada"])
    }

    #expect(scene.cells == [cells[2], cells[1], cells[0]] && log == [])
  }

  // MARK: Data source

  @Test func modelIsTheDataSourceAndKeepsTheDelegate() {
    final class Delegate: NSObject, UITableViewDelegate {}
    let scene = TableScene()
    let delegate = Delegate()
    scene.table.delegate = delegate
    let model = scene.table.model

    #expect(scene.table.dataSource === model && scene.table.delegate === delegate)
    #expect(scene.table.model === model && model.table === scene.table)
    #expect(model.reloadStrategy == .reloadArrangementDifferences)
    #expect(model.insertRowAnimation == .left && model.deleteRowAnimation == .left)
    #expect(model.reloadRowAnimation == .fade && model.insertSectionAnimation == .top)
  }

  @Test func modelIsReleasedWithItsTable() {
    weak var model: UITableView.Model?
    do {
      let table = UITableView()
      table.cells = [HeroRow(hero: ada)]
      model = table.model
      #expect(model != nil)
    }
    #expect(model == nil)
  }

  // MARK: Strategies

  @Test func reloadAllRefillsRemainingRows() {
    let scene = TableScene()
    scene.table.model.reloadStrategy = .reloadAll
    scene.show([("a", [ada]), ("b", [bob])])
    scene.table.layoutIfNeeded()
    let made = work {
      scene.show([("a", [ada])])
      scene.table.layoutIfNeeded()
    }
    #expect(scene.names == ["Ada"] && made.cellsConfigured == 1)
  }

  @Test func linearDifferencesCompareByPosition() {
    let scene = TableScene()
    scene.table.model.reloadStrategy = .reloadLinearDifferences
    scene.show([("a", [ada, bob]), ("b", [cid])])
    let cells = scene.cells
    let made = work {
      scene.show([("a", [ada, cid, bob]), ("c", [ada])])
      scene.table.layoutIfNeeded()
    }
    #expect(scene.names == ["Ada", "Cid", "Bob", "Ada"])
    #expect(scene.cells[0] === cells[0] && made.cellsConfigured == 3)
  }

  @Test(arguments: CellReloadStrategy.allCases)
  func everyStrategyShowsTheNewSections(strategy: CellReloadStrategy) {
    let names = "abcde".map(String.init)
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let scene = TableScene(height: 4_000)
      scene.table.model.reloadStrategy = strategy
      for _ in 0..<4 {
        let sections = names.shuffled(using: &generator).prefix(3).map { name in
          let ids = (0..<8).shuffled(using: &generator).prefix(
            Int.random(in: 0...6, using: &generator))
          return (name, ids.map { Hero($0, "\($0).\(Int.random(in: 0...1, using: &generator))") })
        }
        let log = complaints { scene.show(sections) }
        #expect(scene.names == sections.flatMap(\.1).map(\.name), "seed \(seed)")
        #expect(log == [], "seed \(seed)")
      }
    }
  }

  // MARK: Mistakes

  @Test func foreignDataSourceIsOneIssueUnlessItForwards() {
    final class Other: NSObject, UITableViewDataSource {
      var next: (any UITableViewDataSource)?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        next?.tableView(tableView, numberOfRowsInSection: section) ?? 7
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        next?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
      }
    }
    let scene = TableScene()
    let other = Other()
    scene.table.cells = []
    scene.table.dataSource = other
    let log = complaints {
      scene.show([ada])
      scene.show([ada, bob])
    }
    #expect(log.count == 1 && log.first?.contains("another dataSource") == true)
    // A data source that forwards has the rows of the model.
    let (second, wrapper) = (TableScene(), Other())
    wrapper.next = second.table.model
    second.table.dataSource = wrapper
    let quiet = complaints { second.show([ada, bob]) }
    #expect(quiet == [] && second.names == ["Ada", "Bob"])
  }

  @Test func listRecoversAfterTheAppSwapsTheDataSource() {
    final class Other: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let scene = TableScene()
    let other = Other()
    scene.show([ada])
    scene.table.dataSource = other
    scene.table.layoutIfNeeded()
    let log = complaints {
      scene.table.dataSource = scene.table.model
      scene.show([bob, cid])
      #expect(scene.names == ["Bob", "Cid"])
    }
    #expect(log == [])
  }
}
