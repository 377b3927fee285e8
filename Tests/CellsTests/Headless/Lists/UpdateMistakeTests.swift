import ListRules
import TestSupport
import Testing

@testable import Cells

/// Mistakes around updates, after which a list still shows the latest set.
@MainActor
struct UpdateMistakeTests {
  private let heroes = (0..<5).map { Hero($0, "\($0)") }

  @Test func setWithoutAnimationIsShownAtOnce() {
    let scene = TableScene()
    let section = UITableView.Section(
      identifier: "a", cells: heroes.map { HeroRow(hero: $0) })
    scene.table.model.set([section], animated: false)
    let cell = scene.cells[3]
    section.cells.remove(at: 0)
    scene.table.model.set([section], animated: false)
    #expect(scene.names == ["1", "2", "3", "4"] && scene.cells[2] === cell)
    section.cells.remove(at: 0)
    scene.table.model.set([section], animated: true)
    #expect(scene.names == ["2", "3", "4"])
  }

  @Test func setsInDidReloadAreShown() {
    let scene = TableScene()
    var rest = heroes
    scene.table.model.didReload { _ in
      guard rest.popLast() != nil else { return }
      scene.show(rest)
    }
    scene.show(rest)
    for _ in 0..<20 { Headless.runLoop() }
    #expect(scene.names == [] && scene.table.cells.isEmpty)
  }

  @Test func removingASectionDuringAnUpdateIsOneIssue() {
    final class Row: TableViewCellModel<HeroCell> {
      var act: () -> Void = {}
      override func bind(with view: HeroCell) {
        super.bind(with: view)
        view.show("row")
        act()
      }
    }
    let scene = TableScene()
    scene.show([("a", heroes), ("b", [])])
    _ = scene.cells
    let row = Row()
    row.act = { scene.table.sections.removeFirst() }
    let log = complaints {
      scene.table.sections[1].add(cell: row)
      scene.table.sections = scene.table.sections
      row.act = {}
      #expect(scene.table.numberOfSections == 1)
      #expect(scene.cells.count == 1)
    }
    #expect(log.count == 1 && log[0].contains("while it asked for a cell"), "\(log)")
  }

  private func batch(in scene: any ListScene, _ act: @escaping () -> Void) {
    (scene as? TableScene)?.table.performBatchUpdates(act)
    (scene as? CollectionScene)?.collection.performBatchUpdates(act)
  }

  /// A batch within another one would be part of it.
  @Test(arguments: ListKind.allCases)
  func setsInTheAppsBatchAreOneIssueAndTheLatestIsShown(kind: ListKind) async {
    let scene = kind.scene()
    let (empty, heroes) = (UIView(), heroes)
    scene.emptyView = empty
    for last in [[heroes[2], heroes[2]], [heroes[1], heroes[3]], []] {
      scene.show([("a", heroes), ("b", [])])
      _ = scene.shownNames
      let issues = LayoutDiagnostics.collect {
        batch(in: scene) {
          scene.show([("b", [heroes[4]]), ("a", [heroes[3], heroes[2], heroes[1]])])
          scene.show([heroes[0], heroes[0]])
          scene.show(last)
        }
        #expect(scene.shownNames == heroes.map(\.name))
      }
      #expect(issues.count == 1 && issues[0].view === scene.list, "\(issues)")
      #expect(issues[0].message.contains("a batch of the app's own"), "\(issues)")
      #expect(issues[0].line?.description.hasPrefix("ListScene.swift:") == true)
      for _ in 0..<100 where scene.shownNames != last.map(\.name) { await Task.yield() }
      #expect(scene.shownNames == last.map(\.name))
      #expect((scene.background === empty) == last.isEmpty)
    }
  }

