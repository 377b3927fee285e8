/// When updates leave what is seen where it is on the screen.
public enum KeptPosition: Hashable, Sendable, CaseIterable {
  /// Never: rows that come above push down what is seen.
  case never
  /// Unless the list rests at its very top, where new rows are to be seen.
  case belowTop
  /// Also at the top, such as in a chat that fetches older messages.
  case always
}

/// A row that is seen: the first, or a later one of those that are told apart by nothing else.
private struct SeenRow: Hashable {
  var key: CellKey
  var occurrence: Int
}

extension ListModel {
  /// Has the first row that is seen, and stays, stay where it is on the screen.
  func keepingPosition(_ update: () -> Void) {
    let seen = rowsToKeep()
    update()
    guard !seen.isEmpty, let list else { return }
    let places = places(of: Set(seen.map(\.row.key)))
    for (row, distance) in seen {
      guard let path = places[row], frame(at: path) != nil else { continue }
      return UIView.performWithoutAnimation { bring(path, to: distance, in: list) }
    }
  }

  /// Rows that come into sight may turn out to be of another height than estimated; so often at
  /// most.
  private static var roundLimit: Int { 4 }

  private func bring(_ path: IndexPath, to distance: CGPoint, in list: UIScrollView) {
    for _ in 0..<Self.roundLimit {
      guard let frame = frame(at: path) else { return }
      let target = list.reachable(CGPoint(x: frame.minX - distance.x, y: frame.minY - distance.y))
      guard target != list.contentOffset else { return }
      list.contentOffset = target
      list.layoutIfNeeded()
    }
  }

  /// What is seen from the top down, and how far from the corner of the view each is.
  private func rowsToKeep() -> [(row: SeenRow, distance: CGPoint)] {
    guard let list, keepsPosition != .never, list.window != nil else { return [] }
    let origin = list.bounds.origin
    if keepsPosition == .belowTop, list.reachable(origin) == list.reachable(.leastPoint) {
      return []
    }
    let seen: [(path: IndexPath, key: CellKey, distance: CGPoint)] = seenPaths.compactMap { path in
      guard updater.shown.indices.contains(path.section), let frame = frame(at: path) else {
        return nil
      }
      let keys = updater.shown[path.section].outline.items
      guard keys.indices.contains(path.item) else { return nil }
      return (path, keys[path.item], CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
    }
    var rows: [IndexPath: SeenRow] = [:]
    for (row, path) in places(of: Set(seen.map(\.key))) { rows[path] = row }
    return seen.compactMap { path, _, distance in rows[path].map { ($0, distance) } }
  }

  /// Where all rows are that have one of some keys.
  ///
  /// - Complexity: Linear in the number of rows.
  private func places(of keys: Set<CellKey>) -> [SeenRow: IndexPath] {
    var places: [SeenRow: IndexPath] = [:]
    if keys.isEmpty { return places }
    var occurrences: [CellKey: Int] = [:]
    for (section, shown) in updater.shown.enumerated() {
      for (item, key) in shown.outline.items.enumerated() where keys.contains(key) {
        let occurrence = occurrences[key, default: 0]
        occurrences[key] = occurrence + 1
        places[SeenRow(key: key, occurrence: occurrence)] = IndexPath(item: item, section: section)
      }
    }
    return places
  }
}

extension CGPoint {
  fileprivate static let leastPoint = CGPoint(
    x: -CGFloat.greatestFiniteMagnitude, y: -CGFloat.greatestFiniteMagnitude)
}

extension UIScrollView {
  /// The nearest place to which it can be scrolled.
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
