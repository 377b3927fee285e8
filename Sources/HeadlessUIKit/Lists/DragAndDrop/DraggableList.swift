import Foundation
import ListRules

/// A list out of which items are dragged, and into which they are dropped.
@MainActor
protocol DraggableList: UpdatableList, SelectableList {
  var helpers: ListHelpers { get set }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // What the delegate of drags says, and hears.
  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsToAdd(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func lookOfDragged(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool

  // What the delegate of drops says, and hears.
  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func proposal(_ session: any UIDropSession, to path: IndexPath?) -> UIDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func lookOfDropped(at path: IndexPath) -> UIDragPreviewParameters?
  func take(_ drop: ListDrop)

  // Its own items.
  func shownCell(at path: IndexPath) -> UIView?
  func dragStateDidChange(_ state: UICellConfigurationState.DragState, at path: IndexPath)
  /// Shows anew what depends on whether something is held over it.
  func dropStateDidChange()
  /// Where something would go that is dropped besides all items; nil beyond them.
  func placeOfDrop(besides point: CGPoint) -> IndexPath?
  /// Whether its data source lets an item be moved, and is the one to move it.
  func reorders(_ path: IndexPath) -> Bool
  /// Where an item may go that is moved to a place.
  func target(ofMoving path: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Moves an item, in the data source first.
  ///
  /// - Returns: Whether the data source has done so.
  func reorder(from old: IndexPath, to new: IndexPath) -> Bool
  /// Tells that nobody has moved it.
  func refuseMove()
}

/// What a list has only if it is asked for it.
struct ListHelpers {
  /// Nil where nothing is dragged, as in most lists.
  var dragAndDrop: ListDragAndDrop?
  /// Nil before a menu is asked for.
  var menus: ListContextMenu?
  var index = ListIndex()
}

/// Something that is dropped into a list.
struct ListDrop {
  let session: any UIDropSession
  let items: [(item: UIDragItem, source: IndexPath?)]
  let destination: IndexPath?
  let proposal: UIDropProposal
  /// Has something done alongside the animation of an item.
  let animator: InteractionAnimator
}

/// One of the things that are dropped, as delegates see it.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

extension DraggableList {
  var madeDragAndDrop: ListDragAndDrop? { helpers.dragAndDrop }

  var dragAndDrop: ListDragAndDrop {
    if let madeDragAndDrop { return madeDragAndDrop }
    let made = ListDragAndDrop(self)
    helpers.dragAndDrop = made
    return made
  }

  var isUpdating: Bool { batch.depth > 0 || madeDragAndDrop?.placeholders.isEmpty == false }

  /// Follows what is set; nothing is made where nothing is dragged.
  func dragAndDropDidChange() {
    if hasDragDelegate || hasDropDelegate || madeDragAndDrop != nil { dragAndDrop.follow() }
  }

  /// The states of a cell that has to do with a drag.
  func addDragState(of cell: UIView, to state: inout UICellConfigurationState) {
    guard let made = madeDragAndDrop, made.isActive,
      let path = made.paths.first(where: { shownCell(at: $0) === cell })
        ?? itemPath(at: cell.center)
    else { return }
    state.cellDragState = made.dragState(of: path)
    state.cellDropState = made.dropState(of: path)
  }
}
