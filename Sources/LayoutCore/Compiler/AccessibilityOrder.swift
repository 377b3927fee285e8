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

  /// Leaves the order to the system again.
  mutating func remove() { apply([]) }
}

/// What assistive technologies met in a view before layouts put it in order, kept with the view.
@MainActor
private final class OrderedElements: Companion {
  var nextCompanion: (any Companion)?
  private var own: [Any]?
  /// The addresses of what layouts have set, to be compared.
  private var set: [ObjectIdentifier]?
  /// How many layouts order the view.
  private var count = 0

  private func addresses(in view: UIView) -> [ObjectIdentifier]? {
    view.accessibilityElements?.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Sets an order. What somebody else has set since layouts have is the view's own from now on.
  func set(_ described: [UIView], of view: UIView, isNew: Bool) {
    if isNew { count += 1 }
    let now = addresses(in: view)
    if set == nil || set != now { own = view.accessibilityElements }
    let known = Set(described.map { ObjectIdentifier($0) })
    let others: [Any] = own ?? view.subviews.filter { !$0.isHidden }
    // What others have added comes after, so that it can still be reached.
    let order = described + others.filter { !known.contains(ObjectIdentifier($0 as AnyObject)) }
    set = order.map { ObjectIdentifier($0 as AnyObject) }
    if set != now { view.accessibilityElements = order }
  }

  /// Gives the view back what it had when the last layout leaves it, unless somebody else has set it since.
  func leave(_ view: UIView) {
    count -= 1
    if count > 0 { return }
    if set == addresses(in: view) { view.accessibilityElements = own }
    (own, set) = (nil, nil)
  }
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
