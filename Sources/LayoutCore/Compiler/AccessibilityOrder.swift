/// The order in which assistive technologies visit the views of a layout: the order of the
/// description, wherever the views lie.
@MainActor
struct AccessibilityOrder {
  /// The views whose subviews have been ordered.
  private var parents: [WeakParent] = []

  private struct WeakParent {
    private(set) weak var view: UIView?
  }

  /// Sets the order in each parent.
  mutating func apply(_ placed: some Sequence<(view: UIView, parent: UIView)>) {
    let old = parents
    parents = []
    var children: [ObjectIdentifier: [UIView]] = [:]
    for (view, parent) in placed {
      if children[ObjectIdentifier(parent)] == nil { parents.append(WeakParent(view: parent)) }
      children[ObjectIdentifier(parent), default: []].append(view)
    }
    let known = Set(old.compactMap { $0.view.map { ObjectIdentifier($0) } })
    for case let parent? in parents.map(\.view) {
      let id = ObjectIdentifier(parent)
      let order = Platform.companion(of: parent) { OrderedElements() }
      order.set(children[id] ?? [], of: parent, isNew: !known.contains(id))
    }
    for case let parent? in old.map(\.view) where children[ObjectIdentifier(parent)] == nil {
      Platform.companion(OrderedElements.self, of: parent)?.leave(parent)
    }
  }

  /// Restores the default order.
  mutating func remove() { apply([]) }
}

/// The `accessibilityElements` that a view had before layouts ordered them; stored with the view.
@MainActor
private final class OrderedElements: Companion {
  var nextCompanion: (any Companion)?
  private var own: [Any]?
  /// The addresses of the elements that layouts have set, for comparison.
  private var set: [ObjectIdentifier]?
  /// The number of layouts that order the view's elements.
  private var count = 0

  private func addresses(in view: UIView) -> [ObjectIdentifier]? {
    view.accessibilityElements?.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Sets an order. If other code has changed the elements since, its value becomes the view's own.
  func set(_ described: [UIView], of view: UIView, isNew: Bool) {
    if isNew { count += 1 }
    let now = addresses(in: view)
    if set == nil || set != now { own = view.accessibilityElements }
    let known = Set(described.map { ObjectIdentifier($0) })
    let others: [Any] = own ?? view.subviews.filter { !$0.isHidden }
    // Elements that others have added come last, so that they stay reachable.
    let order = described + others.filter { !known.contains(ObjectIdentifier($0 as AnyObject)) }
    set = order.map { ObjectIdentifier($0 as AnyObject) }
    if set != now { view.accessibilityElements = order }
  }

  /// Restores the view's own elements when the last layout leaves it, unless other code has changed
  /// them since.
  func leave(_ view: UIView) {
    count -= 1
    if count > 0 { return }
    if set == addresses(in: view) { view.accessibilityElements = own }
    (own, set) = (nil, nil)
  }
}

extension InstalledLayout {
  /// Updates the order in which assistive technologies visit the views.
  func orderAccessibilityElements() {
    guard ordersAccessibilityElements, isActive else { return accessibilityOrder.remove() }
    let objects = objects
    // Items are numbered in the order of the description.
    let described = record.placed.dropFirst(record.backmostCount)
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
