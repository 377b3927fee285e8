import Foundation
import ListRules

extension UICollectionView: DraggableList {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  // MARK: Drags

  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsToAdd(
    to session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func proposal(_ session: any UIDropSession, to path: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func take(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(self, drop))
  }

  // MARK: Items

  func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func dragStateDidChange(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    cell.markOutdated()
    cell.dragStateDidChange(UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  func dropStateDidChange() {
    for cell in visibleCells { cell.markOutdated() }
  }

  /// Returns the index path of the nearest visible item, if the point is within the content.
  func dropDestination(besides point: CGPoint) -> IndexPath? {
    guard CGRect(origin: .zero, size: contentSize).contains(point) else { return nil }
    let distances = indexPathsForVisibleItems.map { path in
      (path, (layoutAttributesForItem(at: path)?.center ?? .zero).distance(to: point))
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// False: the drop delegate moves items itself.
  func reorders(_ path: IndexPath) -> Bool { false }
  func target(ofMoving path: IndexPath, to proposed: IndexPath) -> IndexPath { proposed }
  func reorder(from old: IndexPath, to new: IndexPath) -> Bool { false }
  func reportUnimplementedMove() {}
}

// MARK: - Drops

@MainActor
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let collection: UICollectionView
  private let drop: ListDrop
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ collection: UICollectionView, _ drop: ListDrop) {
    (self.collection, self.drop) = (collection, drop)
    items = drop.items.map { item, source in
      let size = source.flatMap { collection.layoutAttributesForItem(at: $0)?.size }
      return ListDropItem(item, from: source, size ?? .zero)
    }
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let identifier = placeholder.reuseIdentifier
    let shown = collection.dragAndDrop.placeholders.insert(at: placeholder.insertionIndexPath) {
      list, path in
      let cell = (list as? UICollectionView)?
        .dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      if let cell { placeholder.cellUpdateHandler?(cell) }
      return cell
    }
    collection.insertItems(at: [placeholder.insertionIndexPath])
    return CollectionPlaceholderContext(collection, dragItem, shown, drop.animator)
  }

  func drop(_ dragItem: UIDragItem, toItemAt itemIndexPath: IndexPath) -> any UIDragAnimating {
    drop.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt itemIndexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.animator }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator
  }
}

@MainActor
private final class CollectionPlaceholderContext: ListPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  private weak var collection: UICollectionView?

  init(
    _ collection: UICollectionView, _ item: UIDragItem,
    _ placeholder: ListPlaceholders.Placeholder, _ animator: InteractionAnimator
  ) {
    self.collection = collection
    super.init(item, placeholder, animator)
  }

  func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool {
    commit(in: collection, dataSourceUpdates) { $0.reloadItems(at: [$1]) }
  }

  func deletePlaceholder() -> Bool { delete(from: collection) { $0.deleteItems(at: [$1]) } }

  func setNeedsCellUpdate() { collection?.reloadItems(at: [placeholder.path]) }
}
