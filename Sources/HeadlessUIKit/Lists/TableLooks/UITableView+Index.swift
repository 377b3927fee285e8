import Foundation

/// What a table keeps for its looks.
final class TableChrome {
  /// What cells have been told of all rows.
  var rowLooks: RowLooks?
  /// Nil from when there are other rows, heights or cells until the next layout.
  var settled: SettledRows?
  /// How wide the table was when it was said or estimated how high all rows are.
  var estimatedWidth: CGFloat = 0
  /// The data source has nothing to say of a row that was moved.
  var ignoresMove = false
  /// Headers and footers that have stayed while sections changed, and are to be measured again.
  var endsToMeasure: Set<TableGeometry.Part> = []
  /// How often the table has been told that there is something else.
  var dataChanges: UInt32 = 0
}

extension UITableView: IndexedList {
  var titlesForIndex: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  var isLongEnoughForIndex: Bool {
    geometry.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
  }

  func lookOfIndex(_ titles: [String]) -> SectionIndexView.Look {
    SectionIndexView.Look(
      titles: titles, color: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
  }

  func show(whatIndexTitle title: String, leadsToAt index: Int) {
    loadCountsIfNeeded()
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard geometry.rowCounts.indices.contains(section) else {
      return Headless.log(
        "\(title) in the index of \(shortName) leads to section \(section), of "
          + "\(geometry.rowCounts.count).")
    }
    guard numberOfRows(inSection: section) > 0 else {
      let top = range(on: .vertical).clamped(
        rect(forSection: section).minY - adjustedContentInset.top)
      return setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: false)
    }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
