import TestSupport
import Testing

/// What lists offer besides showing rows, and who is told of it.
@MainActor
struct ListFeatureTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob"), Hero(3, "Cid")]

  private func tap(_ scene: TableScene, _ row: Int) {
    _ = scene.cells
    Headless.tap(scene.cells[row])
  }

  @Test func selectingARowIsReported() {
    let scene = TableScene()
    var told: [String] = []
    scene.table.model.onSelect { row, path in told.append("\(row.cellIdentifier) at \(path.row)") }
    scene.table.model.onSelect(HeroRow.self) { told.append($0.hero.name) }
    scene.show(heroes)
    tap(scene, 1)
    #expect(told == ["2 at 1", "Bob"])
  }

  /// A reused cell, for example, sets up its own list each time it is filled.
  @Test func handlersSetByARefilledCellRunOnce() {
    let (scene, inner) = (TableScene(), CollectionScene())
    inner.show([("a", heroes)])
    var told: [String] = []
    for number in 0..<3 {
      scene.show(rows: [
        RowBlock(id: 1) {
          UILabel().text("a").configure { _ in
            let model = inner.collection.model
            model.onSelect(HeroItem.self) { told.append("\(number) \($0.hero.name)") }
          }
        }
      ])
      _ = scene.table.visibleCells
    }
    Headless.tap(inner.cells[2])
    #expect(told == ["2 Cid"])
    inner.collection.model.onSelect { _, path in told.append("\(path.item)") }
    Headless.tap(inner.cells[0])
    #expect(told == ["2 Cid", "2 Ada", "0"])
  }

  @Test func selectingAnItemIsReported() {
    let scene = CollectionScene()
    var told: [String] = []
    scene.collection.model.onSelect(HeroItem.self) { told.append($0.hero.name) }
    scene.show([("a", heroes)])
    let cell = scene.cells[2]
    Headless.tap(cell)
    #expect(told == ["Cid"])
  }

  @Test func swipeActionsAreRequestedPerRow() throws {
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

  @Test func rowsMovedByHandStayWhereTheyWerePut() throws {
    let scene = TableScene()
    let model = scene.table.model
    scene.show([("a", heroes), ("b", [])])
    let cells = scene.cells
    #expect(!model.tableView(scene.table, canMoveRowAt: [0, 0]))
    var told: [[IndexPath]] = []
    model.didReorder { told.append([$0, $1]) }
    #expect(model.tableView(scene.table, canMoveRowAt: [0, 0]))
    let log = complaints {
      // The table does the same: it moves the row and tells its data source.
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

  @Test(arguments: [false, true])
  func movableRowsShowTheirReorderControl(isAllowedFirst: Bool) {
    let scene = TableScene()
    if isAllowedFirst { scene.table.model.didReorder { _, _ in } }
    scene.show(rows: [RowBlock(id: 0) { UILabel().text("blocks") }])
    scene.table.setEditing(true, animated: false)
    scene.table.layoutIfNeeded()
    if !isAllowedFirst {
      #expect(!scene.table.visibleCells[0].showsReorderControl)
      scene.table.model.allowsReordering = true
    }
    #expect(scene.table.visibleCells[0].showsReorderControl)
    scene.show(rows: (0..<3).map { id in RowBlock(id: id) { UILabel().text("\(id)") } })
    scene.table.layoutIfNeeded()
    let log = complaints { Headless.move(rowAt: [0, 0], to: [0, 2], of: scene.table) }
    #expect(log == [] && scene.table.cells.map(\.cellIdentifier) == [1, 2, 0])
  }

  @Test func reorderingCanBeToggledWhileEditing() {
    let scene = TableScene()
    scene.show(heroes)
    _ = scene.cells
    scene.table.setEditing(true, animated: false)
    func move() -> [String] {
      complaints { Headless.move(rowAt: [0, 0], to: [0, 2], of: scene.table) }
    }
    for (isAllowed, names) in [
      (false, ["Ada", "Bob", "Cid"]), (true, ["Bob", "Cid", "Ada"]),
      (false, ["Bob", "Cid", "Ada"]), (true, ["Cid", "Ada", "Bob"]),
    ] {
      scene.table.model.allowsReordering = isAllowed
      #expect(move().isEmpty == isAllowed && scene.names == names)
      #expect(scene.cells.allSatisfy { $0.showsReorderControl == isAllowed })
    }
  }

  /// The items that make room for the held one are not where the data has them.
  @Test func cancelledMoveShowsWhatWasSetMeanwhile() {
    let scene = CollectionScene()
    let collection = scene.collection
    var heroes = (0..<6).map { Hero($0, "\($0)") }
    collection.model.allowsReordering = true
    scene.show([("a", heroes)])
    _ = scene.names
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    #expect(scene.names == ["0", "2", "3", "4", "1", "5"])
    heroes[1].name = "Bob"
    scene.show([("a", heroes)])
    collection.cancelInteractiveMovement()
    #expect(scene.names == ["0", "Bob", "2", "3", "4", "5"])
    #expect(scene.cells.map(\.told.count) == [1, 2, 1, 1, 1, 1])
  }

  @Test func itemsMoveByHandOnlyIfReorderingIsAllowed() {
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
}
