import Foundation

/// What a table keeps for its looks.
final class TableChrome {
  /// What cells have been told of all rows.
  var rowLooks: RowLooks?
  /// The titles of the index, as far as the data source has been asked for them.
  var indexTitles: [String]?
  var index: SectionIndexView?
  /// The data source has nothing to say of a row that was moved.
  var ignoresMove = false
}

/// The index at the side.
extension UITableView {
  /// The data source is asked again.
  func forgetIndex() {
    chrome.indexTitles = nil
    setNeedsLayout()
  }

  /// How much of the width the index takes.
  var indexWidth: CGFloat { chrome.index?.width ?? 0 }

  /// Has the index where there are titles and enough rows.
  func showIndex() {
    let titles = chrome.indexTitles ?? dataSource?.sectionIndexTitles(for: self) ?? []
    chrome.indexTitles = titles
    guard !titles.isEmpty,
      geometry.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else {
      chrome.index?.removeFromSuperview()
      chrome.index = nil
      return
    }
    let index = chrome.index ?? SectionIndexView()
    index.choose = { [weak self] in self?.choose($0) }
    index.look = SectionIndexView.Look(
      titles: titles, color: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
    chrome.index = index
  }

  /// In front of all, where it is seen.
  func placeIndex() {
    guard let index = chrome.index else { return }
    if subviews.last !== index { addSubview(index) }
    let (insets, safe, width) = (adjustedContentInset, safeAreaInsets, index.width)
    let frame = CGRect(
      x: isRightToLeft ? safe.left : bounds.width - safe.right - width,
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if index.frame != frame { index.frame = frame }
  }

  private func choose(_ index: Int) {
    guard let titles = chrome.indexTitles, titles.indices.contains(index) else { return }
    showSection(ofIndexTitle: titles[index], at: index)
  }

  /// Brings the section to the top that a title leads to.
  func showSection(ofIndexTitle title: String, at index: Int) {
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
