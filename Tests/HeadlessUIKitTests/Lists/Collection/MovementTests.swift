import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Items that are held and moved elsewhere.
@MainActor
struct MovementTests {
  private func scene(_ sections: [[String]] = [["a", "b", "c", "d"]]) -> MovableScene {
    let scene = MovableScene(sections)
    scene.layOut()
    return scene
  }

  @Test func heldItemMovesTheOthersAside() throws {
    let scene = scene()
    let held = try #require(scene.collection.cellForItem(at: [0, 0]))
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!scene.collection.beginInteractiveMovementForItem(at: [0, 1]))
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 125))
    scene.layOut()
    #expect(scene.texts == ["b", "c", "a", "d"] && scene.data == [["a", "b", "c", "d"]])
    #expect(scene.collection.cellForItem(at: [0, 2]) === held)
    #expect(held.center == CGPoint(x: 30, y: 125) && held.configurationState.isReordering)
    #expect(scene.collection.cellForItem(at: [0, 0])?.frame.minY == 0)
    scene.collection.endInteractiveMovement()
    scene.layOut()
    #expect(scene.heard == ["move 0 0 to 0 2"] && scene.data == [["b", "c", "a", "d"]])
    #expect(held.frame.minY == 100 && !held.configurationState.isReordering)
    #expect(scene.collection.cellForItem(at: [0, 2]) === held)
  }

  @Test func cancelledMovementRestoresTheItem() {
    let scene = scene()
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 3]))
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 5))
    scene.layOut()
    #expect(scene.texts == ["d", "a", "b", "c"])
    scene.collection.cancelInteractiveMovement()
    scene.layOut()
    #expect(scene.texts == ["a", "b", "c", "d"] && scene.heard == [])
    #expect(scene.collection.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test func dataSourceAndDelegateDecideOnMoves() {
    let scene = scene([["a", "b"], ["c"]])
    scene.movable = { $0.section == 0 }
    #expect(!scene.collection.beginInteractiveMovementForItem(at: [1, 0]))
    scene.target = { IndexPath(item: $0.item, section: 0) }
    Headless.move(itemAt: [0, 1], to: [1, 0], of: scene.collection)
    #expect(scene.data == [["b", "a"], ["c"]])
    scene.target = nil
    Headless.move(itemAt: [0, 1], to: [1, 0], of: scene.collection)
    #expect(scene.data == [["b"], ["a", "c"]] && scene.texts == ["b", "a", "c"])
    let log = collectingLog {
      Headless.move(itemAt: [1, 0], to: [0, 0], of: scene.collection)
    }
    #expect(log.count == 1 && scene.data == [["b"], ["a", "c"]])
  }

  /// The delegate used to be asked about the wrong items while they made room.
  @Test(arguments: [[[0, 0], [0, 2]], [[0, 3], [1, 0]], [[1, 1], [0, 0]]] as [[[Int]]])
  func everyItemKeepsItsSizeDuringMovement(move: [[Int]]) {
    let scene = scene([["20", "40", "60", "80"], ["30", "70"]])
    scene.sizesItems = true
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.layOut()
    Headless.move(
      itemAt: IndexPath(item: move[0][1], section: move[0][0]),
      to: IndexPath(item: move[1][1], section: move[1][0]), of: scene.collection)
    scene.layOut()
    #expect(scene.heard.count == 1)
    #expect(scene.collection.visibleCells.map { "\(Int($0.frame.height))" } == scene.texts)
    #expect(scene.collection.contentSize.height == 300)
    // The same holds when the item returns to its place.
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 0]))
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 290))
    scene.layOut()
    scene.collection.cancelInteractiveMovement()
    scene.layOut()
    #expect(scene.collection.visibleCells.map { "\(Int($0.frame.height))" } == scene.texts)
  }

  /// While the item is in another section, the counts of both sections differ from those of the
  /// data source.
  @Test func updateEndsMovementIntoAnotherSection() {
    let scene = scene([["a", "b", "c"], ["d", "e"]])
    scene.collection.selectItem(at: [1, 1], animated: false, scrollPosition: [])
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 0]))
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 225))
    scene.layOut()
    #expect(scene.texts == ["b", "c", "d", "a", "e"])
    let log = collectingLog {
      scene.data[0].insert("new", at: 0)
      scene.collection.insertItems(at: [[0, 0]])
      scene.layOut()
    }
    #expect(log == [] && scene.texts == ["new", "a", "b", "c", "d", "e"])
    #expect(scene.collection.indexPathsForSelectedItems == [[1, 1]])
  }

  @Test func updateEndsMovement() {
    let scene = scene()
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 0]))
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 125))
    scene.data[0].remove(at: 1)
    scene.collection.deleteItems(at: [[0, 1]])
    scene.layOut()
    #expect(scene.texts == ["a", "c", "d"] && scene.heard == [])
    scene.collection.endInteractiveMovement()
    #expect(scene.heard == [])
  }

  @Test func snapshotFollowsInteractiveMovement() {
    let scene = scene()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.collection) {
      list, path, text in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ItemCell)?.label.text = text
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot)
    scene.layOut()
    #expect(!scene.collection.beginInteractiveMovementForItem(at: [0, 0]))
    var heard: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = { transaction in
      heard += transaction.sectionTransactions.map {
        "\($0.sectionIdentifier) \($0.finalSnapshot.items)"
      }
      #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
    }
    Headless.move(itemAt: [0, 0], to: [1, 0], of: scene.collection)
    #expect(heard == ["0 [\"b\", \"c\"]", "1 [\"a\", \"d\"]"])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(scene.texts == ["b", "c", "a", "d"])
    Headless.move(itemAt: [0, 0], to: [0, 1], of: scene.collection)
    #expect(scene.texts == ["b", "c", "a", "d"])
  }

  @Test func dataSourceWithoutMoveMethodRestoresItem() {
    let scene = CollectionScene([["a", "b", "c"]])
    scene.flow.itemSize = CGSize(width: 320, height: 50)
    let log = collectingLog { Headless.move(itemAt: [0, 0], to: [0, 2], of: scene.collection) }
    #expect(scene.texts == ["a", "b", "c"] && log.contains { $0.contains("moveItemAt") })
  }

  /// Wherever an item is dragged, the visible items finally agree with the data.
  @Test func visibleItemsMatchTheDataAfterMovement() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<caseCount(25) {
      let scene = scene([["a", "b", "c"], ["d", "e"], ["f"]])
      let from = scene.collection.indexPathsForVisibleItems.randomElement(using: &generator)
      guard let from, scene.collection.beginInteractiveMovementForItem(at: from) else {
        Issue.record("nothing can be moved")
        return
      }
      for _ in 0..<4 {
        let y = CGFloat.random(in: 0..<320, using: &generator)
        scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: y))
        if Bool.random(using: &generator) { scene.layOut() }
      }
      if Bool.random(using: &generator) {
        scene.collection.endInteractiveMovement()
      } else {
        scene.collection.cancelInteractiveMovement()
        #expect(scene.data == [["a", "b", "c"], ["d", "e"], ["f"]])
      }
      scene.layOut()
      #expect(scene.texts == scene.data.flatMap { $0 })
    }
  }
}

/// A collection of one column with movable items.
@MainActor
private final class MovableScene: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let collection: UICollectionView
  let window: UIWindow
  var data: [[String]]
  var heard: [String] = []
  var movable: (IndexPath) -> Bool = { _ in true }
  var target: ((IndexPath) -> IndexPath)?
  /// Whether the text of an item is its height.
  var sizesItems = false

  init(_ data: [[String]]) {
    self.data = data
    let size = CGSize(width: 60, height: 480)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 50)
    flow.minimumLineSpacing = 0
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
    super.init()
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    window.environment = Headless.Environment(size: size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
  }

  func layOut() { window.layoutIfNeeded() }
  var texts: [String] { collection.visibleCells.map { ($0 as? ItemCell)?.label.text ?? "" } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard sizesItems else { return CGSize(width: 60, height: 50) }
    let items = data[indexPath.section]
    // While an item is held, its section may temporarily have an extra item.
    let text = items.indices.contains(indexPath.item) ? items[indexPath.item] : ""
    return CGSize(width: 60, height: CGFloat(Int(text) ?? 50))
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ItemCell)?.label.text = data[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { movable(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heard.append(
      "move \(sourceIndexPath.section) \(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section) \(destinationIndexPath.item)")
    let text = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    data[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
}
