import ListRules

/// When updates keep the visible rows in place on the screen.
public enum KeptPosition: Hashable, Sendable, CaseIterable {
  /// Never: rows that are inserted above push down the visible rows.
  case never
  /// Unless the list rests at its very top, where new rows should become visible.
  case belowTop
  /// Always, even at the top, as in a chat that fetches older messages.
  case always
}

/// A row, and which one it is of those with the same key.
private struct NumberedRow: Hashable {
  var key: CellKey
  var occurrence: Int
}

/// A visible row, and its distance from the corner of the view.
private struct SeenRow {
  var place: ListPlace
  var distance: CGPoint
}

extension ListModel {
  /// Keeps the first visible row that is neither moved nor reloaded where it is on the screen; if
  /// there is none, the first that still exists.
  func keepingPosition(_ update: () -> Void) {
    let (seen, old) = (rowsToKeep(), updater.shown)
    update()
    guard !seen.isEmpty, let list, let (path, distance) = anchor(of: seen, in: old) else { return }
    UIView.performWithoutAnimation { scroll(path, to: distance, in: list) }
  }

  private func anchor(
    of seen: [SeenRow], in old: [ShownSection<Row>]
  ) -> (IndexPath, CGPoint)? {
    func anchor(at place: ListPlace?, _ row: SeenRow) -> (IndexPath, CGPoint)? {
      guard let place, frame(at: place.path) != nil else { return nil }
      return (place.path, row.distance)
    }
    let ends = seen.map { updater.history?.currentPlace(of: $0.place) }
    for (row, end) in zip(seen, ends) where end?.isMoved == false {
      if let anchor = anchor(at: end?.place, row) { return anchor }
    }
    // Rows that were reloaded are found by their identities.
    let rows = numberedRows(at: seen.map(\.place), in: old)
    let places = places(of: Set(rows.values))
    for (row, end) in zip(seen, ends) {
      let place = end?.place ?? rows[row.place].flatMap { places[$0] }
      if let anchor = anchor(at: place, row) { return anchor }
    }
    return nil
  }

  /// The number of times that the list is scrolled again: rows that come into sight may turn out to
  /// have another height than estimated.
  private static var roundLimit: Int { 4 }

  private func scroll(_ path: IndexPath, to distance: CGPoint, in list: UIScrollView) {
    for _ in 0..<Self.roundLimit {
      guard let frame = frame(at: path) else { return }
      let target = list.reachable(CGPoint(x: frame.minX - distance.x, y: frame.minY - distance.y))
      guard target != list.contentOffset else { return }
      list.contentOffset = target
      // UIKit complains of layouts of tables outside a window.
      guard list.window != nil else { return }
      list.layoutIfNeeded()
    }
  }

  /// Returns the visible rows, from the top down.
  private func rowsToKeep() -> [SeenRow] {
    guard let list, keepsPosition != .never else { return [] }
    let origin = list.bounds.origin
    let top = CGPoint(x: isMirrored ? CGFloat.infinity : -.infinity, y: -.infinity)
    if keepsPosition == .belowTop, list.reachable(origin) == list.reachable(top) { return [] }
    return seenPaths.compactMap { path in
      guard shownRow(at: path) != nil, let frame = frame(at: path) else { return nil }
      return SeenRow(
        place: ListPlace(path),
        distance: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
    }
  }

  /// Returns the identities of the rows at some places.
  private func numberedRows(
    at places: [ListPlace], in sections: [ShownSection<Row>]
  ) -> [ListPlace: NumberedRow] {
    let keys = places.map { sections[$0.section].outline.items[$0.item] }
    var rows: [ListPlace: NumberedRow] = [:]
    let wanted = Set(places)
    number(Set(keys), in: sections) { row, place in
      if wanted.contains(place) { rows[place] = row }
    }
    return rows
  }

  /// Returns where some rows are now.
  private func places(of rows: Set<NumberedRow>) -> [NumberedRow: ListPlace] {
    var places: [NumberedRow: ListPlace] = [:]
    number(Set(rows.map(\.key)), in: updater.shown) { row, place in
      if rows.contains(row) { places[row] = place }
    }
    return places
  }

  /// Calls a closure for all rows that have one of some keys.
  ///
  /// - Complexity: Linear in the number of rows.
  private func number(
    _ keys: Set<CellKey>, in sections: [ShownSection<Row>],
    _ tell: (NumberedRow, ListPlace) -> Void
  ) {
    if keys.isEmpty { return }
    var occurrences: [CellKey: Int] = [:]
    for (section, shown) in sections.enumerated() {
      for (item, key) in shown.outline.items.enumerated() where keys.contains(key) {
        let occurrence = occurrences[key, default: 0]
        occurrences[key] = occurrence + 1
        tell(
          NumberedRow(key: key, occurrence: occurrence), ListPlace(section: section, item: item))
      }
    }
  }
}

extension UIScrollView {
  /// Returns the nearest offset to which the view can be scrolled.
  fileprivate func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ free: CGFloat) -> CGFloat
    {
      min(max(value, -before), max(-before, free + after))
    }
    return CGPoint(
      x: nearest(offset.x, inset.left, inset.right, contentSize.width - bounds.width),
      y: nearest(offset.y, inset.top, inset.bottom, contentSize.height - bounds.height))
  }
}
