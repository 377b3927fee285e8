import Foundation
import ListRules

extension UITableView: DraggableList {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  // MARK: Drags

  func itemsToDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsToAdd(
    to session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func proposal(_ session: any UIDropSession, to path: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func take(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(self, drop))
  }

  // MARK: Rows

  func shownCell(at path: IndexPath) -> UIView? { cells[path] }

  func dragStateDidChange(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    guard let cell = cells[path] else { return }
    cell.markOutdated()
    cell.dragStateDidChange(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  func dropStateDidChange() {
    for cell in cells.values { cell.markOutdated() }
  }

  /// Returns the beginning of a section for a point in its header, and its end for its footer.
  func dropDestination(besides point: CGPoint) -> IndexPath? {
    let index = geometry.index(at: point.y)
    guard point.y >= geometry.top, index < geometry.count else { return nil }
    return switch geometry.part(at: index) {
    case .header(let section): IndexPath(row: 0, section: section)
    case .footer(let section): IndexPath(row: geometry.rowCounts[section], section: section)
    case .row(let path): path
    }
  }

  func reorders(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  func target(ofMoving path: IndexPath, to proposed: IndexPath) -> IndexPath {
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target.section == path.section else { return target }
    // After the last row means the last position, once the row is removed from its old one.
    return IndexPath(
      row: min(target.row, numberOfRows(inSection: path.section) - 1), section: path.section)
  }

  func reorder(from old: IndexPath, to new: IndexPath) -> Bool {
    chrome.ignoresMove = false
    dataSource?.tableView(self, moveRowAt: old, to: new)
    guard !chrome.ignoresMove else { return false }
    moveRow(at: old, to: new)
    return true
  }

  func reportUnimplementedMove() {
    Headless.log(
      "The data source of \(shortName) does not implement tableView(_:moveRowAt:to:): the "
        + "moved row is put back.")
  }
}

// MARK: - Drops

@MainActor
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let table: UITableView
  private let drop: ListDrop
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ table: UITableView, _ drop: ListDrop) {
    (self.table, self.drop) = (table, drop)
    items = drop.items.map { item, source in
      ListDropItem(item, from: source, source.map { table.rectForRow(at: $0).size } ?? .zero)
    }
    proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let identifier = placeholder.reuseIdentifier
    let shown = table.dragAndDrop.placeholders.insert(
      at: placeholder.insertionIndexPath, height: placeholder.rowHeight
    ) { list, path in
      let cell = (list as? UITableView)?.dequeueReusableCell(withIdentifier: identifier, for: path)
      if let cell { placeholder.cellUpdateHandler?(cell) }
      return cell
    }
    table.insertRows(at: [placeholder.insertionIndexPath], with: .automatic)
    return TablePlaceholderContext(table, dragItem, shown, drop.animator)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.animator }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator
  }
}

@MainActor
private final class TablePlaceholderContext: ListPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  private weak var table: UITableView?

  init(
    _ table: UITableView, _ item: UIDragItem, _ placeholder: ListPlaceholders.Placeholder,
    _ animator: InteractionAnimator
  ) {
    self.table = table
    super.init(item, placeholder, animator)
  }

  func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool {
    commit(in: table, dataSourceUpdates) { table, path in
      table.reloadRows(at: [path], with: .automatic)
    }
  }

  func deletePlaceholder() -> Bool {
    delete(from: table) { table, path in table.deleteRows(at: [path], with: .automatic) }
  }
}
