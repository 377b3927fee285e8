import Foundation

/// The state of a table that needs no update while it only scrolls.
struct SettledRows {
  /// The visible parts. Exactly the rows among them have cells, all in place.
  let parts: Range<Int>
  let looks: RowLooks
}

/// A visible row and its distance from the top.
typealias RowAnchor = (path: IndexPath, distance: CGFloat)

extension UITableView {
  /// Nil if all rows have to be visited. Rows of a table in editing mode are visited each time.
  var settledRows: SettledRows? {
    guard !isEditing, let settled = chrome.settled, settled.looks === currentLooks() else {
      return nil
    }
    for cell in cells.values where cell.lacksBackground { return nil }
    return settled
  }

  /// Records that everything is in place, unless a call to the app has requested another layout.
  ///
  /// - Parameters:
  ///   - parts: The visible parts, if all of their rows have cells.
  ///   - old: The state that was left unchanged.
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
  /// Whether the cell needs the background of the table's style, which the app may remove at any time.
  var lacksBackground: Bool { backgroundColor == nil && parts.background == nil }

  /// Has the table update the cell with its next layout.
  func unsettle() { (superview as? UITableView)?.chrome.settled = nil }
}
