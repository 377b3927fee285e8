import Foundation

/// How high rows are that have been measured, by what they are: they may move.
@MainActor
final class RowHeights {
  private struct Known {
    var height: CGFloat
    var row: any TableCellModel
  }

  private var known: [CellKey: Known] = [:]
  private var width: CGFloat = 0
  private var category = UIContentSizeCategory.unspecified

  /// What has been measured holds for a width and a size of texts.
  func adapt(to width: CGFloat, _ category: UIContentSizeCategory) {
    guard (width, category) != (self.width, self.category) else { return }
    (self.width, self.category, known) = (width, category, [:])
  }

  /// Nil for a row that has not been measured, or shows something else now.
  func height(of row: any TableCellModel) -> CGFloat? {
    guard let found = known[CellKey(row)], showsTheSame(row, as: found.row) else { return nil }
    return found.height
  }

  /// What the row says; nil if it says nothing.
  func saidHeight(of row: any TableCellModel) -> CGFloat? {
    guard let measured = row as? any MeasuredTableRow else { return nil }
    if let height = height(of: row) { return height }
    let height = Self.legal(measured.height(for: width))
    remember(height, of: row)
    return height
  }

  func remember(_ height: CGFloat, of row: any TableCellModel) {
    known[CellKey(row)] = Known(height: height, row: row)
  }

  /// Finds the heights of rows that say them, off the main actor.
  func findSaidHeights(of rows: [any TableCellModel]) async {
    let wanted = rows.compactMap { row in
      height(of: row) == nil ? row as? any MeasuredTableRow : nil
    }
    guard !wanted.isEmpty else { return }
    let found = await Self.heights(of: wanted, width: width)
    for (row, height) in zip(wanted, found) { remember(height, of: row) }
  }

  @concurrent
  private nonisolated static func heights(
    of rows: [any MeasuredTableRow], width: CGFloat
  ) async -> [CGFloat] {
    rows.map { legal($0.height(for: width)) }
  }

  private nonisolated static func legal(_ height: CGFloat) -> CGFloat {
    height.isFinite ? max(0, height) : 0
  }
}

extension TableModel {
  /// Whether rows that are not seen have the height that they say (``MeasuredTableRow``), that they had when
  /// they were seen, or that was measured before they were shown: so the content has its length from the
  /// start, and does not jump.
  ///
  /// With `await model.set(sections)` rows are measured before they are shown: those that say their height
  /// off the main actor, others in cells that nobody sees, for a few milliseconds each turn.
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

/// Measures rows in cells that nobody sees.
@MainActor
private struct MeasuringBench {
  let width: CGFloat
  let make: (TableCellContent) -> UITableViewCell?
  private var cells: [ObjectIdentifier: UITableViewCell] = [:]

  init(width: CGFloat, make: @escaping (TableCellContent) -> UITableViewCell?) {
    (self.width, self.make) = (width, make)
  }

  /// Nil for a row that is bound to a cell, which it would lose.
  mutating func height(of row: any TableCellModel) -> CGFloat? {
    if let object = row as? any IdentifiedByOthers, object.isBound { return nil }
    let content = row.rowContent
    guard let cell = cells[ObjectIdentifier(content.type)] ?? make(content) else { return nil }
    cells[ObjectIdentifier(content.type)] = cell
    cell.removeFromSuperview()
    cell.prepareForReuse()
    cell.frame.size.width = width
    guard CellBinding.bind(cell, to: row, content) else { return nil }
    defer { Platform.companion(CellBinding.self, of: cell)?.letGo() }
    cell.layoutIfNeeded()
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : nil
  }
}
