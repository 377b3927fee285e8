import Testing

@testable import HeadlessUIKit

/// Cells that are reconfigured during other updates, by their index paths before these.
@MainActor
struct ReconfiguringTests {
  @Test(arguments: [true, false], [true, false])
  func reconfiguredCellsFollowTheirRows(isTable: Bool, inserts: Bool) {
    let data = ["a", "b", "c", "d", "e"]
    let scene: any UpdatableScene = isTable ? TableScene([data]) : CollectionScene([data])
    scene.layOut()
    let cell = scene.shownCells[3]
    let log = collectingLog {
      scene.update {
        if inserts {
          scene.sections[0].insert("new", at: 0)
          scene.call(.insert([0, 0]))
        } else {
          scene.sections[0].removeFirst(2)
          for row in 0..<2 { scene.call(.delete([0, row])) }
        }
        let place = inserts ? 4 : 1
        scene.sections[0][place] = "changed"
        let paths: [IndexPath] = [[0, 3], [0, 0]]
        (scene as? TableScene)?.table.reconfigureRows(at: paths)
        (scene as? CollectionScene)?.collection.reconfigureItems(at: paths)
      }
      scene.layOut()
    }
    #expect(log == [] && scene.texts == scene.sections[0])
    #expect(scene.shownCells[inserts ? 4 : 1] === cell)
  }
}
