import TestSupport
import Testing

/// What becomes of rows that are moved by hand while others are on their way.
@MainActor
struct MovedByHandTests {
  struct Move: Sendable {
    var target: IndexPath
    var set: [[Int]]
    var wanted: [[Int]]
  }

  /// The first of four rows is moved, or to the second section, while others wait.
  nonisolated private static let moves: [Move] = [
    Move(target: [0, 2], set: [[0, 1, 2, 3, 9], [4]], wanted: [[1, 2, 0, 3, 9], [4]]),
    Move(target: [0, 2], set: [[9, 0, 1, 2, 3], [4]], wanted: [[9, 1, 2, 0, 3], [4]]),
    Move(target: [0, 3], set: [[0, 1, 2, 3, 9], [4]], wanted: [[1, 2, 3, 0, 9], [4]]),
    Move(target: [0, 0], set: [[0, 1, 2, 3, 9], [4]], wanted: [[0, 1, 2, 3, 9], [4]]),
    // The row that it is behind now is gone, or that before which it is, or both, or the row itself.
    Move(target: [0, 2], set: [[0, 1, 3], [4]], wanted: [[1, 0, 3], [4]]),
    Move(target: [0, 2], set: [[0, 1, 2], [4]], wanted: [[1, 2, 0], [4]]),
    Move(target: [0, 2], set: [[0, 1], [4]], wanted: [[1, 0], [4]]),
    Move(target: [0, 2], set: [[1, 2, 3, 9], [4]], wanted: [[1, 2, 3, 9], [4]]),
    Move(target: [1, 1], set: [[0, 1, 2, 3], [8, 4]], wanted: [[1, 2, 3], [8, 4, 0]]),
    Move(target: [1, 0], set: [[0, 1, 2, 3], [8, 4]], wanted: [[1, 2, 3], [8, 0, 4]]),
    Move(target: [1, 0], set: [[0, 1, 2, 3], []], wanted: [[1, 2, 3], [0]]),
    Move(target: [1, 0], set: [[0, 1, 2, 3]], wanted: [[0, 1, 2, 3]]),
    Move(target: [1, 1], set: [[5], [0, 4]], wanted: [[5], [4, 0]]),
  ]

  private func heroes(_ sections: [[Int]]) -> [(String, [Hero])] {
    zip(["a", "b"], sections).map { ($0, $1.map { Hero($0, "\($0)") }) }
  }

  private func scene(_ kind: ListKind) -> any ListScene {
    let scene = kind.scene()
    scene.show(heroes([[0, 1, 2, 3], [4]]))
    scene.didReorder {}
    _ = scene.nameCells
    return scene
  }

  private func expect(_ wanted: [[Int]], in scene: any ListScene) async {
    let names = wanted.map { $0.map(String.init) }
    for _ in 0..<500 where scene.shownNames != names.flatMap(\.self) { await Task.yield() }
    #expect(scene.shownNames == names.flatMap(\.self))
    #expect(scene.namesOfSections == names)
  }

  @Test(arguments: ListKind.allCases, Self.moves)
  func whatWaitsHasTheRowInItsNewPlace(kind: ListKind, move: Move) async {
    let scene = scene(kind)
    // It is set while a batch of the app's own is open, and shown after that.
    let log = complaints {
      if let scene = scene as? TableScene {
        scene.table.performBatchUpdates {
          scene.show(heroes(move.set))
          scene.table.model.tableView(scene.table, moveRowAt: [0, 0], to: move.target)
          scene.table.moveRow(at: [0, 0], to: move.target)
        }
      } else if let scene = scene as? CollectionScene {
        scene.collection.performBatchUpdates {
          scene.show(heroes(move.set))
          scene.collection.model.collectionView(
            scene.collection, moveItemAt: [0, 0], to: move.target)
          scene.collection.moveItem(at: [0, 0], to: move.target)
        }
      }
    }
    #expect(log.count == 1)
    await expect(move.wanted, in: scene)
  }

  @Test(arguments: ListKind.allCases, Self.moves)
  func whatIsFoundOffTheMainActorHasTheRowInItsNewPlace(kind: ListKind, move: Move) async {
    let scene = scene(kind)
    let set = scene.setterElsewhere(heroes(move.set))
    let task = Task { @MainActor in await set() }
    await Task.yield()
    // If it has been shown meanwhile, the row may be in another place, or gone.
    if scene.shownNames.first == "0", scene.rowCount(in: 0) == 4, scene.rowCount(in: 1) == 1 {
      scene.moveByHand(from: [0, 0], to: move.target)
      await task.value
      await expect(move.wanted, in: scene)
    } else {
      await task.value
      await expect(move.set, in: scene)
    }
  }

  /// No row has come with it that more could follow.
  @Test(arguments: ListKind.allCases)
  func aRowThatIsMovedMakesNoOtherEnd(kind: ListKind) {
    let scene = scene(kind)
    var count = 0
    scene.didReachEnd { count += 1 }
    scene.show(heroes([[0, 1, 2, 3], [4, 5]]))
    _ = scene.nameCells
    for (old, new) in [([1, 1], [0, 0]), ([0, 0], [1, 1]), ([0, 0], [1, 2])]
      as [(IndexPath, IndexPath)]
    {
      scene.moveByHand(from: old, to: new)
      _ = scene.nameCells
      scene.reloadData()
      _ = scene.nameCells
      #expect(count == 1, "from \(old) to \(new)")
    }
    scene.show(heroes([[0], [1, 2, 3, 4, 5, 6]]))
    _ = scene.nameCells
    #expect(count == 2)
  }

  @Test(arguments: ListKind.allCases)
  func anEndThatComesIntoSightByAMoveIsTold(kind: ListKind) {
    let scene = scene(kind)
    var count = 0
    scene.didReachEnd { count += 1 }
    scene.show([("a", (0..<60).map { Hero($0, "\($0)") }), ("b", [])])
    _ = scene.nameCells
    scene.moveByHand(from: [0, 0], to: [0, 59])
    _ = scene.nameCells
    #expect(count == 0)
    scene.scroll(to: [0, 59])
    _ = scene.nameCells
    #expect(count == 1)
  }
}
