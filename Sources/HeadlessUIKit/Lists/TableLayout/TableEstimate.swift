import Foundation

/// The heights of a table's parts before they are visible.
@MainActor
struct TableEstimate {
  private let table: UITableView
  private let metrics: TableMetrics
  /// The height of all rows; nil if the delegate is asked for each.
  private var row: CGFloat?

  init(_ table: UITableView, counts: [Int]) {
    self.table = table
    metrics = TableMetrics(table.traitCollection)
    let section = counts.firstIndex { $0 > 0 }
    row = commonRow(first: section.map { IndexPath(row: 0, section: $0) })
  }

  /// Returns the common height of rows. A delegate without a value for the first row has none for
  /// any row.
  private func commonRow(first: IndexPath?) -> CGFloat? {
    guard let delegate = table.delegate, let first else { return standardRow }
    let estimate = delegate.tableView(table, estimatedHeightForRowAt: first)
    let asksAll = table.estimatedRowHeight == 0
    let height = asksAll ? delegate.tableView(table, heightForRowAt: first) : table.unimplemented
    return estimate == table.unimplemented && height == table.unimplemented ? standardRow : nil
  }

  private var standardRow: CGFloat {
    if table.rowHeight >= 0 { return table.rowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : metrics.row
  }

  func length(of part: TableGeometry.Part) -> CGFloat {
    switch part {
    case .row(let path): row ?? length(ofRow: path)
    case .header(let section): header(section)
    case .footer(let section): footer(section)
    }
  }

  private func length(ofRow path: IndexPath) -> CGFloat { said(ofRow: path) ?? standardRow }

  /// Whether the delegate is asked for each row.
  var queriesEachRow: Bool { row == nil }

  /// Returns the delegate's height for a row, if it is valid.
  func said(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = table.delegate else { return nil }
    let answer =
      table.estimatedRowHeight == 0
      ? delegate.tableView(table, heightForRowAt: path)
      : delegate.tableView(table, estimatedHeightForRowAt: path)
    return table.usable(answer, "height of a row").flatMap { $0 >= 0 ? $0 : nil }
  }

  // MARK: Headers and footers

  private func header(_ section: Int) -> CGFloat {
    guard let height = estimated(section, true) else { return 0 }
    return height + table.headerPadding(of: section, height: height)
  }

  private func footer(_ section: Int) -> CGFloat { estimated(section, false) ?? 0 }

  /// Returns the estimate of the delegate or the table, or else the actual height; nil for none.
  private func estimated(_ section: Int, _ isHeader: Bool) -> CGFloat? {
    let answer =
      isHeader
      ? table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
      : table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
    let name = isHeader ? "estimated height of a header" : "estimated height of a footer"
    if let answer = answer.flatMap({ table.usable($0, name) }), answer > 0 { return answer }
    guard let height = said(section, isHeader) else { return nil }
    if height <= 0 { return height }
    let common = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    return common > 0 ? common : height
  }

  /// Returns the height from the delegate or the table, or else the default; nil for none.
  private func said(_ section: Int, _ isHeader: Bool) -> CGFloat? {
    let answer =
      isHeader
      ? table.delegate?.tableView(table, heightForHeaderInSection: section)
      : table.delegate?.tableView(table, heightForFooterInSection: section)
    let name = isHeader ? "height of a header" : "height of a footer"
    if let answer = answer.flatMap({ table.usable($0, name) }), answer >= 0 { return answer }
    let common = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    let title = table.title(of: section, isHeader: isHeader)
    if title != nil || table.style != .plain, common >= 0 { return common }
    return table.standardHeight(of: section, isHeader: isHeader, title: title)
  }
}
