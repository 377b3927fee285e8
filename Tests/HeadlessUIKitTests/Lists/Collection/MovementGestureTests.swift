import Foundation
import Testing

@testable import HeadlessUIKit

/// The gesture that moves items in a collection view controller.
@MainActor
struct MovementGestureTests {
  /// Shows letters in rows 50 points high; "x" can't be moved.
  private class Letters: UICollectionViewController {
    var letters = ["a", "b", "c", "x"]
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
      flow?.itemSize = CGSize(width: 320, height: 50)
      flow?.minimumLineSpacing = 0
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? ItemCell)?.label.text = letters[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { letters[indexPath.item] != "x" }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select \(letters[indexPath.item])") }
  }

  private final class MovableLetters: Letters {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func shown(_ controller: Letters) -> UIWindow {
    let size = CGSize(width: 320, height: 480)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment = Headless.Environment(size: size)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func texts(_ controller: Letters) -> [String] {
    controller.collectionView.visibleCells.map { ($0 as? ItemCell)?.label.text ?? "" }
  }

  /// Rests a finger on a row and then moves it to another.
  private func rest(
    on row: Int, _ collection: UICollectionView, duration: TimeInterval = 0.6, then other: Int
  ) -> Headless.Finger? {
    func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: row * 50 + 25) }
    let finger = Headless.touchDown(at: point(row), in: collection)
    Headless.wait(duration)
    finger?.move(to: point(other), in: collection)
    collection.layoutIfNeeded()
    return finger
  }

  @Test func longPressMovesAnItem() throws {
    let controller = MovableLetters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let collection = try #require(controller.collectionView)
    let finger = rest(on: 0, collection, then: 2)
    #expect(texts(controller) == ["b", "c", "a", "x"] && controller.heard == [])
    #expect(collection.cellForItem(at: [0, 2])?.configurationState.isReordering == true)
    finger?.lift()
    window.layoutIfNeeded()
    #expect(controller.heard == ["move 0 to 2"] && controller.letters == ["b", "c", "a", "x"])
    #expect(texts(controller) == ["b", "c", "a", "x"])
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test func cancelledDragRestoresTheItem() throws {
    let controller = MovableLetters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    rest(on: 1, try #require(controller.collectionView), then: 0)?.cancel()
    window.layoutIfNeeded()
    #expect(texts(controller) == ["a", "b", "c", "x"] && controller.heard == [])
  }

  @Test func tapAndPressOnFixedItemSelect() throws {
    let controller = MovableLetters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let collection = try #require(controller.collectionView)
    Headless.tap(at: CGPoint(x: 100, y: 25), in: collection)
    Headless.press(at: CGPoint(x: 100, y: 175), in: collection)
    #expect(controller.heard == ["select a", "select x"])
    #expect(window.rootViewController === controller)
  }

  @Test func movementNeedsTheGestureAndALongPress() throws {
    let controller = MovableLetters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let collection = try #require(controller.collectionView)
    rest(on: 0, collection, duration: 0.2, then: 2)?.lift()
    controller.installsStandardGestureForInteractiveMovement = false
    rest(on: 0, collection, then: 2)?.lift()
    window.layoutIfNeeded()
    #expect(texts(controller) == ["a", "b", "c", "x"])
    #expect(!controller.heard.contains { $0.hasPrefix("move") })
    controller.installsStandardGestureForInteractiveMovement = true
    rest(on: 0, collection, then: 2)?.lift()
    #expect(controller.heard.contains("move 0 to 2"))
  }

  @Test func controllerWithoutMoveMethodRestoresItem() throws {
    let controller = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let log = collectingLog {
      rest(on: 0, controller.collectionView, then: 2)?.lift()
      window.layoutIfNeeded()
    }
    #expect(texts(controller) == ["a", "b", "c", "x"])
    #expect(log.contains { $0.contains("moveItemAt") })
  }

  @Test func replacedCollectionViewHasTheGesture() throws {
    let controller = MovableLetters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let old = try #require(controller.collectionView)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let new = UICollectionView(frame: old.frame, collectionViewLayout: flow)
    new.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    new.dataSource = controller
    old.removeFromSuperview()
    controller.collectionView = new
    window.layoutIfNeeded()
    rest(on: 0, new, then: 1)?.lift()
    #expect(controller.heard == ["move 0 to 1"])
    #expect(old.gestureRecognizers?.contains { $0 is MovementGestureRecognizer } != true)
  }
}
