/// Rows of text in columns: the first is flush left, the others are flush right.
struct Table {
  private var rows: [[String]]

  init(header: [String]) {
    rows = [header]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The rows, each on a line of its own.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      .joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }
}
