import Foundation

/// The state of a table's look.
final class TableChrome {
  /// The settings for all rows.
  var rowLooks: RowLooks?
  /// Nil from a change of rows, heights or cells until the next layout.
  var settled: SettledRows?
  /// The width of the table for which the heights of rows were requested.
  var estimatedWidth: CGFloat = 0
  /// Whether the data source has not implemented a move.
  var ignoresMove = false
  /// Headers and footers to be measured again after their sections have changed.
  var sectionPartsToMeasure: Set<TableGeometry.Part> = []
  /// Counts the changes of the data.
  var dataChanges: UInt32 = 0
}

/// The room for the texts of rows, headers and footers.
struct RowRoom: Equatable {
  /// The width of the table without its index.
  var width: CGFloat = 0
  var margin: CGFloat = 0
}

extension UITableView: IndexedList {
  var titlesForIndex: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  var isLongEnoughForIndex: Bool {
    geometry.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
  }

  func indexLook(_ titles: [String]) -> SectionIndexView.Look {
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
        "\(title) in the index of \(shortName) leads to section \(section), but the "
          + "number of sections is \(geometry.rowCounts.count).")
    }
    guard numberOfRows(inSection: section) > 0 else {
      let top = range(on: .vertical).clamped(
        rect(forSection: section).minY - adjustedContentInset.top)
      return setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: false)
    }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
