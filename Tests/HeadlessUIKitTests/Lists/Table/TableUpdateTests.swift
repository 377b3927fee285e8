import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows and sections that are inserted, deleted and changed while the table is visible.
@MainActor
struct TableUpdateTests {
  @Test func keptRowsKeepTheirCells() {
    let scene = TableScene([["a", "b", "c"]])
    scene.layOut()
    let cells = scene.table.visibleCells
    let before = Headless.counters
    scene.table.performBatchUpdates {
      scene.sections = [["c", "new", "b"]]
      scene.table.insertRows(at: [[0, 1]], with: .left)
      scene.table.deleteRows(at: [[0, 0]], with: .fade)
      scene.table.moveRow(at: [0, 2], to: [0, 0])
    }
    scene.layOut()
    let made = Headless.counters - before

    #expect(scene.texts == ["c", "new", "b"])
    #expect(scene.table.visibleCells[0] === cells[2] && scene.table.visibleCells[2] === cells[1])
    #expect(made.cellsConfigured == 1)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 52, 104])
  }

  @Test func nestedBatchesActAsOne() {
    let scene = TableScene([["a", "b"]])
    scene.layOut()
    scene.table.beginUpdates()
    scene.sections = [["x"]]
    scene.table.beginUpdates()
    scene.table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
    scene.table.endUpdates()
    #expect(scene.table.hasUncommittedUpdates)
    scene.table.insertRows(at: [[0, 0]], with: .none)
    let log = collectingLog { scene.table.endUpdates() }
    scene.layOut()

    #expect(log == [] && scene.texts == ["x"] && !scene.table.hasUncommittedUpdates)
  }

  @Test func inconsistentUpdateIsLoggedAndReloads() {
    let scene = TableScene([["a", "b"]])
    scene.layOut()
    scene.sections = [["a", "b", "c", "d"]]
    let log = collectingLog { scene.table.insertRows(at: [[0, 2]], with: .automatic) }
    scene.layOut()

    #expect(
      log.count == 1
        && log[0].hasPrefix("Invalid batch updates detected: the number of sections and/or rows"))
    #expect(scene.texts == ["a", "b", "c", "d"])
  }

  @Test func reloadReplacesAndReconfigureKeepsCells() {
    let scene = TableScene([["a", "b"]])
    scene.layOut()
    let cells = scene.table.visibleCells
    scene.sections = [["A", "B"]]
    scene.table.reconfigureRows(at: [[0, 0]])
    scene.layOut()
    #expect(scene.texts == ["A", "b"] && scene.table.visibleCells[0] === cells[0])
    scene.table.reloadRows(at: [[0, 1]], with: .none)
    scene.layOut()
    #expect(scene.texts == ["A", "B"])
    scene.sections = [["A", "B"], ["C"]]
    scene.table.insertSections([1], with: .none)
    scene.sections = [["1"], ["C"]]
    scene.table.reloadSections([0], with: .none)
    scene.layOut()
    #expect(scene.texts == ["1", "C"])
    scene.sections.swapAt(0, 1)
    scene.table.moveSection(0, toSection: 1)
    scene.layOut()
    #expect(scene.texts == ["C", "1"])
    scene.sections.removeFirst()
    scene.table.deleteSections([0], with: .none)
    scene.layOut()
    #expect(scene.texts == ["1"])
  }

  @Test func selectionFollowsItsRows() {
    let scene = TableScene([["a", "b", "c"]])
    scene.layOut()
    scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    scene.sections = [["b", "c"]]
    scene.table.deleteRows(at: [[0, 0]], with: .automatic)
    scene.layOut()
    #expect(scene.table.indexPathForSelectedRow == [0, 0])
    #expect(scene.table.visibleCells.map(\.isSelected) == [true, false])
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.table.indexPathsForSelectedRows == nil)
  }

  @Test func rowsInsertedAboveMoveVisibleRows() {
    let scene = TableScene(rows: 100)
    scene.layOut()
    scene.table.contentOffset.y = 1040
    scene.layOut()
    scene.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [[0, 0]], with: .top)
    scene.layOut()
    #expect(scene.table.contentOffset.y == 1040 && scene.texts.first == "row 19")
  }

  @Test func completionRunsOnTheNextTurn() {
    let scene = TableScene(rows: 2)
    scene.layOut()
    var isDone = false
    scene.table.performBatchUpdates(nil) { isDone = $0 }
    #expect(!isDone)
    Headless.runLoop()
    #expect(isDone)
  }

  /// Runs a closure whenever the table asks for its number of sections.
  private final class Asked: NSObject, UITableViewDataSource {
    var (sections, answer) = (1, { (_: UITableView) in })

    func numberOfSections(in table: UITableView) -> Int {
      answer(table)
      return sections
    }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func dataSourceMayLayOutItsTable() {
    let (source, table) = (Asked(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    table.dataSource = source
    let window = Headless.host(table)
    #expect(table.visibleCells.count == 3)
    source.sections = 0
    source.answer = { table in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
  }
}
