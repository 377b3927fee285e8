import Foundation
import ListRules

/// A list that items can be dragged from and dropped into.
@MainActor
protocol DraggableList: UpdatableList, SelectableList {
  var listComponents: ListComponents { get set }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // Calls of the drag delegate.
  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsToAdd(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool

  // Calls of the drop delegate.
  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func proposal(_ session: any UIDropSession, to path: IndexPath?) -> UIDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func take(_ drop: ListDrop)

  // Methods for the list's own items.
  func shownCell(at path: IndexPath) -> UIView?
  func dragStateDidChange(_ state: UICellConfigurationState.DragState, at path: IndexPath)
  /// Updates the cells for the current drop state.
  func dropStateDidChange()
  /// Returns the destination for a drop beside all items; nil outside them.
  func dropDestination(besides point: CGPoint) -> IndexPath?
  /// Whether the data source allows an item to move and performs the move itself.
  func reorders(_ path: IndexPath) -> Bool
  /// Returns the target of an item that is moved to a position.
  func target(ofMoving path: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Moves an item, first in the data source.
  ///
  /// - Returns: Whether the data source has performed the move.
  func reorder(from old: IndexPath, to new: IndexPath) -> Bool
  /// Reports that the data source has not performed a move.
  func reportUnimplementedMove()
}

/// Objects of a list that are made on first use.
struct ListComponents {
  /// Nil without drag and drop, as in most lists.
  var dragAndDrop: ListDragAndDrop?
  /// Nil until a menu is requested.
  var menus: ListContextMenu?
  /// Nil until a row may be touched.
  var swipes: RowSwipe?
  var index = ListIndex()
}

/// A drop into a list.
struct ListDrop {
  let session: any UIDropSession
  let items: [(item: UIDragItem, source: IndexPath?)]
  let destination: IndexPath?
  let proposal: UIDropProposal
  /// Runs blocks alongside the animation of an item.
  let animator: InteractionAnimator
}

/// An item of a drop, as delegates see it.
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
  var madeDragAndDrop: ListDragAndDrop? { listComponents.dragAndDrop }

  var dragAndDrop: ListDragAndDrop {
    if let madeDragAndDrop { return madeDragAndDrop }
    let made = ListDragAndDrop(self)
    listComponents.dragAndDrop = made
    return made
  }

  var isUpdating: Bool { batch.depth > 0 || madeDragAndDrop?.placeholders.isEmpty == false }

  /// Updates the interactions after a change of the delegates; makes nothing if there are none.
  func dragAndDropDidChange() {
    if hasDragDelegate || hasDropDelegate || madeDragAndDrop != nil { dragAndDrop.follow() }
  }

  /// Adds the drag and drop states of a cell.
  func addDragState(of cell: UIView, to state: inout UICellConfigurationState) {
    guard let made = madeDragAndDrop, made.isActive,
      let path = made.paths.first(where: { shownCell(at: $0) === cell })
        ?? itemPath(at: cell.center)
    else { return }
    state.cellDragState = made.dragState(of: path)
    state.cellDropState = made.dropState(of: path)
  }
}
