/// Puts views into a parent in a given order with as few calls as possible.
///
/// Views that are in the parent already, in the right order relative to each other, are not
/// touched. Other views go right above the view that precedes them. Views that are not in the list
/// keep their order.
@MainActor
package struct SubviewOrder {
  private let parent: UIView
  private let views: [UIView]
  /// Whether the views go above all views that are not in the list.
  private let isInFront: Bool

  init(parent: UIView, views: [UIView], isInFront: Bool = false) {
    self.parent = parent
    self.views = views
    self.isInFront = isInFront
  }

  /// Puts views into their parents. The views of each parent follow the order of the list.
  package static func arrange(_ placed: [(view: UIView, parent: UIView)], isInFront: Bool = false) {
    guard let first = placed.first else { return }
    var views: [UIView] = []
    views.reserveCapacity(placed.count)
    for (view, parent) in placed where parent === first.parent { views.append(view) }
    if views.count == placed.count {
      return SubviewOrder(parent: first.parent, views: views, isInFront: isInFront).apply()
    }
    var order: [UIView] = []
    var families: [ObjectIdentifier: [UIView]] = [:]
    for (view, parent) in placed {
      if families[ObjectIdentifier(parent)] == nil { order.append(parent) }
      families[ObjectIdentifier(parent), default: []].append(view)
    }
    for parent in order {
      let views = families[ObjectIdentifier(parent)] ?? []
      SubviewOrder(parent: parent, views: views, isInFront: isInFront).apply()
    }
  }

  /// Moves sensors, which are behind all other views, in front of a scroll view that comes first
  /// among the others: UIKit treats the first subview of a controller's view as the content that
  /// scrolls below its bars.
  static func withScrollViewsFirst(
    _ placed: [(view: UIView, parent: UIView)]
  ) -> [(view: UIView, parent: UIView)] {
    var parents: Set<ObjectIdentifier> = []
    let first = placed.filter { view, parent in
      !(view is any SensorView) && parents.insert(ObjectIdentifier(parent)).inserted
    }
    .filter { $0.view is UIScrollView }
    let known = Set(first.map { ObjectIdentifier($0.view) })
    return first + placed.filter { !known.contains(ObjectIdentifier($0.view)) }
  }

  func apply() {
    if areOnTop || isSingleExistingSubview { return }
    if areAllElsewhere {
      for view in views { parent.addSubview(view) }
      return
    }
    let kept = Self.longestIncreasingSubsequence(in: positionsInParent())
    if kept.count == views.count { return }
    var top = parent.subviews.last
    var previous: UIView?
    for (index, view) in views.enumerated() {
      defer { previous = view }
      if kept.contains(index) { continue }
      if view === top { top = nil }
      insert(view, above: previous, top: &top, nextKept: nextKept(after: index, kept))
    }
  }

  /// Whether the views are the frontmost subviews of the parent, in order, as they are right after
  /// they have been added.
  private var areOnTop: Bool {
    let subviews = parent.subviews
    return subviews.count >= views.count
      && subviews.suffix(views.count).elementsEqual(views, by: ===)
  }

  /// Whether there is a single view that is in the parent already: its place is as good as any.
  private var isSingleExistingSubview: Bool {
    !isInFront && views.count == 1 && views[0].superview === parent
  }

  private var areAllElsewhere: Bool {
    for view in views where view.superview === parent { return false }
    return true
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

  /// Returns the index of each view among the parent's subviews; nil for a view that is elsewhere,
  /// or that can't stay in place.
  private func positionsInParent() -> [Int?] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, view) in parent.subviews.enumerated() {
      positions[ObjectIdentifier(view)] = position
    }
    var least = 0
    if isInFront {
      let named = Set(views.map { ObjectIdentifier($0) })
      let lastOther = parent.subviews.lastIndex { !named.contains(ObjectIdentifier($0)) }
      least = lastOther.map { $0 + 1 } ?? 0
    }
    return views.map { view in
      positions[ObjectIdentifier(view)].flatMap { $0 >= least ? $0 : nil }
    }
  }

  /// Returns the indices of a longest increasing subsequence of the numbers, by patience sorting.
  ///
  /// - Complexity: O(n log n) comparisons.
  static func longestIncreasingSubsequence(in numbers: [Int?]) -> Set<Int> {
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
