/// The order in which assistive technologies meet the views of a layout: that of the description,
/// whatever lies in front of what.
@MainActor
struct AccessibilityOrder {
  /// The views whose subviews are in order.
  private var parents: [WeakParent] = []

  private struct WeakParent {
    private(set) weak var view: UIView?
  }

  /// Tells each parent the order of its views.
  mutating func apply(_ placed: some Sequence<(view: UIView, parent: UIView)>) {
    let old = parents
    parents = []
    var children: [ObjectIdentifier: [UIView]] = [:]
    for (view, parent) in placed {
      if children[ObjectIdentifier(parent)] == nil { parents.append(WeakParent(view: parent)) }
      children[ObjectIdentifier(parent), default: []].append(view)
    }
    for case let parent? in parents.map(\.view) {
      let described = children[ObjectIdentifier(parent)] ?? []
      let known = Set(described.map { ObjectIdentifier($0) })
      // What others have added comes after, so that it can still be reached.
      let order =
        described + parent.subviews.filter { !known.contains(ObjectIdentifier($0)) && !$0.isHidden }
      let now = parent.accessibilityElements as? [UIView]
      if now?.elementsEqual(order, by: ===) != true { parent.accessibilityElements = order }
    }
    for case let parent? in old.map(\.view) where children[ObjectIdentifier(parent)] == nil {
      parent.accessibilityElements = nil
    }
  }

  /// Leaves the order to the system again.
  mutating func remove() { apply([]) }
}

extension InstalledLayout {
  /// Brings the order of what assistive technologies meet up to date.
  func orderAccessibilityElements() {
    guard ordersAccessibilityElements, isActive else { return accessibilityOrder.remove() }
    let objects = objects
    // Items have numbers in the order in which they are described.
    let described = record.placed.dropFirst(record.hindmostCount)
      .sorted { $0.item.index < $1.item.index }
    accessibilityOrder.apply(
      described.compactMap { placed in
        guard let view = objects[placed.item.index] as? UIView,
          let parent = objects[placed.parent.index] as? UIView
        else { return nil }
        return (view, parent)
      })
  }
}
