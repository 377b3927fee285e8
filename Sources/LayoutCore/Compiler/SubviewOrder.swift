/// Puts views into a parent in a given order with as few calls as possible.
///
/// Views that are there already, in the right order among each other, are not touched. Others go
/// right above the one that precedes them. Views that the list does not name keep their order.
@MainActor
struct SubviewOrder {
  let parent: UIView
  let views: [UIView]

  func apply() {
    let present = positionsInParent()
    let kept = Self.longestRise(in: present)
    var top = parent.subviews.last
    var previous: UIView?
    for (index, view) in views.enumerated() {
      defer { previous = view }
      if kept.contains(index) { continue }
      if view === top { top = nil }
      insert(view, above: previous, top: &top, nextKept: nextKept(after: index, kept))
    }
  }

  private func insert(
    _ view: UIView, above previous: UIView?, top: inout UIView?, nextKept: UIView?
  ) {
    if let previous, previous !== top {
      parent.insertSubview(view, aboveSubview: previous)
    } else if previous == nil, let nextKept {
      parent.insertSubview(view, belowSubview: nextKept)
    } else {
      parent.addSubview(view)
      top = view
    }
  }

  private func nextKept(after index: Int, _ kept: Set<Int>) -> UIView? {
    guard index == 0, let next = kept.min() else { return nil }
    return views[next]
  }

  /// Where each view is among the parent's subviews, nil for those that are elsewhere.
  private func positionsInParent() -> [Int?] {
    guard views.contains(where: { $0.superview === parent }) else {
      return Array(repeating: nil, count: views.count)
    }
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, view) in parent.subviews.enumerated() {
      positions[ObjectIdentifier(view)] = position
    }
    return views.map { positions[ObjectIdentifier($0)] }
  }

  /// The indices of a longest rising subsequence of the numbers, by patience sorting.
  ///
  /// - Complexity: O(n log n) comparisons.
  static func longestRise(in numbers: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var before: [Int: Int] = [:]
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = numbers[tails[middle]], tail < number {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rise: Set<Int> = []
    var current = tails.last
    while let index = current {
      rise.insert(index)
      current = before[index]
    }
    return rise
  }
}
