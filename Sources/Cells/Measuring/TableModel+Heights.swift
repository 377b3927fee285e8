import Foundation

extension TableModel {
  /// Whether rows that are not seen have the height that they say (``MeasuredTableRow``), that they
  /// had when they were seen, or that was measured before they were shown: so the content has its
  /// length from the start, and does not jump.
  ///
  /// With `await model.set(sections)` rows are measured before they are shown: those that say their
  /// height off the main actor, others in cells that nobody sees, for a few milliseconds each turn.
  public var measuresRows: Bool {
    get { heights != nil }
    set {
      guard newValue != measuresRows else { return }
      heights = newValue ? RowHeights() : nil
      features.measuresRows = newValue
      wantDelegate()
    }
  }

  func saidHeight(at path: IndexPath) -> CGFloat? {
    guard let heights = adapted() else { return nil }
    return row(at: path).flatMap { heights.saidHeight(of: $0) }
  }

  func knownHeight(at path: IndexPath) -> CGFloat? {
    guard let heights = adapted(), let row = row(at: path) else { return nil }
    return heights.saidHeight(of: row) ?? heights.height(of: row)
  }

  func remember(_ height: CGFloat, of cell: UITableViewCell) {
    guard let heights = adapted(),
      let row = Platform.companion(CellBinding.self, of: cell)?.model as? any TableCellModel
    else { return }
    heights.remember(height, of: row)
  }

  /// The heights, for the width that cells have now.
  private func adapted() -> RowHeights? {
    guard let heights, let table else { return nil }
    heights.adapt(to: rowWidth(in: table), table.traitCollection.preferredContentSizeCategory)
    return heights
  }

  private func rowWidth(in table: UITableView) -> CGFloat {
    guard table.style == .insetGrouped else { return table.bounds.width }
    return table.visibleCells.first?.bounds.width
      ?? table.bounds.width - table.layoutMargins.left - table.layoutMargins.right
  }

  // MARK: Ahead

  /// How long rows are measured before others have their turn, in seconds.
  private static let slice = 0.004

  func measureAhead(_ rows: [any TableCellModel]) async {
    guard let heights = adapted(), let table, table.bounds.width > 0 else { return }
    await heights.findSaidHeights(of: rows)
    var bench = MeasuringBench(width: rowWidth(in: table)) { [weak self, weak table] content in
      guard let self, let table else { return nil }
      return table.dequeueReusableCell(withIdentifier: identifier(of: content.type, in: table))
    }
    var start = Date()
    for row in rows where heights.height(of: row) == nil {
      if let height = bench.height(of: row) { heights.remember(height, of: row) }
      guard Date().timeIntervalSince(start) > Self.slice else { continue }
      await Task.yield()
      start = Date()
    }
  }
}
