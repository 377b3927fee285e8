import Foundation
import ListRules

/// Drag and drop in a list: translates the calls about a view into calls about items.
///
/// If a drag from the list is dropped into it again, it moves the item, provided the data source supports
/// this.
@MainActor
final class ListDragAndDrop: NSObject {
  private unowned let list: any DraggableList
  private lazy var dragging = UIDragInteraction(delegate: self)
  private lazy var dropping = UIDropInteraction(delegate: self)
  /// The dragged items, and their index paths in the list.
  private var lifted: [(item: UIDragItem, path: IndexPath)] = []
  /// The items to lift, unless the drag is refused.
  private var offered: [(item: UIDragItem, path: IndexPath)] = []
  private var session: (any UIDragSession)?
  private var state = UICellConfigurationState.DragState.none
  private var proposal: UIDropProposal?
  private var destination: IndexPath?
  private(set) var hasActiveDrop = false
  let placeholders = ListPlaceholders()

  init(_ list: any DraggableList) {
    self.list = list
    super.init()
  }

  var hasActiveDrag: Bool { state == .dragging }
  var isActive: Bool { state != .none || hasActiveDrop }
  /// The index paths of the dragged items and the destination.
  var paths: [IndexPath] { lifted.map(\.path) + [destination].compactMap(\.self) }

  func follow() {
    if list.hasDragDelegate {
      list.addInteraction(dragging)
    } else {
      list.removeInteraction(dragging)
    }
    if list.hasDragDelegate || list.hasDropDelegate {
      list.addInteraction(dropping)
    } else {
      list.removeInteraction(dropping)
    }
    dragging.isEnabled = list.dragInteractionEnabled
  }

  func isDragged(_ cell: UIView) -> Bool {
    hasActiveDrag && lifted.contains { list.shownCell(at: $0.path) === cell }
  }

  func dragState(of path: IndexPath) -> UICellConfigurationState.DragState {
    lifted.contains { $0.path == path } ? state : .none
  }

  /// Returns the drop state of an item: targeted if the drop goes into it, not targeted for all others
  /// meanwhile.
  func dropState(of path: IndexPath) -> UICellConfigurationState.DropState {
    guard hasActiveDrop else { return .none }
    return path == destination && (proposal?.dropsIntoItem ?? false) ? .targeted : .notTargeted
  }

  /// Updates the index paths after changes during a drag; items deleted from the list have none.
  func follow(_ mapping: ListMapping) {
    lifted = lifted.compactMap { item, path in mapping[path].map { (item, $0) } }
    placeholders.follow(mapping)
  }

  /// Discards index paths and placeholders when the list is reloaded.
  func forget() {
    lifted = []
    placeholders.clear()
  }

  private func change(to new: UICellConfigurationState.DragState) {
    guard new != state else { return }
    state = new
    for (_, path) in lifted { list.dragStateDidChange(new, at: path) }
  }
}

// MARK: - Drags

extension ListDragAndDrop: UIDragInteractionDelegate {
  private func place(_ session: any UIDragDropSession) -> IndexPath? {
    list.itemPath(at: session.location(in: list))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = place(session), state == .none else { return [] }
    let items = list.itemsToDrag(session, at: path)
    offered = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.itemPath(at: point), !lifted.contains(where: { $0.path == path }) else {
      return []
    }
    let items = list.itemsToAdd(to: session, at: path, point)
    if session === self.session {
      lifted += items.map { ($0, path) }
      if !items.isEmpty { list.dragStateDidChange(state, at: path) }
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if self.session == nil { (lifted, offered, self.session) = (offered, [], session) }
    guard let path = lifted.first(where: { $0.item === item })?.path,
      let cell = list.shownCell(at: path)
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWithAnimator animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    change(to: .lifting)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    list.dragWillBegin(session)
    change(to: .dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard session === self.session else { return }
    endLift()
    list.dragDidEnd(session)
  }

  /// Puts down items that were lifted but not dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWithAnimator animator: any UIDragAnimating
  ) {
    if state == .lifting { endLift() }
  }

  private func endLift() {
    change(to: .none)
    (lifted, session) = ([], nil)
  }
}

// MARK: - Drops

extension ListDragAndDrop: UIDropInteractionDelegate {
  /// Returns the index path of the only dragged item, if it is from this list and the data source moves it.
  private func reordered(_ session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession === self.session, session.items.count == 1,
      let path = lifted.first?.path, list.reorders(path)
    else { return nil }
    return path
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    list.hasDropDelegate ? list.canHandle(session) : reordered(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: list)
    destination = list.itemPath(at: point) ?? list.dropDestination(besides: point)
    let found =
      list.hasDropDelegate
      ? list.proposal(session, to: destination)
      : UITableViewDropProposal(
        operation: destination == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
    proposal = found
    if let path = reordered(session), found.movesItems, let destination {
      self.destination = list.target(ofMoving: path, to: destination)
    }
    list.dropStateDidChange()
    return found
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    list.dropDidExit(session)
  }

  private func leave() {
    (hasActiveDrop, proposal, destination) = (false, nil, nil)
    list.dropStateDidChange()
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let proposal else { return }
    if let path = reordered(session), proposal.movesItems, let destination {
      if destination == path || list.reorder(from: path, to: destination) { return }
      if !list.hasDropDelegate { return list.reportUnimplementedMove() }
    }
    let animator = InteractionAnimator()
    list.take(
      ListDrop(
        session: session,
        items: session.items.map { item in (item, lifted.first { $0.item === item }?.path) },
        destination: destination, proposal: proposal, animator: animator))
    animator.run()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let destination, let cell = list.shownCell(at: destination) else { return nil }
    return UITargetedDragPreview(
      view: cell,
      parameters: list.dropPreviewParameters(at: destination) ?? UIDragPreviewParameters())
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    list.dropDidEnd(session)
  }
}

extension UIDropProposal {
  /// Whether the drop moves an item between the items of a list.
  fileprivate var movesItems: Bool {
    guard operation == .move else { return false }
    if let proposal = self as? UITableViewDropProposal {
      return proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
    }
    return (self as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
  }

  /// Whether the drop goes into an item.
  fileprivate var dropsIntoItem: Bool {
    (self as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      || (self as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
  }
}
