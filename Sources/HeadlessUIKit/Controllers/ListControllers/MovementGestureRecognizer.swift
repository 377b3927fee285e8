import Foundation

/// Moves an item of a collection view after a long press, until the finger is lifted.
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    collection.addGestureRecognizer(self)
    addHandler { [weak self] _ in self?.follow() }
  }

  private var pressedItem: IndexPath? {
    collection.flatMap { $0.indexPathForItem(at: location(in: $0)) }
  }

  /// Items that cannot move leave the touch to other recognizers.
  override var mayStart: Bool { pressedItem.map { collection?.mayMove($0) ?? false } ?? false }

  private func follow() {
    guard let collection else { return }
    switch state {
    case .began:
      if let item = pressedItem { _ = collection.beginInteractiveMovementForItem(at: item) }
    case .changed:
      collection.updateInteractiveMovementTargetPosition(location(in: collection))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    default: break
    }
  }
}
