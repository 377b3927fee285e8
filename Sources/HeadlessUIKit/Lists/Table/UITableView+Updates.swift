import Foundation
import ListRules

extension UITableView: UpdatableList {
  var knownCounts: [Int] { geometry.rowCounts }
  var updateErrorWords: UpdateReferee.Words { .table }

  var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return counts(ofSections: dataSource.numberOfSections(in: self)) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func forgetData() {
    chrome.dataChanges &+= 1
    needsCounts = true
    prefetcher.clear()
    madeDragAndDrop?.forget()
    forgetIndex()
    hideEverything()
  }

  /// Asks for counts, and initializes heights with fixed or estimated values.
  func loadCountsIfNeeded() {
    guard needsCounts else { return }
    needsCounts = false
    geometry = makeGeometry(currentCounts) { _ in nil }
    chrome.estimatedWidth = bounds.width
    updateContentSize()
    // The data source may have laid out the table in its old state while it was asked.
    guard !cells.isEmpty || !sectionViews.isEmpty else { return }
    chrome.dataChanges &+= 1
    hideEverything()
  }

  /// Asks the delegate for heights again after a change of the width.
  func reloadHeights() {
    chrome.estimatedWidth = bounds.width
    let (old, estimate) = (geometry, TableEstimate(self, counts: geometry.rowCounts))
    guard estimate.queriesEachRow else { return }
    geometry = TableGeometry(rowCounts: old.rowCounts) { part in
      part.rowPath.flatMap(estimate.said) ?? old[part]
    }
    geometry.top = old.top
  }

  /// - Parameter known: Returns the length of a part that has been measured.
  private func makeGeometry(
    _ counts: [Int], known: (TableGeometry.Part) -> CGFloat?
  ) -> TableGeometry {
    let estimate = TableEstimate(self, counts: counts)
    var fresh = TableGeometry(rowCounts: counts) { part in known(part) ?? estimate.length(of: part)
    }
    fresh.top = tableHeaderView?.bounds.height ?? 0
    return fresh
  }

  func follow(_ mapping: ListMapping, counts: [Int]) {
    chrome.dataChanges &+= 1
    let old = geometry
    let origins = TableOrigins(mapping, counts: counts)
    let gone = remapCells(mapping)
    let ends = remapSectionViews(mapping)
    geometry = makeGeometry(counts) { part in
      // Heights may depend on being first or last. Headers and footers without a view get new estimates,
      // and visible ones are measured again.
      if part.rowPath == nil, sectionViews[part] == nil { return nil }
      return origins.origin(of: part).map { old[$0] }
    }
    madeDragAndDrop?.follow(mapping)
    selection.follow(mapping)
    prefetcher.follow(mapping)
    updateContentSize()
    // Insertions above move the visible rows: the offset stays.
    placeVisibleViews()
    setNeedsLayout()
    recycle(gone, ends)
  }

  /// Called last. The delegate may cause a layout when it is told, and the views recycled after that have
  /// to be hidden, too.
  func recycle(
    _ gone: [(key: IndexPath, value: UITableViewCell)],
    _ ends: [(view: UIView, part: TableGeometry.Part)]
  ) {
    for (path, cell) in gone { recycle(cell, from: path) }
    for (view, part) in ends { recycle(view, part) }
    setNeedsLayout()
  }

  /// - Returns: The cells of deleted rows, and their old index paths.
  private func remapCells(_ mapping: ListMapping) -> [(key: IndexPath, value: UITableViewCell)] {
    let shown = cells.sorted { $0.key < $1.key }
    var gone: [(key: IndexPath, value: UITableViewCell)] = []
    cells = [:]
    for (path, cell) in shown {
      if let target = mapping[path] {
        cells[target] = cell
        // Every batch asks for heights again, even an empty one.
        cell.needsMeasuring = true
      } else {
        gone.append((path, cell))
      }
    }
    return gone
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path], dataSource != nil else { continue }
      reconfigured = (path, cell)
      if makeCell(path) !== cell {
        Headless.log(
          "\(shortName) got a different cell for row \(path.row) of section \(path.section), which "
            + "is being reconfigured: dequeue it for the same index path. The old cell stays.")
      }
      reconfigured = nil
      cell.needsMeasuring = true
    }
    setNeedsLayout()
  }
}

/// Where the parts of a table were before an update.
private struct TableOrigins {
  private var sections: [Int?]
  private var rows: [[IndexPath?]]

  init(_ mapping: ListMapping, counts: [Int]) {
    sections = Array(repeating: nil, count: counts.count)
    rows = counts.map { Array(repeating: nil, count: $0) }
    for (section, target) in mapping.sections.enumerated() {
      if let target { sections[target] = section }
    }
    for (section, targets) in mapping.items.enumerated() {
      for (row, target) in targets.enumerated() {
        guard let target else { continue }
        rows[target.section][target.item] = IndexPath(row: row, section: section)
      }
    }
  }

  /// The former place of a part; nil if it is new.
  func origin(of part: TableGeometry.Part) -> TableGeometry.Part? {
    switch part {
    case .header(let section): sections[section].map { .header($0) }
    case .row(let path): rows[path.section][path.row].map { .row($0) }
    case .footer(let section): sections[section].map { .footer($0) }
    }
  }
}

extension UITableView {
  /// Calls the other method. For closures written in place, which then need no `self.`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
