import Foundation

/// Touches on rows.
extension UITableView {
  func select(onlyThis path: IndexPath?, scrollingTo position: ScrollPosition, animated: Bool) {
    loadCountsIfNeeded()
    if let path, !geometry.contains(path) { return }
    select(onlyThis: path)
    guard let path, position != .none else { return }
    scroll(to: path, position, animated: animated)
  }

  var selectedPathNearestToMiddle: IndexPath? {
    let middle = bounds.midY
    return selection.paths.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
  }

  var selectionMode: ListSelectionMode {
    if isEditing {
      guard allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing else {
        return .none
      }
      return allowsMultipleSelectionDuringEditing ? .several : .one
    }
    guard allowsSelection || allowsMultipleSelection else { return .none }
    return allowsMultipleSelection ? .several : .one
  }

  var selectsBeforeUnhighlighting: Bool { false }

  func itemPath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), let cell = cells[path],
      cell.frame.contains(point), !isAccessory(point, of: cell)
    else { return nil }
    return path
  }

  private func isAccessory(_ point: CGPoint, of cell: UITableViewCell) -> Bool {
    cell.accessory.isButton && cell.accessory.frame.contains(convert(point, to: cell))
  }

  func tapAccessory(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard let path = indexPathForRow(at: point), let cell = cells[path],
      isAccessory(point, of: cell)
    else { return }
    // A touch that ends on the accessory may have begun on the row.
    var beganThere = false
    touch.replayBeginning { beganThere = isAccessory(touch.location(in: self), of: cell) }
    guard beganThere else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func showHighlight(_ isOn: Bool, at path: IndexPath) {
    cells[path]?.setHighlighted(isOn, animated: false)
    if isOn {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func selectable(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  func deselectable(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  func showSelection(_ isOn: Bool, at path: IndexPath) {
    cells[path]?.setSelected(isOn, animated: false)
  }

  func notifySelection(_ isOn: Bool, at path: IndexPath) {
    if isOn {
      delegate?.tableView(self, didSelectRowAt: path)
      if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
        delegate?.tableView(self, performPrimaryActionForRowAt: path)
      }
    } else {
      delegate?.tableView(self, didDeselectRowAt: path)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Editing

  func editingDidChange(animated: Bool) {
    let shown = cells.sorted { $0.key < $1.key }
    for (_, cell) in shown { cell.needsMeasuring = true }
    prepare(shown.map { ($0.key, $0.value) })
    if !isEditing { selectionTouchCancelled() }
    for path in selection.paths { change(path, isOn: false) }
    setNeedsLayout()
  }

  func prepareEditing(_ place: inout CellPlace, _ path: IndexPath) {
    guard isEditing, let dataSource else {
      place.isEditable = false
      return
    }
    place.isEditable = dataSource.tableView(self, canEditRowAt: path)
    place.isMovable = dataSource.tableView(self, canMoveRowAt: path)
    place.editingStyle =
      place.isEditable
      ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    place.indentsWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  /// Returns the default swipe action, which deletes the row, if the delegate provides none.
  func standardSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Reports that the data source does not implement a method, which shows only when it is called.
  func reportUnimplementedCommit() {
    Headless.log(
      "The data source of \(shortName) does not implement tableView(_:commit:forRowAt:): the row "
        + "stays. UIKit allows swiping to delete only with that method.")
  }
}

extension UITableView: SwipeableList {
  var dataVersion: UInt32 { chrome.dataChanges }

  func swipeConfiguration(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    loadCountsIfNeeded()
    guard geometry.contains(path), dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      return nil
    }
    guard let delegate else { return leading ? nil : standardSwipeActions(at: path) }
    return leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func swipeWillBegin(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}
