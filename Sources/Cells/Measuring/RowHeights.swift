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
