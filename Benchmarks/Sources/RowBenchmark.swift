import DeStijl

/// Times a self-sizing row that scrolls into view, as a multiple of one layout of its cell: filling
/// the cell, measuring its height and laying it out.
@MainActor
enum RowBenchmark {
  private static let rows = 200
  /// The largest permitted ratio, in solved components.
  private static let most = 1.5

  static func run(isQuick: Bool) throws(UsageError) {
    let budget = Duration.milliseconds(isQuick ? 200 : 2_000)
    let table = UITableView()
    let window = Headless.host(table)
    table.cells = (0..<rows).map(Row.init)
    window.layoutIfNeeded()
    let host = UIView()
    let hosting = Headless.host(host)
    // As many cells as the table reuses: a single cell would stay in the processor's cache.
    let cells = table.visibleCells.map { _ in RowCell(style: .default, reuseIdentifier: nil) }
    for cell in cells { host.addSubview(cell) }
    var shown = 0
    let (row, one) = ("row in a table", "one layout")
    let times = Measurement.medians(of: [row, one], budget: budget) { measure in
      table.contentOffset.y = 0
      window.layoutIfNeeded()
      let before = Headless.counters.cellsConfigured
      measure(row) { scroll(table) }
      shown = Headless.counters.cellsConfigured - before
      measure(one) { for id in 0..<rows { layOut(cells[id % cells.count], id, hosting) } }
    }
    let (rowTime, oneTime) = (
      (times[row] ?? 0) * 1e3 / Double(max(1, shown)), (times[one] ?? 0) * 1e3 / Double(rows)
    )
    print(
      "Rows: microseconds to bring a row into sight that sizes itself, and times one layout of it")
    print(
      "  \(formatted(rowTime, decimals: 1)) × \(formatted(rowTime / oneTime, decimals: 1)),",
      "one layout \(formatted(oneTime, decimals: 1))")
    try check(table, cells, window, hosting)
  }

  /// Scrolls one row after another into view. The cost of scrolling without a new row is excluded.
  private static func scroll(_ table: UITableView) {
    for row in (table.indexPathsForVisibleRows?.count ?? 0)..<rows {
      let top = table.rectForRow(at: IndexPath(row: row, section: 0)).minY
      table.contentOffset.y = max(table.contentOffset.y, top + 1 - table.bounds.height)
      table.layoutIfNeeded()
    }
  }

  private static func layOut(_ cell: RowCell, _ id: Int, _ window: UIWindow) {
    cell.show(id)
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    window.layoutIfNeeded()
  }

  /// Checks the solved components, which don't vary as times do.
  private static func check(
    _ table: UITableView, _ cells: [RowCell], _ window: UIWindow, _ hosting: UIWindow
  ) throws(UsageError) {
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    let start = Headless.counters
    scroll(table)
    let middle = Headless.counters
    for id in 0..<rows { layOut(cells[id % cells.count], id, hosting) }
    let (inTable, alone) = (middle - start, Headless.counters - middle)
    let perRow = Double(inTable.componentsSolved) / Double(max(1, inTable.cellsConfigured))
    guard perRow <= most * Double(alone.componentsSolved) / Double(rows) else {
      throw UsageError("A row that comes into sight has come to more than \(most) layouts of it")
    }
  }
}

private struct Row: TableCellModel, Equatable {
  var id: Int

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent { TableCellContent(RowCell.self) { $0.show(id) } }
}

private final class RowCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.numberOfLines = 0
    Mondrian.buildSubviews(on: contentView) {
      VStackBlock(spacing: 2, alignment: .fill) {
        title
        detail
      }
      .padding(12)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ id: Int) {
    title.text = "Row \(id)"
    detail.text = Array(repeating: "words", count: 5 + id % 20).joined(separator: " ")
  }
}
