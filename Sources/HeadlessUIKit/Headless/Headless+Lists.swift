import Foundation

/// Input for rows of a table besides taps, and the lines between rows.
extension Headless {
  /// The lines between visible rows, and below the last row, in the table's coordinates.
  public static func separators(of table: UITableView) -> [CGRect] {
    table.layoutIfNeeded()
    let lines = table.visibleCells.filter { !$0.separator.isHidden }.map {
      $0.convert($0.separator.frame, to: table)
    }
    return lines + table.fillerSeparators
  }

  /// The titles of a row's swipe actions; from the trailing edge by default.
  public static func swipeActions(
    forRowAt indexPath: IndexPath, of table: UITableView, leading: Bool = false
  ) -> [String] {
    table.swipeActions(at: indexPath, leading: leading).map { $0.title ?? "" }
  }

  /// Swipes a row and taps an action.
  public static func choose(
    _ title: String, bySwipingRowAt indexPath: IndexPath, of table: UITableView
  ) {
    table.layoutIfNeeded()
    let actions = [false, true].flatMap { table.swipeActions(at: indexPath, leading: $0) }
    guard let cell = table.cellForRow(at: indexPath),
      let action = actions.first(where: { $0.title == title })
    else { return refuse(title, "Row \(indexPath.row)", indexPath, table) }
    guard canReach(cell, orJust: table) else { return }
    table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
    action.handler(action, cell) { _ in }
    // Nil if the row is gone by now.
    table.delegate?.tableView(table, didEndEditingRowAt: table.indexPath(for: cell))
    table.layoutIfNeeded()
  }

  /// The titles of the swipe actions of an item in a list; from the trailing edge by default.
  public static func swipeActions(
    forItemAt indexPath: IndexPath, of collection: UICollectionView, leading: Bool = false
  ) -> [String] {
    collection.layoutIfNeeded()
    return collection.swipeActions(at: indexPath, leading: leading).map { $0.title ?? "" }
  }

  /// Swipes an item of a list and taps an action.
  public static func choose(
    _ title: String, bySwipingItemAt indexPath: IndexPath, of collection: UICollectionView
  ) {
    collection.layoutIfNeeded()
    let actions = [false, true].flatMap { collection.swipeActions(at: indexPath, leading: $0) }
    guard let cell = collection.cellForItem(at: indexPath),
      let action = actions.first(where: { $0.title == title })
    else { return refuse(title, "Item \(indexPath.item)", indexPath, collection) }
    guard canReach(cell, orJust: collection) else { return }
    action.handler(action, cell) { _ in }
    collection.layoutIfNeeded()
  }

  private static func refuse(
    _ title: String, _ what: String, _ path: IndexPath, _ list: UIScrollView
  ) {
    log("\(what) of section \(path.section) of \(list.shortName) can't be swiped to \(title).")
  }

  /// Taps the control that a row has while the table is being edited, and confirms.
  public static func edit(rowAt indexPath: IndexPath, of table: UITableView) {
    table.layoutIfNeeded()
    guard let cell = table.cellForRow(at: indexPath), cell.isEditing, cell.editingStyle != .none
    else {
      return log(
        "Row \(indexPath.row) of section \(indexPath.section) of \(table.shortName) has no editing "
          + "control.")
    }
    guard canReach(cell, orJust: table) else { return }
    table.dataSource?.tableView(table, commit: cell.editingStyle, forRowAt: indexPath)
    table.layoutIfNeeded()
  }

  /// Drags a row by its control to another position.
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
    guard canReach(cell, orJust: table) else { return }
    let allowed = table.target(ofMoving: indexPath, to: target)
    if !table.reorder(from: indexPath, to: allowed) { table.reportUnimplementedMove() }
    table.layoutIfNeeded()
  }
}

extension Headless {
  /// Holds an item, drags it to the position of another item and drops it there.
  public static func move(
    itemAt indexPath: IndexPath, to target: IndexPath, of collection: UICollectionView
  ) {
    collection.layoutIfNeeded()
    if let cell = collection.cellForItem(at: indexPath), !canReach(cell, orJust: collection) {
      return
    }
    guard let place = collection.layoutAttributesForItem(at: target),
      collection.beginInteractiveMovementForItem(at: indexPath)
    else {
      return log(
        "Item \(indexPath.item) of section \(indexPath.section) of \(collection.shortName) can't be "
          + "moved.")
    }
    collection.updateInteractiveMovementTargetPosition(collection.visibleCenter(of: place))
    collection.layoutIfNeeded()
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
  }
}

/// The index at the side of a list.
extension Headless {
  /// The titles in the index at the side of a list, from the top down; empty if there is no index.
  public static func indexTitles(of list: UIScrollView) -> [String] {
    (list as? any IndexedList)?.titlesForIndex ?? []
  }

  /// Taps a title in the index at the side, which scrolls its section to the top.
  public static func tapIndexTitle(_ title: String, of list: UIScrollView) {
    list.layoutIfNeeded()
    guard let index = indexTitles(of: list).firstIndex(of: title) else {
      return log("The index of \(list.shortName) has no \(title).")
    }
    (list as? any IndexedList)?.show(whatIndexTitle: title, leadsToAt: index)
    list.layoutIfNeeded()
  }
}
