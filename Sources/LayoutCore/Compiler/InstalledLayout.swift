/// A plan that has been built: its views, guides and constraints, which can be deactivated and
/// activated, changed into those of another plan, and removed.
///
/// ```swift
/// let layout = InstalledLayout(plan)
/// layout.update(to: nextPlan)  // touches only what differs
/// layout.deactivate()          // priorities are as they were
/// ```
///
/// It keeps neither the host nor its views alive. If other code removes a view from the hierarchy,
/// the layout no longer knows it, because its constraints are inactive. The next plan that names
/// the view places it again.
@MainActor
package final class InstalledLayout {
  /// Whether the constraints are active.
  package internal(set) var isActive = false
  /// The constraints, in the order of the plan's rules.
  package internal(set) var constraints: [LayoutConstraint] = []
  var record = LayoutRecord()
  /// Whether assistive technologies visit the views in the order of the description. The parents
  /// then keep the views alive until the next update.
  package var ordersAccessibilityElements = false {
    didSet { if ordersAccessibilityElements != oldValue { orderAccessibilityElements() } }
  }
  var accessibilityOrder = AccessibilityOrder()
  /// The items of the constraints while the layout is inactive.
  private var inactiveItems = InactiveConstraintItems()
  /// The plan's items while the layout is inactive.
  private var inactiveObjects: [(item: LayoutItem, object: WeakObject)] = []
  /// The number of updates in progress; updates may nest. Deactivation and removal wait until they
  /// are done.
  private var updates = 0
  /// The deactivation or removal that waits.
  private var ending: (() -> Void)?
  /// The views that the last change has taken from another superview, until they are reported.
  package var arrivals: [Arrival] = []
  /// The views that had to leave and are kept by other code for a while, with their parents.
  var lingering: [(view: WeakView, parent: WeakView)] = []

  /// A view and its former superview.
  package typealias Arrival = (view: WeakView, former: WeakView)

  private struct WeakObject {
    private(set) weak var object: AnyObject?
  }

  /// Creates an empty layout, to be updated.
  package init() {}

  /// Builds a plan and activates it.
  ///
  /// - Parameter report: Called with the mistakes in the plan.
  package init(
    _ plan: consuming LayoutPlan, listener: IssueListener? = nil,
    report: (LayoutIssue) -> Void = { LayoutDiagnostics.report($0) }
  ) {
    update(to: plan, listener: listener, report: report)
  }

  /// The view that received the views and guides, as long as it exists.
  package var host: UIView? {
    isActive
      ? record.host(relatedBy: constraints)
      : inactiveObjects.first { record.hasHost && $0.item == LayoutItem(0) }?.object.object
        as? UIView
  }

  /// The guides that the layout made, in the order of the plan.
  package var madeGuides: [UILayoutGuide] { record.madeGuides.map(\.guide) }

  /// The views that the plan placed and that still exist, from back to front.
  package var views: [UIView] {
    let objects = objects
    return record.placed.compactMap { objects[$0.item.index] as? UIView }
  }

  /// The addresses of the views that the plan placed, without references to them.
  package var placedAddresses: [ObjectIdentifier] { record.placed.map(\.address) }

  /// All views and guides that the layout mentions and that still exist.
  package var elements: [LayoutElement] {
    objects.compactMap { LayoutElement($0) } + record.ownGuides.map { .guide($0.guide) }
  }

  /// The constraints as a group.
  package var group: ConstraintGroup { ConstraintGroup(active: constraints) }

  /// The objects of the plan's items; nil where they no longer exist.
  var objects: ContiguousArray<AnyObject?> {
    if isActive { return record.objects(relatedBy: constraints) }
    var objects = ContiguousArray<AnyObject?>(repeating: nil, count: record.itemCount)
    for (item, object) in inactiveObjects { objects[item.index] = object.object }
    return objects
  }

  // MARK: Off and on

  /// Activates the layout: restores the order of the views, the guides and the priorities, and
  /// activates all constraints in one call. Does nothing while it is active.
  package func activate() {
    ending = nil
    guard !isActive else { return }
    let objects = objects
    arrangeSubviews()
    for own in record.ownGuides { attach(own.guide, to: own.owner, objects) }
    for made in record.madeGuides { made.owner.map { attach(made.guide, to: $0, objects) } }
    applyPriorities { objects[$0.index] }
    let ready = constraints.filter { inactiveItems.allows($0) }
    isActive = true
    inactiveItems = InactiveConstraintItems()
    inactiveObjects = []
    NSLayoutConstraint.activate(ready)
    if ordersAccessibilityElements { orderAccessibilityElements() }
  }

  /// Deactivates the layout: removes constraints and guides, and restores the hugging and
  /// compression resistance priorities.
  ///
  /// - Parameter removingViews: Whether to also remove the views that the layout added from the
  ///   hierarchy.
  package func deactivate(removingViews: Bool = false) {
    if updates > 0 {
      ending = { self.deactivate(removingViews: removingViews) }
      return
    }
    if isActive {
      let objects = objects
      noteInactiveObjects(objects)
      NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
      for own in record.ownGuides { own.guide.owningView?.removeLayoutGuide(own.guide) }
      for made in record.madeGuides { made.guide.owningView?.removeLayoutGuide(made.guide) }
      restorePriorities(of: objects)
      if ordersAccessibilityElements { orderAccessibilityElements() }
    }
    if removingViews {
      let objects = objects
      for placed in record.placed { remove(placed, objects) }
    }
  }

  /// Notes all items of the layout while its constraints still refer to them.
  private func noteInactiveObjects(_ objects: ContiguousArray<AnyObject?>) {
    for constraint in constraints where constraint.isActive { inactiveItems.note(constraint) }
    inactiveObjects = objects.enumerated().compactMap { number, object in
      object.map { (LayoutItem(number), WeakObject(object: $0)) }
    }
    isActive = false
  }

  /// Deactivates the layout for good, and removes the views that it added from the hierarchy.
  package func remove() {
    if updates > 0 {
      ending = { self.remove() }
      return
    }
    deactivate(removingViews: true)
    record = LayoutRecord()
    constraints = []
    inactiveItems = InactiveConstraintItems()
    inactiveObjects = []
  }

  func beginUpdate() { updates += 1 }

  /// Does what was requested during the update, when the layout was incomplete.
  func endUpdate() {
    updates -= 1
    if updates == 0 { exchange(&ending, for: nil)?() }
  }

  // MARK: Views, guides and priorities

  /// Puts the placed views into their parents, in order.
  package func arrangeSubviews() {
    let objects = objects
    let placed: [(view: UIView, parent: UIView)] = record.placed.compactMap { placed in
      guard let view = objects[placed.item.index] as? UIView,
        let parent = objects[placed.parent.index] as? UIView
      else { return nil }
      return (view, parent)
    }
    SubviewOrder.arrange(
      record.backmostCount == 0 ? placed : SubviewOrder.withScrollViewsFirst(placed))
  }

  /// Removes a placed view from its parent if the layout added it, it is still there, and no other
  /// layout places it there, too.
  ///
  /// - Parameter leave: Called instead of the removal.
  /// - Returns: Whether the view leaves.
  @discardableResult
  func remove(
    _ placed: LayoutRecord.PlacedView, _ objects: ContiguousArray<AnyObject?>,
    _ leave: ((UIView) -> Void)? = nil
  ) -> Bool {
    guard placed.isAdded, let view = objects[placed.item.index] as? UIView,
      let parent = objects[placed.parent.index], view.superview === parent,
      !ViewHolders.handOver(view, from: self)
    else { return false }
    if let leave { leave(view) } else { view.removeFromSuperview() }
    return true
  }

  /// Takes over a view that another layout has added, if this layout is active and places the view.
  ///
  /// - Parameter place: The index of the view among the placed views at the time that it was
  ///   placed.
  func adopt(_ view: UIView, at place: Int) -> Bool {
    guard isActive else { return false }
    let address = ObjectIdentifier(view)
    let isThere = record.placed.indices.contains(place) && record.placed[place].address == address
    guard let place = isThere ? place : record.placed.firstIndex(where: { $0.address == address })
    else { return false }
    record.placed[place].isAdded = true
    return true
  }

  private func attach(
    _ guide: UILayoutGuide, to owner: LayoutItem, _ objects: ContiguousArray<AnyObject?>
  ) {
    guard let view = objects[owner.index] as? UIView, guide.owningView !== view else { return }
    view.addLayoutGuide(guide)
  }

  func applyPriorities(to object: (LayoutItem) -> AnyObject?) {
    for index in record.priorities.indices {
      let setting = record.priorities[index].setting
      let view = object(setting.item) as? UIView
      record.priorities[index].claim = view.map { ContentClaims.add(setting, to: $0) }
    }
  }

  /// Restores the priorities that the views have without the layout.
  func restorePriorities(of objects: ContiguousArray<AnyObject?>) {
    if record.priorities.isEmpty { return }
    var objects = objects
    for (item, weak) in record.travelling where objects[item.index] == nil {
      objects[item.index] = weak.view
    }
    for applied in record.priorities.reversed() {
      guard let view = objects[applied.setting.item.index] as? UIView, let claim = applied.claim
      else { continue }
      ContentClaims.withdraw(claim, from: view)
    }
  }

  /// The hugging and compression resistance priorities that the layout sets while it is active.
  package var contentPriorities: [(view: UIView, setting: ContentPriority)] {
    let objects = objects
    return record.priorities.compactMap { applied in
      guard let view = objects[applied.setting.item.index] as? UIView, let claim = applied.claim,
        ContentClaims.isEffective(claim, of: view)
      else { return nil }
      return (view, applied.setting)
    }
  }

  /// Returns the constraints of the part of the description with a key.
  package func constraints(of key: LayoutKey) -> [NSLayoutConstraint] { record.keyed[key] ?? [] }
}
