import Foundation
import Testing

@testable import HeadlessUIKit

/// The items that a collection shows, their cells, and what it does with them.
@MainActor
struct CollectionTests {
  @Test func cellsAreMadeOnlyForVisibleItems() {
    let scene = CollectionScene(items: 10_000)
    scene.flow.itemSize = CGSize(width: 100, height: 90)
    let before = Headless.counters
    scene.layOut()
    let made = Headless.counters - before

    // Lines of three items begin 100 points apart: five of them are visible in 480 points.
    #expect(scene.collection.visibleCells.count == 15)
    #expect(made.cellsMade == 15 && made.cellsConfigured == 15)
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 333_390))

    scene.collection.contentOffset.y = 100
    scene.layOut()
    let reused = Headless.counters - before
    #expect(reused.cellsMade == 15 && reused.cellsConfigured == 18)
    #expect(scene.take() == ["end 0", "end 1", "end 2"])
    #expect(scene.texts.first == "3" && scene.texts.last == "17")
  }

  @Test func unneededCellsAreHidden() {
    let scene = CollectionScene(items: 100)
    scene.layOut()
    scene.sections = [["a"]]
    scene.collection.reloadData()
    scene.layOut()
    #expect(scene.texts == ["a"])
    let cells = scene.collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    #expect(cells == scene.collection.visibleCells && cells.count == 1)
  }

  /// Returns the attributes of certain items, perhaps more than once, in a column.
  private final class Listing: UICollectionViewLayout {
    var items: [Int] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      items.map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 10, width: 50, height: 10)
        return attributes
      }
    }
  }

  @Test func duplicateLayoutAttributesShowOneCell() {
    let (scene, layout) = (CollectionScene(items: 9), Listing())
    scene.collection.collectionViewLayout = layout
    for items in [[0, 1, 2], [0, 0, 0], [3, 0, 3], [1, 2, 3, 4], [4, 1, 4], [], [5, 5], [5]] {
      layout.items = items
      layout.invalidateLayout()
      scene.layOut()
      #expect(scene.texts == Set(items).sorted().map { "\($0)" })
      let seen = scene.collection.subviews.count { $0 is UICollectionViewCell && !$0.isHidden }
      #expect(seen == Set(items).count)
    }
  }

  @Test func cellLayersAllocateNoRareStorage() {
    let scene = CollectionScene(items: 100)
    scene.layOut()
    #expect(scene.collection.visibleCells.allSatisfy { $0.layer.rare == nil })
  }

  @Test func keptItemsKeepTheirCells() {
    let scene = CollectionScene([["a", "b", "c"]])
    scene.layOut()
    let cells = scene.collection.visibleCells
    scene.collection.performBatchUpdates {
      scene.sections = [["c", "new", "b"]]
      scene.collection.insertItems(at: [[0, 1]])
      scene.collection.deleteItems(at: [[0, 0]])
      scene.collection.moveItem(at: [0, 2], to: [0, 0])
    }
    #expect(scene.texts == ["c", "new", "b"])
    #expect(scene.collection.visibleCells[0] === cells[2])
    #expect(scene.collection.visibleCells[2] === cells[1])
    #expect(cells[2].frame.minX == 0)
  }

  @Test func inconsistentUpdateIsLoggedAndReloads() {
    let scene = CollectionScene([["a", "b"]])
    scene.layOut()
    scene.sections = [["a", "b", "c"]]
    let log = collectingLog { scene.collection.deleteItems(at: [[0, 0]]) }
    scene.layOut()
    #expect(
      log.count == 1
        && log[0].hasPrefix("Invalid batch updates detected: the number of sections and/or items"))
    #expect(scene.texts == ["a", "b", "c"])
  }

  @Test func tapSelectsAnItem() {
    let scene = CollectionScene(items: 5)
    scene.layOut()
    Headless.tap(scene.collection.visibleCells[1])
    Headless.tap(scene.collection.visibleCells[3])
    #expect(scene.take() == ["didSelect 1", "didDeselect 1", "didSelect 3"])
    #expect(scene.collection.indexPathsForSelectedItems == [[0, 3]])
    #expect(scene.collection.visibleCells.filter(\.isSelected).count == 1)
    scene.collection.allowsMultipleSelection = true
    Headless.tap(scene.collection.visibleCells[0])
    Headless.tap(scene.collection.visibleCells[3])
    #expect(scene.collection.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func scrollToItemPlacesItem() {
    let scene = CollectionScene(items: 1000)
    scene.flow.itemSize = CGSize(width: 320, height: 90)
    scene.layOut()
    scene.collection.scrollToItem(at: [0, 500], at: .top, animated: false)
    #expect(scene.collection.contentOffset.y == 50_000)
    scene.collection.scrollToItem(at: [0, 500], at: .bottom, animated: false)
    #expect(scene.collection.contentOffset.y == 49_610)
    scene.collection.scrollToItem(at: [0, 500], at: .centeredVertically, animated: false)
    #expect(scene.collection.contentOffset.y == 49_805)
    #expect(scene.collection.indexPathForItem(at: CGPoint(x: 5, y: 50_001)) == [0, 500])
    #expect(scene.collection.indexPathForItem(at: CGPoint(x: 5, y: 50_095)) == nil)
  }

  @Test func unregisteredIdentifiersAreLogged() {
    let scene = CollectionScene(items: 1)
    let log = collectingLog {
      _ = scene.collection.dequeueReusableCell(withReuseIdentifier: "x", for: [0, 0])
      _ = scene.collection.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "y", for: [0, 0])
    }
    #expect(
      log.map { String($0.prefix(64)) } == [
        "could not dequeue a view of kind: UICollectionElementKindCell wi",
        "could not dequeue a view of kind: kind with identifier y - must ",
      ])
  }

  @Test func layoutChangeKeepsCells() {
    let scene = CollectionScene(items: 4)
    scene.layOut()
    let cells = scene.collection.visibleCells
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 320, height: 20)
    var isDone = false
    scene.collection.setCollectionViewLayout(other, animated: true) { isDone = $0 }
    #expect(scene.collection.visibleCells == cells)
    #expect(cells.map(\.frame.width) == [320, 320, 320, 320])
    #expect(scene.flow.collectionView == nil && other.collectionView === scene.collection)
    Headless.runLoop()
    #expect(isDone)
  }

  @Test func customLayoutPlacesItems() {
    let scene = CollectionScene(items: 50)
    let wheel = DiagonalLayout()
    scene.collection.collectionViewLayout = wheel
    scene.layOut()
    #expect(scene.collection.contentSize == CGSize(width: 500, height: 500))
    #expect(scene.frames.prefix(2) == ["0 0 10 10", "10 10 10 10"])
    #expect(scene.collection.visibleCells.count == 32)
  }
}

/// Places each item to the right of and below the previous one.
private final class DiagonalLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
    return CGSize(width: count * 10, height: count * 10)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 10
    attributes.frame = CGRect(x: place, y: place, width: 10, height: 10)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    .filter { $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX }
  }
}
