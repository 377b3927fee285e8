import TestSupport
import Testing

/// What lists do besides showing rows, and who hears it.
@MainActor
@Suite struct ListFeatureTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob"), Hero(3, "Cid")]

  private func tap(_ scene: TableScene, _ row: Int) {
    _ = scene.cells
    Headless.tap(scene.cells[row])
  }

  @Test func aSelectedRowIsTold() {
    let scene = TableScene()
    var told: [String] = []
    scene.table.model.onSelect { row, path in told.append("\(row.cellIdentifier) at \(path.row)") }
    scene.table.model.onSelect(HeroRow.self) { told.append($0.hero.name) }
    scene.show(heroes)
    tap(scene, 1)
    #expect(told == ["2 at 1", "Bob"])
  }

  @Test func aSelectedItemIsTold() {
    let scene = CollectionScene()
    var told: [String] = []
    scene.collection.model.onSelect(HeroItem.self) { told.append($0.hero.name) }
    scene.show([("a", heroes)])
    let cell = scene.cells[2]
    Headless.tap(cell)
    #expect(told == ["Cid"])
  }

  @Test func theModelHearsThroughTheAppsDelegateIfThatDerivesFromOurs() {
    final class Delegate: ListDelegate {
      var rows: [Int] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        rows.append(indexPath.row)
      }
    }
    let scene = TableScene()
    let delegate = Delegate()
    var told: [String] = []
    scene.table.delegate = delegate
    let issues = LayoutDiagnostics.collect {
      scene.table.model.onSelect(HeroRow.self) { told.append($0.hero.name) }
      scene.show(heroes)
    }
    tap(scene, 0)
    #expect(told == ["Ada"] && delegate.rows == [0] && issues.isEmpty)
    #expect(scene.table.delegate === delegate)
  }

  @Test func whatNobodyCanHearIsOneIssue() {
    final class Delegate: NSObject, UITableViewDelegate {}
    let scene = TableScene()
    let delegate = Delegate()
    let issues = LayoutDiagnostics.collect {
      scene.table.model.onSelect { _, _ in }
      scene.table.delegate = delegate
      scene.show(heroes)
      scene.table.cells = []
      scene.table.model.didReachEnd {}
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.table.delegate === delegate)
    #expect(issues[0].message.contains("Delegate, is no ListDelegate"))
  }

  @Test func aListThatIsAskedForNothingKeepsNoDelegate() {
    let scene = TableScene()
    scene.show(heroes)
    #expect(scene.table.delegate == nil)
  }

  @Test func theEndIsToldOnce() {
    let scene = TableScene(height: 300)
    var count = 0
    scene.table.model.didReachEnd(within: 2) { count += 1 }
    let many = (0..<60).map { Hero($0, "\($0)") }
    scene.show(many)
    _ = scene.cells
    #expect(count == 0)
    scene.table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
    _ = scene.cells
    #expect(count == 1)
    scene.table.scrollToRow(at: [0, 0], at: .top, animated: false)
    _ = scene.cells
    scene.table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
    _ = scene.cells
    #expect(count == 1)

    scene.show(many + (60..<90).map { Hero($0, "\($0)") })
    _ = scene.cells
    #expect(count == 1)
    scene.table.scrollToRow(at: [0, 88], at: .bottom, animated: false)
    _ = scene.cells
    #expect(count == 2)
  }

  /// Such as from a page that is in memory already.
  @Test func whatIsFetchedAtTheEndMayBeSetAtOnce() {
    let scene = TableScene(height: 300)
    var many = (0..<3).map { Hero($0, "\($0)") }
    var count = 0
    scene.table.model.didReachEnd {
      count += 1
      scene.table.model.onSelect { _, _ in }
      guard count < 3 else { return }
      many.append(Hero(many.count, "more"))
      scene.show(many)
    }
    scene.show(many)
    #expect(scene.names == ["0", "1", "2", "more", "more"] && count == 3)
  }

  @Test func aListWithoutRowsShowsItsEmptyView() {
    let scene = TableScene()
    let (empty, own) = (UILabel(), UIView())
    scene.table.backgroundView = own
    scene.table.model.emptyView = empty
    #expect(scene.table.backgroundView === own)
    scene.table.cells = []
    #expect(scene.table.backgroundView === empty)
    scene.show(heroes)
    #expect(scene.table.backgroundView === own)
    scene.table.sections = [UITableView.Section(identifier: "empty")]
    #expect(scene.table.backgroundView === empty)
    scene.table.model.emptyView = nil
    #expect(scene.table.backgroundView === own)
  }

  @Test func swipesAreAskedForByRow() throws {
    let scene = TableScene()
    var done: [String] = []
    scene.table.model.leadingSwipeActions { row, path in
      [
        UIContextualAction(style: .normal, title: "Star \(path.row)") { _, _, end in
          done.append("\(row.cellIdentifier)")
          end(true)
        }
      ]
    }
    scene.table.model.trailingSwipeActions { _, _ in
      [UIContextualAction(style: .destructive, title: "Delete") { _, _, end in end(true) }]
    }
    scene.show(heroes)
    let delegate = try #require(scene.table.delegate)
    let leading = delegate.tableView(
      scene.table, leadingSwipeActionsConfigurationForRowAt: [0, 1])
    let trailing = delegate.tableView(
      scene.table, trailingSwipeActionsConfigurationForRowAt: [0, 1])
    #expect(leading?.actions.map(\.title) == ["Star 1"])
    #expect(trailing?.actions.map(\.title) == ["Delete"])
    if let action = leading?.actions.first { action.handler(action, scene.table) { _ in } }
    #expect(done == ["2"])
  }

  @Test func rowsThatAreMovedByHandStayWhereTheyWerePut() throws {
    let scene = TableScene()
    let model = scene.table.model
    scene.show([("a", heroes), ("b", [])])
    let cells = scene.cells
    #expect(!model.tableView(scene.table, canMoveRowAt: [0, 0]))
    var told: [[IndexPath]] = []
    model.didReorder { told.append([$0, $1]) }
    #expect(model.tableView(scene.table, canMoveRowAt: [0, 0]))
    let log = complaints {
      // As the table does: it moves the row, and tells its data source.
      scene.table.performBatchUpdates {
        model.tableView(scene.table, moveRowAt: [0, 0], to: [1, 0])
        scene.table.moveRow(at: [0, 0], to: [1, 0])
      }
      #expect(scene.names == ["Bob", "Cid", "Ada"] && scene.cells[2] === cells[0])
      model.tableView(scene.table, moveRowAt: [0, 7], to: [0, 0])
    }
    #expect(told == [[[0, 0], [1, 0]]] && log == [])
    #expect(scene.table.sections.map(\.cellCount) == [2, 1])
    let made = work {
      scene.table.sections = scene.table.sections
      scene.table.layoutIfNeeded()
    }
    #expect(made.cellsConfigured == 0 && scene.cells[2] === cells[0])
  }

  @Test func itemsAreMovedByHandWhereTheListAllowsIt() {
    let scene = CollectionScene()
    let model = scene.collection.model
    scene.show([("a", heroes), ("b", [])])
    scene.collection.layoutIfNeeded()
    let refused = complaints { Headless.move(itemAt: [0, 0], to: [0, 2], of: scene.collection) }
    #expect(!model.allowsReordering && refused.count == 1)
    model.allowsReordering = true
    Headless.move(itemAt: [0, 0], to: [0, 2], of: scene.collection)
    #expect(scene.names == ["Bob", "Cid", "Ada"])
    #expect(scene.collection.sections[0].cells.map(\.cellIdentifier) == [2, 3, 1])
    var told: [[IndexPath]] = []
    model.didReorder { told.append([$0, $1]) }
    Headless.move(itemAt: [0, 1], to: [0, 0], of: scene.collection)
    #expect(scene.names == ["Cid", "Bob", "Ada"] && told == [[[0, 1], [0, 0]]])
    model.allowsReordering = false
    #expect(!model.collectionView(scene.collection, canMoveItemAt: [0, 0]))

    let table = TableScene()
    table.show(heroes)
    #expect(!table.table.model.tableView(table.table, canMoveRowAt: [0, 0]))
    table.table.model.allowsReordering = true
    #expect(table.table.model.tableView(table.table, canMoveRowAt: [0, 0]))
  }

  @Test func pullingDownRefreshesUntilItIsDone() async {
    let scene = TableScene()
    var told: [Bool] = []
    scene.table.model.didPullToRefresh {
      told.append(scene.table.refreshControl?.isRefreshing ?? false)
    }
    let control = scene.table.refreshControl
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    for _ in 0..<100 where control?.isRefreshing == true { await Task.yield() }
    #expect(told == [true] && control?.isRefreshing == false)
  }
}
