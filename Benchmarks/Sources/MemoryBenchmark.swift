import DeStijl
import Foundation

/// Counts the bytes that the rows of a list hold after the list has been shown.
@MainActor
enum MemoryBenchmark {
  private static let rows = 100_000
  /// The largest number of bytes for an invisible row, without its model.
  private static let most = 200.0
  /// The least plausible number of bytes, for the position and the identity of a row.
  private static let least = 16.0

  /// The quick mode is the same, as bytes are counted once.
  static func run(isQuick: Bool) throws(UsageError) {
    // Excludes memory that is allocated once per process.
    _ = makeList(10)
    guard let (list, bytes) = makeList(rows) else {
      return print("Memory: can't be counted here")
    }
    withExtendedLifetime(list) {}
    let perRow = Double(bytes) / Double(rows)
    print("Memory: bytes for each of 100,000 rows of a list, besides their models")
    print("  \(formatted(perRow, decimals: 0))")
    guard perRow >= least else {
      throw UsageError("The memory of lists can't be counted: a row keeps \(perRow) bytes")
    }
    guard perRow <= most else {
      throw UsageError("A row that is not seen has come to keep more than \(most) bytes")
    }
    try reuse()
    try CellMemory.run()
  }

  // MARK: Reuse

  private static let reuses = 10_000
  /// The largest number of bytes that a reuse may leave, less than any object.
  private static let mostOfReuse = 8.0

  /// Counts the bytes that remain of bound rows after their cells have been reused.
  private static func reuse() throws(UsageError) {
    let state = ViewState<String?>(wrappedValue: "row")
    let table = UITableView()
    let window = Headless.host(
      table, in: Headless.Environment(size: CGSize(width: 390, height: 200)))
    table.cells = (0..<1_000).map { BoundMemoryRow(id: $0, state: state) }
    scroll(table, 2_000)
    guard let before = Heap.bytesInUse else { return }
    scroll(table, reuses)
    guard let after = Heap.bytesInUse else { return }
    let bytes = Double(after - before) / Double(reuses)
    print("Memory: bytes left by each of 10,000 reuses of cells whose rows are bound")
    print("  \(formatted(bytes, decimals: 1))")
    withExtendedLifetime(window) {}
    guard bytes <= mostOfReuse else {
      throw UsageError("A cell that shows another row has come to leave \(bytes) bytes")
    }
  }

  /// Scrolls there and back until a number of cells have been configured.
  private static func scroll(_ table: UITableView, _ count: Int) {
    let start = Headless.counters.cellsConfigured
    while Headless.counters.cellsConfigured - start < count {
      table.contentOffset.y = table.contentOffset.y == 0 ? 3_000 : 0
      table.layoutIfNeeded()
    }
  }

  private static func makeList(_ count: Int) -> (UIWindow, bytes: Int)? {
    let models = (0..<count).map(MemoryRow.init)
    let table = UITableView()
    let window = Headless.host(table)
    table.cells = [models[0]]
    window.layoutIfNeeded()
    guard let before = Heap.bytesInUse else { return nil }
    table.cells = models
    window.layoutIfNeeded()
    guard let after = Heap.bytesInUse else { return nil }
    return (window, after - before)
  }
}

private struct MemoryRow: TableCellModel, Equatable {
  var id: Int

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) { _ in } }
}

private struct BoundMemoryRow: TableCellModel {
  var id: Int
  var state: ViewState<String?>

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent {
    TableCellContent(UITableViewCell.self) { cell in
      guard let label = cell.textLabel else { return }
      state.apply(into: label, \.text)
      state.observe(observer: cell).didSet { _, _ in }
    }
  }
}
