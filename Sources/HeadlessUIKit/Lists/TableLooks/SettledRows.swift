import Foundation

/// What of a table needs nothing as long as it is only scrolled.
struct SettledRows {
  /// The parts that are seen. All rows among them have cells, which are in their places, and no others have.
  let parts: Range<Int>
  let looks: RowLooks
}

/// A row that is seen, and how far it is below the top.
typealias RowAnchor = (path: IndexPath, distance: CGFloat)

extension UITableView {
  /// Nil where all rows have to be looked at. Those of a table that is edited are asked about each time.
  var settledRows: SettledRows? {
    guard !isEditing, let settled = chrome.settled, settled.looks === currentLooks() else {
      return nil
    }
    for cell in cells.values where cell.lacksBackground { return nil }
    return settled
  }

  /// Everything is in its place, unless somebody who was asked meanwhile wants another layout.
  ///
  /// - Parameters:
  ///   - parts: Those that are seen, if all of their rows have cells.
  ///   - old: What was left as it was.
  func noteSettled(_ parts: Range<Int>, besides old: SettledRows?) {
    chrome.settled = nil
    guard !isEditing, !isAskedForLayout, let looks = chrome.rowLooks,
      old == nil || old?.looks === looks, parts.upperBound <= geometry.count,
      cells.count == geometry.countOfRows(in: parts)
    else { return }
    chrome.settled = SettledRows(parts: parts, looks: looks)
  }
}

extension UITableViewCell {
  /// Whether the table is to give the cell the background of its style, which anybody may take away.
  var lacksBackground: Bool { backgroundColor == nil && parts.background == nil }

  /// The cell is no longer as the table wants it, which finds that out with its next layout.
  func unsettle() { (superview as? UITableView)?.chrome.settled = nil }
}
