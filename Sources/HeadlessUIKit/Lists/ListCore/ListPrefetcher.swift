import Foundation
import ListRules

/// What a list has asked its data source to fetch ahead: what lies up to the length of the view
/// further in the direction in which it was scrolled last, at first downwards.
struct ListPrefetcher {
  private var asked: Set<IndexPath> = []
  private var last = CGPoint.zero
  private var step = CGPoint(x: 0, y: 1)

  /// Where items are that will be seen soon.
  mutating func area(ahead bounds: CGRect) -> CGRect {
    let (x, y) = (bounds.minX - last.x, bounds.minY - last.y)
    if x != 0 || y != 0 {
      step = abs(x) > abs(y) ? CGPoint(x: x > 0 ? 1 : -1, y: 0) : CGPoint(x: 0, y: y > 0 ? 1 : -1)
    }
    last = bounds.origin
    return bounds.offsetBy(dx: step.x * bounds.width, dy: step.y * bounds.height)
  }

  /// - Returns: What is to be fetched now, and what is not needed any more.
  mutating func change(
    to ahead: [IndexPath], seen: Set<IndexPath>
  ) -> (fetched: [IndexPath], cancelled: [IndexPath]) {
    let wanted = ahead.filter { !seen.contains($0) }
    let cancelled = asked.subtracting(wanted).subtracting(seen).sorted()
    let fetched = wanted.filter { !asked.contains($0) }
    asked = Set(wanted)
    return (fetched, cancelled)
  }

  /// Follows items to where they have gone.
  mutating func follow(_ mapping: ListMapping) { asked = Set(asked.compactMap { mapping[$0] }) }

  mutating func clear() { asked = [] }
}
