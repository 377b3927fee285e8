import Foundation

/// What a user does to the rows of a table besides tapping on them, and what is between them.
extension Headless {
  /// The lines between rows that are seen, and below the last, in the table's coordinates.
  public static func separators(of table: UITableView) -> [CGRect] {
    table.layoutIfNeeded()
    let lines = table.visibleCells.filter { !$0.separator.isHidden }.map {
      $0.convert($0.separator.frame, to: table)
    }
    return lines + table.fillerSeparators
  }

  /// The titles of what a row offers when it is swiped; from the end if nothing else is said.
  public static func swipeActions(
    forRowAt indexPath: IndexPath, of table: UITableView, leading: Bool = false
  ) -> [String] {
    table.swipeActions(at: indexPath, leading: leading).map { $0.title ?? "" }
  }

  /// Swipes a row and taps on what it offers.
  public static func choose(
    _ title: String, bySwipingRowAt indexPath: IndexPath, of table: UITableView
  ) {
    table.layoutIfNeeded()
    let actions =
      table.swipeActions(at: indexPath, leading: false)
      + table.swipeActions(at: indexPath, leading: true)
    guard let cell = table.cellForRow(at: indexPath),
      let action = actions.first(where: { $0.title == title })
    else {
      return log(
        "Row \(indexPath.row) of section \(indexPath.section) of \(table.shortName) can't be swiped "
          + "to \(title).")
    }
    table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
    action.handler(action, cell) { _ in }
    table.delegate?.tableView(table, didEndEditingRowAt: indexPath)
    table.layoutIfNeeded()
  }

  /// Taps on the control that a row has while the table is edited, and confirms it.
  public static func edit(rowAt indexPath: IndexPath, of table: UITableView) {
    table.layoutIfNeeded()
    guard let cell = table.cellForRow(at: indexPath), cell.isEditing, cell.editingStyle != .none
    else {
      return log(
        "Row \(indexPath.row) of section \(indexPath.section) of \(table.shortName) has no control "
          + "for editing.")
    }
    table.dataSource?.tableView(table, commit: cell.editingStyle, forRowAt: indexPath)
    table.layoutIfNeeded()
  }

  /// Drags a row by its control to another place.
  public static func move(
    rowAt indexPath: IndexPath, to target: IndexPath, of table: UITableView
  ) {
    table.layoutIfNeeded()
    guard table.isEditing, let cell = table.cellForRow(at: indexPath), cell.place.isMovable,
      cell.showsReorderControl
    else {
      return log(
        "Row \(indexPath.row) of section \(indexPath.section) of \(table.shortName) can't be moved."
      )
    }
    let allowed =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: target) ?? target
    table.dataSource?.tableView(table, moveRowAt: indexPath, to: allowed)
    table.moveRow(at: indexPath, to: allowed)
    table.layoutIfNeeded()
  }
}
