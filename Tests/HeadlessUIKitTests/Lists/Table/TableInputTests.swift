import Foundation
import Testing

@testable import HeadlessUIKit

/// The effects of a finger on rows.
@MainActor
struct TableInputTests {
  @Test func tapSelectsARow() {
    let scene = TableScene(rows: 3)
    scene.layOut()
    Headless.tap(scene.table.visibleCells[1])
    #expect(scene.take() == ["willSelect 1", "didSelect 1"])
    #expect(scene.table.indexPathForSelectedRow == [0, 1])
    #expect(scene.table.visibleCells.map(\.isSelected) == [false, true, false])
    #expect(!scene.table.visibleCells[1].isHighlighted)

    Headless.tap(scene.table.visibleCells[2])
    #expect(scene.take() == ["willSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(scene.table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func delegateDecidesTheSelection() {
    let scene = TableScene(rows: 3)
    scene.allowed = { $0.row == 0 ? nil : [0, 2] }
    scene.layOut()
    Headless.tap(scene.table.visibleCells[0])
    #expect(scene.table.indexPathForSelectedRow == nil)
    Headless.tap(scene.table.visibleCells[1])
    #expect(scene.table.indexPathForSelectedRow == [0, 2])
    scene.table.allowsSelection = false
    _ = scene.take()
    Headless.tap(scene.table.visibleCells[1])
    #expect(scene.take() == [])
  }

  @Test func multipleSelectionTogglesRows() {
    let scene = TableScene(rows: 3)
    scene.table.allowsMultipleSelection = true
    scene.layOut()
    for row in [2, 0, 2] { Headless.tap(scene.table.visibleCells[row]) }
    #expect(scene.table.indexPathsForSelectedRows == [[0, 0]])
    #expect(scene.take().last == "didDeselect 2")
  }

  @Test func buttonInCellDoesNotSelectItsRow() {
    let scene = TableScene(rows: 2)
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    let button = UIButton(frame: CGRect(x: 200, y: 5, width: 60, height: 40))
    button.addAction(
      UIAction { [weak scene] _ in scene?.heard.append("button") }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    scene.layOut()
    Headless.tap(button)
    #expect(scene.take() == ["button"])
  }

  @Test func scrollingSelectsNothing() {
    let scene = TableScene(rows: 100)
    scene.layOut()
    Headless.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: scene.window)
    #expect(scene.table.contentOffset.y > 90)
    #expect(!scene.take().contains { $0.hasPrefix("didSelect") })
  }

  @Test func detailButtonDoesNotSelectItsRow() {
    let scene = TableScene(rows: 1)
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    cell.accessoryType = .detailButton
    scene.layOut()
    Headless.tap(cell.accessory)
    #expect(scene.take() == ["accessory 0"])
  }

  /// The touch began on the row: it selects the row and does nothing else.
  @Test func touchMovedToAccessorySelectsTheRow() throws {
    let scene = TableScene(rows: 1)
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    cell.accessoryType = .detailButton
    scene.layOut()
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 10), in: cell))
    finger.move(to: CGPoint(x: 5, y: 5), in: cell.accessory)
    finger.lift()
    #expect(scene.take() == ["willSelect 0", "didSelect 0"])
  }

  @Test func swipeOffersDelete() {
    let scene = TableScene(rows: 3)
    scene.layOut()
    #expect(Headless.swipeActions(forRowAt: [0, 1], of: scene.table) == ["Delete"])
    #expect(Headless.swipeActions(forRowAt: [0, 1], of: scene.table, leading: true) == [])
    Headless.choose("Delete", bySwipingRowAt: [0, 1], of: scene.table)
    #expect(scene.texts == ["row 0", "row 2"])
    let log = collectingLog { Headless.choose("Pin", bySwipingRowAt: [0, 0], of: scene.table) }
    #expect(log.count == 1)
  }

  final class ReadOnlyRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func unimplementedDeletionIsLogged() {
    let (scene, rows) = (TableScene(rows: 0), ReadOnlyRows())
    scene.table.dataSource = rows
    scene.layOut()
    let log = collectingLog {
      Headless.choose("Delete", bySwipingRowAt: [0, 1], of: scene.table)
    }
    #expect(log.map { $0.contains("tableView(_:commit:forRowAt:)") } == [true])
    #expect(scene.table.numberOfRows(inSection: 0) == 2)
  }

  final class EditingRecorder: NSObject, UITableViewDelegate {
    var ends: [IndexPath?] = []
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      ends.append(indexPath)
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { $2(true) }
      ])
    }
  }

  @Test func swipeEndReportsTheCurrentRow() {
    let scene = TableScene(rows: 3)
    let recorder = EditingRecorder()
    scene.table.delegate = recorder
    scene.layOut()
    Headless.choose("Pin", bySwipingRowAt: [0, 1], of: scene.table)
    Headless.choose("Delete", bySwipingRowAt: [0, 1], of: scene.table)
    #expect(recorder.ends == [[0, 1], nil])
  }

  @Test func rowsCanBeEditedAndMoved() {
    let scene = TableScene(rows: 3)
    scene.layOut()
    for cell in scene.table.visibleCells { cell.showsReorderControl = true }
    scene.table.setEditing(true, animated: true)
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 308, height: 52 - 1.0 / 3))
    Headless.move(rowAt: [0, 0], to: [0, 2], of: scene.table)
    #expect(scene.texts == ["row 1", "row 2", "row 0"])
    Headless.edit(rowAt: [0, 0], of: scene.table)
    #expect(scene.texts == ["row 2", "row 0"])
    scene.table.isEditing = false
    scene.layOut()
    #expect(scene.table.visibleCells.map(\.isEditing) == [false, false])
  }

  @Test func listsAreFreedWithTheirCells() {
    weak var table: UITableView?
    weak var collection: UICollectionView?
    do {
      let (rows, items) = (TableScene(rows: 20), CollectionScene(items: 20))
      (table, collection) = (rows.table, items.collection)
      rows.layOut()
      items.layOut()
      Headless.tap(rows.table.visibleCells[1])
      Headless.choose("Delete", bySwipingRowAt: [0, 0], of: rows.table)
      items.collection.performBatchUpdates {
        items.sections[0].removeFirst()
        items.collection.deleteItems(at: [[0, 0]])
      }
    }
    Headless.runLoop()
    #expect(table == nil && collection == nil)
  }
}
