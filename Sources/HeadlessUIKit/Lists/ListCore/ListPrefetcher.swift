import Foundation
import ListRules

/// The items that a list has asked its data source to prefetch: those within one length of the view
/// in the last scroll direction, downwards at first.
struct ListPrefetcher {
  private var asked: Set<IndexPath> = []
  private var last = CGPoint.zero
  private var step = CGPoint(x: 0, y: 1)

  /// Returns the area that is likely to be visible next.
  mutating func area(ahead bounds: CGRect) -> CGRect {
    let (x, y) = (bounds.minX - last.x, bounds.minY - last.y)
    if x != 0 || y != 0 {
      step = abs(x) > abs(y) ? CGPoint(x: x > 0 ? 1 : -1, y: 0) : CGPoint(x: 0, y: y > 0 ? 1 : -1)
    }
    last = bounds.origin
    return bounds.offsetBy(dx: step.x * bounds.width, dy: step.y * bounds.height)
  }

  /// - Returns: The items to prefetch now, and those that are no longer needed.
  mutating func change(
    to ahead: [IndexPath], seen: Set<IndexPath>
  ) -> (fetched: [IndexPath], cancelled: [IndexPath]) {
    let wanted = ahead.filter { !seen.contains($0) }
    let cancelled = asked.subtracting(wanted).subtracting(seen).sorted()
    let fetched = wanted.filter { !asked.contains($0) }
    asked = Set(wanted)
    return (fetched, cancelled)
  }

  /// Updates the index paths after changes.
  mutating func follow(_ mapping: ListMapping) { asked = Set(asked.compactMap { mapping[$0] }) }

  mutating func clear() { asked = [] }
}
