/// A plan that has been built: its views, guides and constraints, which can be switched off and on,
/// changed into those of another plan, and removed.
///
/// ```swift
/// let layout = InstalledLayout(plan)
/// layout.update(to: nextPlan)  // touches only what differs
/// layout.deactivate()          // priorities are as they were
/// ```
///
/// It keeps neither the host nor its views alive.
@MainActor
public final class InstalledLayout {
  /// The view that got the views and guides.
  public internal(set) weak var host: UIView?
  /// Whether the constraints are in force.
  public internal(set) var isActive = false
  /// The guides that were made, in the order in which the plan asked for them.
  public internal(set) var madeGuides: [UILayoutGuide] = []

  var rules: [InstalledRule] = []
  var placed: [PlacedView] = []
  /// Views that had to go and that somebody has kept for a while.
  var lingering: [PlacedView] = []
  var ownGuides: [OwnedGuide] = []
  var madeGuideOwners: [WeakView] = []
  var madeGuideLines: [SourceLine] = []
  var guideIdentities: [GuideIdentity] = []
  var priorities: [AppliedPriority] = []
  var keyed: [LayoutKey: [NSLayoutConstraint]] = [:]

  /// Builds a plan and activates it.
  public init(_ plan: LayoutPlan) {
    update(to: plan)
  }

  /// The constraints, in the order of the plan's rules.
  public var constraints: [NSLayoutConstraint] { rules.map(\.constraint) }

  /// The views that the plan placed and that are still there, those behind first.
  public var views: [UIView] { placed.compactMap(\.view) }

  /// The hugging and compression resistance priorities that the layout sets while it is active.
  package var contentPriorities: [ContentPriority] { priorities.compactMap(\.setting) }

  /// The constraints as a group.
  public var group: ConstraintGroup { ConstraintGroup(constraints) }

  /// Switches the layout on: views go back into their order, guides and priorities are set again,
  /// all constraints are activated in one call. Does nothing while it is active.
  public func activate() {
    guard !isActive else { return }
    isActive = true
    arrangeSubviews()
    for own in ownGuides { own.attach() }
    for (guide, owner) in zip(madeGuides, madeGuideOwners) { owner.view?.addLayoutGuide(guide) }
    for index in priorities.indices { priorities[index].apply() }
    NSLayoutConstraint.activate(rules.filter { $0.items.allow($0.constraint) }.map(\.constraint))
  }

  /// Switches the layout off: constraints and guides go, hugging and compression priorities get
  /// the values that they had before.
  ///
  /// - Parameter removingViews: Whether the views that the layout added leave the hierarchy, too.
  public func deactivate(removingViews: Bool = false) {
    if isActive {
      isActive = false
      NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
      for own in ownGuides { own.detach() }
      for guide in madeGuides { guide.owningView?.removeLayoutGuide(guide) }
      for priority in priorities.reversed() { priority.restore() }
    }
    if removingViews {
      for view in placed { view.remove() }
    }
  }

  /// Switches the layout off for good, and takes the views that it added out of the hierarchy.
  public func remove() {
    deactivate(removingViews: true)
    rules = []
    placed = []
    ownGuides = []
    madeGuides = []
    madeGuideOwners = []
    madeGuideLines = []
    guideIdentities = []
    priorities = []
    keyed = [:]
  }

  /// Puts the placed views into their parents, in order.
  public func arrangeSubviews() {
    var order: [ObjectIdentifier] = []
    var families: [ObjectIdentifier: (parent: UIView, views: [UIView])] = [:]
    for case let (view?, parent?) in placed.map({ ($0.view, $0.parent) }) {
      let key = ObjectIdentifier(parent)
      if families[key] == nil {
        families[key] = (parent, [])
        order.append(key)
      }
      families[key]?.views.append(view)
    }
    for case let family? in order.map({ families[$0] }) {
      SubviewOrder(parent: family.parent, views: family.views).apply()
    }
  }
}

/// A view that a layout put into a parent.
@MainActor
struct PlacedView {
  private(set) weak var view: UIView?
  private(set) weak var parent: UIView?
  /// Whether it was the layout that added it; else it was there before, and stays.
  let isAdded: Bool
  /// The line that describes it.
  let line: SourceLine

  init(_ placement: LayoutPlan.Placement, isAdded: Bool) {
    view = placement.view
    parent = placement.parent
    self.isAdded = isAdded
    line = placement.line
  }

  /// Whether the view is still in its parent.
  var isInPlace: Bool {
    guard let view, let parent else { return false }
    return view.superview === parent
  }

  /// Takes the view out of its parent, if the layout added it and it is still there.
  ///
  /// - Parameter leave: What is to happen in place of that.
  func remove(_ leave: ((UIView) -> Void)? = nil) {
    guard isAdded, let view, isInPlace else { return }
    if let leave { leave(view) } else { view.removeFromSuperview() }
  }
}

/// A guide of the user's that a layout added to a view.
@MainActor
struct OwnedGuide {
  let guide: UILayoutGuide
  /// The line that describes it.
  let line: SourceLine
  private weak var owner: UIView?

  init(_ own: LayoutPlan.OwnGuide) {
    guide = own.guide
    owner = own.owner
    line = own.line
  }

  func attach() {
    guard let owner, guide.owningView !== owner else { return }
    owner.addLayoutGuide(guide)
  }

  func detach() { guide.owningView?.removeLayoutGuide(guide) }
}

/// A view that is not kept alive.
@MainActor
struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView?) { self.view = view }
}

/// A hugging or compression priority that a layout set, and the one that was there before.
@MainActor
struct AppliedPriority {
  private weak var view: UIView?
  let kind: ContentPriority.Kind
  let axis: Axis
  let priority: UILayoutPriority
  private let replaceable: ContentPriority.Replaceable
  private var before: UILayoutPriority?

  init(_ setting: ContentPriority) {
    view = setting.view
    kind = setting.kind
    axis = setting.axis
    priority = setting.priority
    replaceable = setting.replaceable
  }

  /// What is set, as long as the view is there; nil where the view's own priority stands.
  var setting: ContentPriority? {
    guard before != nil else { return nil }
    return view.map { ContentPriority(kind, of: $0, along: axis, priority) }
  }

  /// Whether this is what a setting asks for.
  func isSame(as setting: ContentPriority) -> Bool {
    view === setting.view && kind == setting.kind && axis == setting.axis
      && priority == setting.priority && replaceable == setting.replaceable
  }

  mutating func apply() {
    before = nil
    guard let view else { return }
    let current = kind.current(of: view, along: axis)
    guard replaceable.contains(current, of: kind) else { return }
    before = current
    if before != priority { kind.set(priority, of: view, along: axis) }
  }

  /// Sets the value from before, unless somebody else has changed it since.
  func restore() {
    guard let view, let before, kind.current(of: view, along: axis) == priority else { return }
    if before != priority { kind.set(before, of: view, along: axis) }
  }
}
