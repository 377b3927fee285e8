import TestSupport
import Testing

/// Rows that a user moves while a set is pending.
@MainActor
struct MovedByHandTests {
  struct Move: Sendable {
    var target: IndexPath
    var set: [[Int]]
    var wanted: [[Int]]
  }

  /// The user moves the first of four rows, within its section or to the second one, while a set is
  /// pending.
  nonisolated private static let moves: [Move] = [
    Move(target: [0, 2], set: [[0, 1, 2, 3, 9], [4]], wanted: [[1, 2, 0, 3, 9], [4]]),
    Move(target: [0, 2], set: [[9, 0, 1, 2, 3], [4]], wanted: [[9, 1, 2, 0, 3], [4]]),
    Move(target: [0, 3], set: [[0, 1, 2, 3, 9], [4]], wanted: [[1, 2, 3, 0, 9], [4]]),
    Move(target: [0, 0], set: [[0, 1, 2, 3, 9], [4]], wanted: [[0, 1, 2, 3, 9], [4]]),
    // The pending set lacks the row before the new place, the row after it, both, or the moved row
    // itself.
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
  func pendingSetIncludesAMoveByHand(kind: ListKind, move: Move) async {
    let scene = scene(kind)
    // The set comes during a batch of the app's own and is shown after it.
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
  func asyncSetIncludesAMoveByHand(kind: ListKind, move: Move) async {
    let scene = scene(kind)
    scene.showInterruptible(heroes([[0, 1, 2, 3], [4]]))
    let isMoved = await scene.set(heroes(move.set)) {
      scene.moveByHand(from: [0, 0], to: move.target)
    }
    #expect(isMoved)
    await expect(move.wanted, in: scene)
  }

  /// The move brings no new rows, so the list has no new end.
  @Test(arguments: ListKind.allCases)
  func movingARowMakesNoNewEnd(kind: ListKind) {
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
  func rowMovedToTheEndIsReportedWhenScrolledTo(kind: ListKind) {
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
