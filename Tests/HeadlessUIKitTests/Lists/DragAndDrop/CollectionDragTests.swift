import Foundation
import Testing

@testable import HeadlessUIKit

/// Dragging items, and dropping among items.
@MainActor
struct CollectionDragTests {
  private final class Porter: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    unowned let scene: CollectionScene
    var usesPlaceholders = false
    private(set) var heard: [String] = []
    private(set) var contexts: [any UICollectionViewDropPlaceholderContext] = []

    init(_ scene: CollectionScene) { self.scene = scene }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = scene.sections[indexPath.section][indexPath.item]
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? [0, scene.sections[0].count - 1]
      heard.append(coordinator.destinationIndexPath == nil ? "at the end" : "at \(path.item)")
      for item in coordinator.items {
        if usesPlaceholders {
          let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: "cell")
          placeholder.cellUpdateHandler = { ($0 as? ItemCell)?.label.text = "…" }
          contexts.append(coordinator.drop(item.dragItem, to: placeholder))
        } else if let source = item.sourceIndexPath {
          #expect(item.previewSize == CGSize(width: 50, height: 50))
          collectionView.performBatchUpdates {
            scene.sections[0].insert(scene.sections[0].remove(at: source.item), at: path.item)
            collectionView.moveItem(at: source, to: path)
          }
          coordinator.drop(item.dragItem, toItemAt: path)
        }
      }
    }
  }

  private func makeScene() -> (scene: CollectionScene, porter: Porter) {
    let scene = CollectionScene(items: 5)
    let porter = Porter(scene)
    scene.collection.dragDelegate = porter
    scene.collection.dropDelegate = porter
    scene.layOut()
    return (scene, porter)
  }

  @Test func itemDropsWhereTheDelegatePutsIt() {
    for start in 0..<5 {
      for end in 0..<5 {
        let (scene, porter) = makeScene()
        let cells = scene.collection.visibleCells
        #expect(Headless.dragAndDrop(cells[start], to: cells[end]) == .move)
        var wanted = ["0", "1", "2", "3", "4"]
        wanted.insert(wanted.remove(at: start), at: end)
        #expect(scene.texts == wanted && porter.take() == ["at \(end)"])
      }
    }
  }

  @Test func dropUsesNearestItemOrNoneBelow() {
    let (scene, porter) = makeScene()
    let cells = scene.collection.visibleCells
    let gap = CGPoint(x: cells[1].frame.maxX + 2, y: 25)
    Headless.dragAndDrop(cells[4], to: scene.collection, at: gap)
    #expect(porter.take() == ["at 1"])
    Headless.dragAndDrop(cells[0], to: scene.collection, at: CGPoint(x: 100, y: 400))
    #expect(porter.take() == ["at the end"] && scene.texts == ["4", "1", "2", "3", "0"])
  }

  @Test func placeholderStandsInUntilCommit() throws {
    let (scene, porter) = makeScene()
    porter.usesPlaceholders = true
    Headless.dragAndDrop(scene.collection.visibleCells[3], to: scene.collection.visibleCells[1])
    #expect(scene.texts == ["0", "…", "1", "2", "3", "4"])
    #expect(scene.collection.hasUncommittedUpdates)
    let context = try #require(porter.contexts.first)
    context.setNeedsCellUpdate()
    scene.layOut()
    #expect(scene.texts == ["0", "…", "1", "2", "3", "4"])
    #expect(context.commitInsertion { scene.sections[0].insert("new", at: $0.item) })
    scene.layOut()
    #expect(scene.texts == ["0", "new", "1", "2", "3", "4"])
    #expect(!scene.collection.hasUncommittedUpdates && !context.deletePlaceholder())
  }
  @Test func snapshotReplacesADropPlaceholder() throws {
    let (scene, porter) = makeScene()
    porter.usesPlaceholders = true
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.collection) {
      list, path, text in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ItemCell)?.label.text = text
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(scene.sections[0])
    source.apply(snapshot)
    scene.layOut()
    Headless.dragAndDrop(scene.collection.visibleCells[3], to: scene.collection.visibleCells[1])
    #expect(scene.texts == ["0", "…", "1", "2", "3", "4"])
    let context = try #require(porter.contexts.first)
    let isCommitted = context.commitInsertion { path in
      snapshot.insertItems(["new"], beforeItem: snapshot.itemIdentifiers[path.item])
      source.apply(snapshot)
    }
    scene.layOut()
    #expect(isCommitted && scene.texts == ["0", "new", "1", "2", "3", "4"])
  }
}