  /// Drags rows, and drops them on placeholders.
  private final class Porter: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private(set) var place: (any UITableViewDropPlaceholderContext)?

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("row")))] }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first
      else { return }
      place = coordinator.drop(
        item.dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "place", rowHeight: 30))
    }
  }

  @Test func setsWaitUntilADropPlaceholderIsGone() async throws {
    let (scene, porter) = (TableScene(), Porter())
    scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    (scene.table.dragDelegate, scene.table.dropDelegate) = (porter, porter)
    scene.show(heroes)
    let cells = scene.cells
    Headless.dragAndDrop(cells[0], to: cells[2])
    let place = try #require(porter.place)
    let wanted = Array(heroes.dropFirst(3))
    let log = complaints { scene.show(wanted) }
    #expect(log.count == 1 && log[0].contains("a placeholder for what is being dropped"), "\(log)")
    for _ in 0..<20 { await Task.yield() }
    #expect(scene.table.hasUncommittedUpdates)
    #expect(scene.table.numberOfRows(inSection: 0) == heroes.count + 1)
    #expect(place.deletePlaceholder())
    for _ in 0..<200 where scene.names != wanted.map(\.name) {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    #expect(scene.names == wanted.map(\.name))
  }

  /// The callback runs during the update that moves the row.
  @Test func setInDidReorderIsShownWithoutAnIssue() async {
    let scene = TableScene()
    scene.show([("a", heroes), ("b", [])])
    _ = scene.cells
    let rest = Array(heroes.dropFirst(3))
    scene.table.model.didReorder { _, _ in scene.show(rest) }
    let log = complaints {
      scene.table.performBatchUpdates {
        scene.table.model.tableView(scene.table, moveRowAt: [0, 0], to: [1, 0])
        scene.table.moveRow(at: [0, 0], to: [1, 0])
      }
    }
    for _ in 0..<100 where scene.names != rest.map(\.name) { await Task.yield() }
    #expect(scene.names == rest.map(\.name) && log == [])
  }

  /// The callback runs before the list itself has moved the row.
  @Test(arguments: ListKind.allCases, [[Int](), [0, 1, 2], [4, 3, 0], [0, 1, 2, 3, 4, 9]])
  func setInDidReorderIsShownAfterTheMove(kind: ListKind, numbers: [Int]) async {
    let scene = kind.scene()
    let wanted = numbers.map { Hero($0, "\($0)") }
    scene.show(heroes)
    scene.didReorder { scene.show(wanted) }
    _ = scene.nameCells
    let log = complaints {
      if let scene = scene as? TableScene {
        scene.table.model.tableView(scene.table, moveRowAt: [0, 0], to: [0, 2])
        scene.table.moveRow(at: [0, 0], to: [0, 2])
      } else if let scene = scene as? CollectionScene {
        scene.collection.model.collectionView(scene.collection, moveItemAt: [0, 0], to: [0, 2])
        scene.collection.moveItem(at: [0, 0], to: [0, 2])
      }
    }
    for _ in 0..<200 where scene.shownNames != numbers.map(String.init) { await Task.yield() }
    #expect(scene.shownNames == numbers.map(String.init) && log == [])
  }

  /// Rows are at the places that the state gives them as soon as the list has moved its own.
  @Test(arguments: ListKind.allCases, [false, true])
  func selectionInDidReorderAppliesAfterTheMove(kind: ListKind, showsAgain: Bool) async {
    let scene = kind.scene()
    let moved = [1, 2, 0, 3].map { Hero($0, "\($0)") }
    let selected = ViewState<Int?>(wrappedValue: nil)
    scene.bindSelection(to: selected)
    scene.show(moved.sorted { $0.id < $1.id })
    scene.didReorder {
      selected.wrappedValue = 1
      if showsAgain { scene.show(moved) }
    }
    _ = scene.nameCells
    let log = complaints { scene.moveByHand(from: [0, 0], to: [0, 2]) }
    for _ in 0..<200 where scene.selection != [[0, 0]] { await Task.yield() }
    #expect(scene.selection == [[0, 0]] && log == [])
    selected.wrappedValue = 0
    #expect(scene.selection == [[0, 2]])
  }

  @Test func rowsHiddenByTheAppsDataSourceReturn() {
    final class Cheat: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let scene = TableScene()
    scene.show(heroes)
    _ = scene.cells
    let cheat = Cheat()
    scene.table.dataSource = cheat
    _ = scene.cells
    scene.table.dataSource = scene.table.model
    scene.show(Array(heroes.dropFirst()))
    #expect(scene.names == ["1", "2", "3", "4"])
  }

  @Test func modelWithoutItsTableStillTakesCells() {
    var table: UITableView? = UITableView()
    let model = table?.model
    table = nil
    let log = complaints { model?.cells = heroes.map { HeroRow(hero: $0) } }
    #expect(model?.cells.count == 5 && model?.table == nil && log == [])
  }

  /// The view never gets an update that breaks the rules.
  @Test func invalidUpdateBecomesAReloadWithAnIssue() {
    @MainActor final class Host: ListHost {
      var viewCounts: [Int]?
      var strategy = CellReloadStrategy.reloadArrangementDifferences
      let isBeingUpdated = false
      var told: [String] = []
      func perform(
        _ updates: ListUpdates, _ mapping: ListMapping?, showNew: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
      ) {
        told.append("update")
        showNew()
        completion(true)
      }
      func reload(completion: @escaping (Bool) -> Void) {
        told.append("reload")
        completion(true)
      }
      func follow(_ mapping: ListMapping) {}
      func didUpdate() {}
      func didApplyPendingSections() {}
      func willShow(_ outlines: [SectionOutline<AnyHashable, CellKey>]) {}
      func rebind() -> ListUpdates? { nil }
      func keepingPosition(_ update: () -> Void) { update() }
      func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?) {
        told.append("\(kind)")
      }
      func didShow(_ isFinished: Bool) { told.append("shown") }
    }
    let host = Host()
    let updater = ListUpdater<any TableCellModel>(.rows)
    updater.host = host
    func set(_ heroes: [Hero]) {
      updater.set([UITableView.Section(identifier: "a", cells: heroes.map { HeroRow(hero: $0) })])
    }
    host.viewCounts = []
    set([heroes[0]])
    host.viewCounts = [1]
    set([heroes[0], heroes[1]])
    #expect(host.told == ["reload", "shown", "update", "shown"])
    let bad = ListUpdates(items: [.delete(ListPlace(section: 0, item: 9))])
    #expect(!updater.carryOut((bad, updater.shown)) { _ in })
    #expect(host.told.suffix(2) == ["misplaced", "reload"] && updater.history == nil)
  }
}
