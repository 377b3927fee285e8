import DeStijl
import Foundation

/// Counts the bytes that the rows of a list hold once it has been shown.
@MainActor
enum MemoryBenchmark {
  private static let rows = 100_000
  /// How many bytes a row that is not seen may cost besides its model.
  private static let most = 200.0
  /// What there is to be counted at least: where a row is, and which one.
  private static let least = 16.0

  /// The same in short mode: bytes are counted once. A second list lies in what the first needed for a
  /// moment only, so that it shows what a list keeps.
  static func run(isQuick: Bool) throws(UsageError) {
    let (first, firstBytes) = makeList()
    let (second, bytes) = makeList()
    withExtendedLifetime((first, second)) {}
    let perRow = Double(bytes) / Double(rows)
    print("Memory: bytes for each of 100,000 rows of a list, besides their models")
    print(
      "  \(formatted(perRow, decimals: 0)), \(formatted(Double(firstBytes) / Double(rows), decimals: 0)) while",
      "the list is made")
    guard residentBytes == 0 || perRow >= least else {
      throw UsageError(
        "The memory of lists can't be counted: they lie in what others have let go of")
    }
    guard perRow <= most else {
      throw UsageError("A row that is not seen has come to keep more than \(most) bytes")
    }
  }

  private static func makeList() -> (UIWindow, Int) {
    let models = (0..<rows).map(MemoryRow.init)
    let table = UITableView()
    let window = Headless.host(table)
    table.cells = [models[0]]
    window.layoutIfNeeded()
    let before = residentBytes
    table.cells = models
    window.layoutIfNeeded()
    return (window, residentBytes - before)
  }

  /// What the process holds of the memory of the machine; 0 where the system does not say it this way.
  private static var residentBytes: Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}

private struct MemoryRow: TableCellModel, Equatable {
  var id: Int

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) { _ in } }
}
