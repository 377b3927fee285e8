import Foundation
import Testing

@testable import HeadlessUIKit

/// Dragging rows, and dropping among rows.
@MainActor
struct TableDragTests {
  /// Drags rows as their texts, and accepts texts.
  private final class Porter: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    unowned let scene: TableScene
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var operation = UIDropOperation.copy
    var usesPlaceholders = false
    private(set) var heard: [String] = []
    private(set) var contexts: [any UITableViewDropPlaceholderContext] = []

    init(_ scene: TableScene) { self.scene = scene }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    var source: ((IndexPath) -> String)?

    private func text(_ path: IndexPath) -> String {
      source?(path) ?? scene.sections[path.section][path.row]
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text(indexPath))))
      item.localObject = text(indexPath)
      return [item]
    }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      heard.append("begins \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      heard.append("ends \(tableView.hasActiveDrag)")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      #expect(tableView.hasActiveDrop)
      return UITableViewDropProposal(operation: operation, intent: intent)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let sources = coordinator.items.map { $0.sourceIndexPath?.row.description ?? "elsewhere" }
      let place = coordinator.destinationIndexPath.map { "\($0.section).\($0.row)" } ?? "nowhere"
      heard.append("drop from \(sources.joined(separator: ",")) at \(place)")
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items.map(\.dragItem) {
        guard usesPlaceholders else {
          scene.sections[path.section].insert(item.localObject as? String ?? "", at: path.row)
          tableView.insertRows(at: [path], with: .automatic)
          coordinator.drop(item, toRowAt: path).addAnimations { self.heard.append("animates") }
          continue
        }
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 30)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
        contexts.append(coordinator.drop(item, to: placeholder))
      }
    }
  }

  private func makeScene(_ sections: [[String]]) -> (scene: TableScene, porter: Porter) {
    let scene = TableScene(sections)
    let porter = Porter(scene)
    scene.table.dragDelegate = porter
    scene.layOut()
    return (scene, porter)
  }

  private func cell(_ text: String, _ scene: TableScene) throws -> UITableViewCell {
    try #require(scene.table.visibleCells.first { $0.textLabel?.text == text })
  }

  /// Covers moves of every row to the place of every other.
  @Test func rowMovesToItsDropPosition() throws {
    for start in 0..<4 {
      for end in 0..<4 {
        let (scene, porter) = makeScene([["a", "b", "c", "d"]])
        let cells = scene.table.visibleCells
        #expect(Headless.dragAndDrop(cells[start], to: cells[end]) == .move)
        var wanted = ["a", "b", "c", "d"]
        wanted.insert(wanted.remove(at: start), at: end)
        #expect(scene.sections == [wanted] && scene.texts == wanted)
        #expect(porter.take() == ["begins false", "ends false"])
      }
    }
  }

  @Test func dropBetweenSectionsUsesRowOrSectionEnd() throws {
    let (scene, porter) = makeScene([["a", "b"], ["c"], []])
    scene.headers = [0: "0", 1: "1", 2: "2"]
    scene.table.reloadData()
    scene.layOut()
    Headless.dragAndDrop(try cell("a", scene), to: try cell("c", scene))
    #expect(scene.sections == [["b"], ["a", "c"], []])
    let header = try #require(scene.table.headerView(forSection: 2))
    Headless.dragAndDrop(try cell("b", scene), to: header)
    #expect(scene.sections == [[], ["a", "c"], ["b"]] && scene.texts == ["a", "c", "b"])
    // There is no place below all rows.
    let below = CGPoint(x: 100, y: 500)
    #expect(Headless.dragAndDrop(try cell("a", scene), to: scene.table, at: below) == .cancel)
    #expect(scene.texts == ["a", "c", "b"] && porter.take().count == 6)
  }

  @Test func dataSourceAndDelegateCanForbidMoves() throws {
    final class Fixed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let (scene, porter) = makeScene([["a", "b", "c"]])
    let fixed = Fixed()
    porter.source = { "row \($0.row)" }
    scene.table.dataSource = fixed
    scene.layOut()
    let log = try collectingLog {
      Headless.dragAndDrop(try cell("row 0", scene), to: try cell("row 2", scene))
    }
    #expect(porter.take() == ["begins false", "ends false"])
    #expect(log.count == 1 && scene.texts == ["row 0", "row 1", "row 2"])
  }

  @Test func dropDelegateIsAskedFirst() throws {
    let (scene, porter) = makeScene([["a", "b", "c"]])
    scene.table.dropDelegate = porter
    Headless.dragAndDrop(try cell("a", scene), to: try cell("c", scene))
    #expect(
      porter.take() == ["begins false", "drop from 0 at 0.2", "animates", "ends false"])
    #expect(scene.texts == ["a", "b", "a", "c"])
    // The data source carries out plain moves.
    porter.operation = .move
    Headless.dragAndDrop(try cell("b", scene), to: try cell("c", scene))
    #expect(porter.take() == ["begins false", "ends false"])
    #expect(scene.texts == ["a", "a", "c", "b"])
    porter.intent = .insertIntoDestinationIndexPath
    Headless.dragAndDrop(try cell("b", scene), to: try cell("c", scene))
    #expect(porter.take().contains("drop from 3 at 0.2"))
    porter.operation = .forbidden
    #expect(Headless.dragAndDrop(try cell("b", scene), to: try cell("c", scene)) == .forbidden)
    #expect(!scene.table.hasActiveDrop && !scene.table.hasUncommittedUpdates)
  }

  @Test func rowsCanDropOnOtherTables() throws {
    let (source, porter) = makeScene([["a", "b"]])
    let target = TableScene([["x", "y"]], size: CGSize(width: 100, height: 300))
    target.table.frame.origin.x = 200
    source.table.frame.size.width = 200
    source.window.addSubview(target.table)
    let taker = Porter(target)
    target.table.dropDelegate = taker
    source.layOut()
    Headless.dragAndDrop(try cell("b", source), to: try cell("y", target))
    #expect(taker.take() == ["drop from elsewhere at 0.1", "animates"])
    #expect(target.texts == ["x", "b", "y"] && porter.take() == ["begins false", "ends false"])
  }

  /// The drag states of cells.
  @Test func cellsReportDragAndDropState() throws {
    final class Row: UITableViewCell {
      var states: [String] = []
      override func dragStateDidChange(_ dragState: DragState) { states.append("\(dragState)") }
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append("\(state.cellDragState)/\(state.cellDropState)")
      }
    }
    let scene = TableScene([["a", "b"]], cell: Row.self)
    let porter = Porter(scene)
    scene.table.dragDelegate = porter
    scene.table.dropDelegate = porter
    porter.intent = .insertIntoDestinationIndexPath
    scene.layOut()
    let rows = scene.table.visibleCells.compactMap { $0 as? Row }
    for row in rows { row.states = [] }
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 100, y: 20), in: scene.table))
    Headless.wait(0.6)
    #expect(rows[0].states == ["lifting", "lifting/none"])
    #expect(rows[0].point(inside: CGPoint(x: 5, y: 5), with: nil))
    finger.move(to: rows[1].center, in: scene.table)
    scene.layOut()
    #expect(rows[0].states.suffix(2) == ["dragging", "dragging/notTargeted"])
    #expect(rows[1].states.last == "none/targeted")
    #expect(!rows[0].point(inside: CGPoint(x: 5, y: 5), with: nil))
    rows[0].userInteractionEnabledWhileDragging = true
    #expect(rows[0].point(inside: CGPoint(x: 5, y: 5), with: nil))
    finger.cancel()
    Headless.wait(1)
    #expect(rows[0].states.suffix(2) == ["none", "none/none"])
    #expect(rows[1].states.last == "none/none")
  }

  @Test func placeholderStandsInUntilCommit() throws {
    let (scene, porter) = makeScene([["a", "b", "c"]])
    scene.table.dropDelegate = porter
    porter.usesPlaceholders = true
    Headless.dragAndDrop(try cell("c", scene), to: try cell("b", scene))
    #expect(scene.texts == ["a", "…", "b", "c"] && scene.table.hasUncommittedUpdates)
    #expect(scene.table.rectForRow(at: [0, 1]).height == 30)
    // An insertion before the placeholder moves it, and the rows after it are those of the data
    // source.
    scene.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [[0, 0]], with: .none)
    scene.layOut()
    #expect(scene.texts == ["new", "a", "…", "b", "c"])
    let paths = (0..<5).map { IndexPath(row: $0, section: 0) }
    #expect(
      paths.map { scene.table.dataSourceIndexPath(forPresentationIndexPath: $0)?.row }
        == [0, 1, nil, 2, 3])
    #expect(
      paths.dropLast().map { scene.table.presentationIndexPath(forDataSourceIndexPath: $0)?.row }
        == [0, 1, 3, 4])
    let context = try #require(porter.contexts.first)
    let isCommitted = context.commitInsertion { path in
      #expect(path == [0, 2])
      scene.sections[0].insert("C", at: path.row)
    }
    scene.layOut()
    #expect(isCommitted && scene.texts == ["new", "a", "C", "b", "c"])
    #expect(!scene.table.hasUncommittedUpdates)
    #expect(!context.deletePlaceholder() && !context.commitInsertion { _ in })

    Headless.dragAndDrop(try cell("c", scene), to: try cell("new", scene))
    #expect(scene.texts.first == "…" && porter.contexts.last?.deletePlaceholder() == true)
    scene.layOut()
    #expect(scene.texts == ["new", "a", "C", "b", "c"])
    Headless.dragAndDrop(try cell("c", scene), to: try cell("new", scene))
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.texts == ["new", "a", "C", "b", "c"])
    #expect(porter.contexts.last?.deletePlaceholder() == false)
  }

  /// Whatever becomes of a resting finger, the next finger can drag.
  @Test func liftedRowReturnsWithoutDrag() throws {
    final class Row: UITableViewCell {
      var states: [DragState] = []
      var mayBegin = true
      override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        mayBegin
      }
    }
    let scene = TableScene([["a", "b"]], cell: Row.self)
    let porter = Porter(scene)
    scene.table.dragDelegate = porter
    scene.layOut()
    let row = try #require(scene.table.visibleCells.first as? Row)
    Headless.press(row)
    #expect(row.states == [.lifting, .none] && porter.take() == [])
    scene.table.gestureRecognizers?.forEach { $0.isEnabled = !($0 is DragLift) }
    Headless.press(row)
    scene.table.gestureRecognizers?.forEach { $0.isEnabled = true }
    row.mayBegin = false
    Headless.press(row.contentView)
    row.mayBegin = true
    #expect(Headless.dragAndDrop(row, to: try cell("b", scene)) == .move)
    #expect(scene.texts == ["b", "a"] && porter.take() == ["begins false", "ends false"])
  }

  /// Rows that disappear while they are dragged are dropped all the same, without a source index
  /// path.
  @Test(arguments: [false, true])
  func listMayChangeDuringADrag(reloads: Bool) throws {
    let (scene, porter) = makeScene([["a", "b", "c", "d"]])
    scene.table.dropDelegate = porter
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 100, y: 20), in: scene.table))
    Headless.wait(0.6)
    finger.move(to: try cell("b", scene).center, in: scene.table)
    if reloads {
      scene.sections = [["a", "b", "c"]]
      scene.table.reloadData()
    } else {
      scene.sections[0].insert("new", at: 0)
      scene.table.insertRows(at: [[0, 0]], with: .none)
    }
    scene.layOut()
    finger.move(to: try cell("c", scene).center, in: scene.table)
    finger.lift()
    Headless.wait(1)
    let path = reloads ? "elsewhere at 0.2" : "1 at 0.3"
    #expect(
      porter.take() == ["begins false", "drop from \(path)", "animates", "ends false"])
    #expect(!scene.table.hasActiveDrag && !scene.table.hasActiveDrop)
    scene.layOut()
    #expect(Headless.dragAndDrop(try cell("b", scene), to: try cell("c", scene)) == .copy)
  }

  @Test func secondFingerAddsRows() throws {
    let (scene, porter) = makeScene([["a", "b", "c", "d"]])
    scene.table.dropDelegate = porter
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 100, y: 20), in: scene.table))
    Headless.wait(0.6)
    finger.move(to: try cell("b", scene).center, in: scene.table)
    Headless.tap(try cell("c", scene))
    Headless.tap(try cell("c", scene))
    finger.move(to: try cell("d", scene).center, in: scene.table)
    finger.lift()
    Headless.wait(1)
    #expect(porter.take().contains("drop from 0,2 at 0.3"))
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func disabledInteractionDragsNothing() throws {
    let (scene, porter) = makeScene([["a", "b"]])
    scene.table.dragInteractionEnabled = false
    let log = try collectingLog {
      Headless.dragAndDrop(try cell("a", scene), to: try cell("b", scene))
    }
    #expect(log.count == 1 && porter.take() == [] && scene.texts == ["a", "b"])
    scene.table.dragDelegate = nil
    #expect(scene.table.interactions.isEmpty)
  }
}
