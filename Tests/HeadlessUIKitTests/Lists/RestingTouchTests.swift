import Testing

@testable import HeadlessUIKit

/// A finger that rests on a row while other rows come and go.
@MainActor
struct RestingTouchTests {
  @Test(arguments: [true, false], [true, false])
  func touchStaysWithItsRow(isTable: Bool, inserts: Bool) throws {
    let data = ["a", "b", "c", "d"]
    let scene: any UpdatableScene = isTable ? TableScene([data]) : CollectionScene([data])
    scene.layOut()
    let cell = scene.shownCells[2]
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 10, y: 10), in: cell))
    func isHighlighted() -> Bool? {
      (cell as? UITableViewCell)?.isHighlighted ?? (cell as? UICollectionViewCell)?.isHighlighted
    }
    Headless.wait(0.2)
    #expect(isHighlighted() == true)
    scene.update {
      if inserts {
        scene.sections[0].insert("new", at: 0)
        scene.call(.insert([0, 0]))
      } else {
        scene.sections[0].removeFirst()
        scene.call(.delete([0, 0]))
      }
    }
    scene.layOut()
    #expect(isHighlighted() == true)
    finger.lift()
    #expect(isHighlighted() == false)
    let selected =
      (scene as? TableScene)?.table.indexPathForSelectedRow
      ?? (scene as? CollectionScene)?.collection.indexPathsForSelectedItems?.first
    #expect(selected == [0, inserts ? 3 : 1])
  }

  @Test func togglingEditingClearsTheSelection() {
    let scene = TableScene(rows: 4)
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.layOut()
    for isEditing in [true, false] {
      scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(scene.table.visibleCells[1].isSelected)
      scene.table.setEditing(isEditing, animated: false)
      #expect(scene.table.indexPathForSelectedRow == nil && !scene.table.visibleCells[1].isSelected)
    }
    #expect(scene.take() == [])
  }
}
