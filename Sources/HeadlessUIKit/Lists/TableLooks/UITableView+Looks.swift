import Foundation

/// The settings of a table for all its rows, computed once for all visible cells.
final class RowLooks {
  struct Values: Equatable {
    var place = CellPlace()
    var style = UITableView.Style.plain
    var isEditing = false
    var margins = UIEdgeInsets.zero
    var cardRadius: CGFloat = 0
    /// The width of the index.
    var indexWidth: CGFloat = 0
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }
}

/// The positions and settings of a table's cells.
extension UITableView {
  /// Returns the same object as long as no setting has changed.
  func currentLooks() -> RowLooks {
    let metrics = TableMetrics(traitCollection)
    var values = RowLooks.Values()
    values.style = style
    values.isEditing = isEditing
    values.place.tableSeparatorInset = ownSeparatorInset
    values.place.addsSeparatorInset = separatorInsetReference == .fromAutomaticInsets
    values.place.hasSeparator = separatorStyle != .none
    values.place.separatorColor = separatorColor
    values.place.isCard = style == .insetGrouped
    values.place.sideMargin =
      values.place.isCard ? metrics.cardMargin(width: bounds.width) : sideMargin
    values.place.insetsToSafeArea = insetsContentViewsToSafeArea
    values.place.allowsMultipleSelection = selectionMode == .several
    let side = values.place.sideMargin
    values.margins = UIEdgeInsets(
      top: metrics.verticalMargin, left: side, bottom: metrics.verticalMargin, right: side)
    values.cardRadius = values.place.isCard ? metrics.cardRadius : 0
    values.indexWidth = indexWidth
    if let known = chrome.rowLooks, known.values == values { return known }
    let looks = RowLooks(values)
    chrome.rowLooks = looks
    return looks
  }

  /// Places all cells.
  func placeCells() {
    guard !cells.isEmpty else { return }
    let (looks, grid) = (currentLooks(), pixels)
    for (path, cell) in cells { place(cell, path, looks, grid) }
  }

  /// Places the cells of parts that are new or have moved.
  func placeCells(in parts: Range<Int>) {
    guard !parts.isEmpty else { return }
    let (looks, grid) = (currentLooks(), pixels)
    for index in parts.clamped(to: 0..<geometry.count) {
      guard case .row(let path) = geometry.part(at: index), let cell = cells[path] else { continue }
      place(cell, path, looks, grid)
    }
  }

  private func place(
    _ cell: UITableViewCell, _ path: IndexPath, _ looks: RowLooks, _ grid: PixelGrid
  ) {
    Headless.counters.rowsVisited += 1
    prepare(cell, path, looks)
    let frame = rowRect(path, grid)
    if cell.frame != frame { cell.frame = frame }
  }

  /// Applies the settings of the table to cells.
  func prepare(_ cells: [(IndexPath, UITableViewCell)]) {
    let looks = currentLooks()
    for (path, cell) in cells { prepare(cell, path, looks) }
  }

  private func prepare(_ cell: UITableViewCell, _ path: IndexPath, _ looks: RowLooks) {
    let (isFirst, isLast) = (path.row == 0, path.row + 1 == geometry.rowCounts[path.section])
    let values = looks.values
    if cell.lacksBackground {
      cell.backgroundColor =
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if let applied = cell.appliedLooks, applied.looks === looks, applied.isFirst == isFirst,
      applied.isLast == isLast,
      !values.isEditing, !cell.isEditing
    {
      return
    }
    if cell.indexWidth != values.indexWidth { cell.markNeedsLayout() }
    cell.appliedLooks = (looks, isFirst, isLast)
    applyPlace(cell, path, values, isLast: isLast)
    applyTableMargins(cell, values.margins)
    if style == .insetGrouped {
      cell.roundAsCard(isFirst: isFirst, isLast: isLast, values.cardRadius)
    }
  }

  private func applyPlace(
    _ cell: UITableViewCell, _ path: IndexPath, _ values: RowLooks.Values, isLast: Bool
  ) {
    var place = values.place
    place.copyRowValues(from: cell.place)
    place.showsSeparator = place.hasSeparator && !(isLast && style != .plain)
    prepareEditing(&place, path)
    let isEdited = isEditing && place.isEditable
    if cell.place != place {
      cell.place = place
      cell.markNeedsLayout()
    }
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }

  private func applyTableMargins(_ cell: UITableViewCell, _ margins: UIEdgeInsets) {
    guard cell.margins.areStandard || cell.hasTableMargins else { return }
    cell.hasTableMargins = true
    guard cell.givenMargins != margins else { return }
    cell.givenMargins = margins
    cell.changeMargins { $0.set(margins) }
  }
}

extension UITableViewCell {
  /// The width of the table's index.
  var indexWidth: CGFloat { appliedLooks?.looks.values.indexWidth ?? 0 }
}
