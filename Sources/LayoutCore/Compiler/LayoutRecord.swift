/// What a layout has to know of the plan that it was built from, to change it and to take it back.
///
/// It keeps no view alive, and has no reference of its own to one: as long as a constraint is in force
/// what it relates is alive, so views are found through constraints. Only what no rule speaks of is
/// referred to, weakly, and what each rule relates to another view that may go.
@MainActor
struct LayoutRecord {
  /// The rule of each constraint.
  var rules: ContiguousArray<LayoutRule> = []
  /// How many items the plan had.
  var itemCount = 0
  var hasHost = false
  var keys = LayoutKeys()
  var placed: ContiguousArray<PlacedView> = []
  /// How many of them, the first ones, are behind all others and not described.
  var hindmostCount = 0
  var ownGuides: [OwnedGuide] = []
  var madeGuides: [InstalledGuide] = []
  var priorities: ContiguousArray<AppliedPriority> = []
  var keyed: [LayoutKey: [NSLayoutConstraint]] = [:]
  /// The mistakes in the plan.
  var told: Set<String> = []
  /// Whether the same plan comes to the same layout as long as nobody changes that.
  var isRepeatable = false
  /// The views that nothing leads to, or that something else can take along, by their items.
  private var loose: [(item: LayoutItem, view: WeakView)] = []

  var hasGuides: Bool { !madeGuides.isEmpty || !ownGuides.isEmpty }

  /// A view that the layout put into a parent.
  struct PlacedView {
    let item: LayoutItem
    let parent: LayoutItem
    /// Where the view was in memory as it was placed; only ever compared.
    let address: ObjectIdentifier
    /// Whether it was the layout that added it; else it was there before, and stays.
    let isAdded: Bool
    /// The line that describes it.
    let line: SourceLine
  }

  /// A guide of the user's that the layout added to a view.
  struct OwnedGuide {
    let guide: UILayoutGuide
    let owner: LayoutItem
    let line: SourceLine
  }

  /// A guide that the layout made.
  struct InstalledGuide {
    let guide: MadeLayoutGuide
    let owner: LayoutItem?
    let made: LayoutPlan.MadeGuide
  }

  /// A hugging or compression priority that the layout set, and the one that was there before; nil
  /// where the view's own priority stands.
  struct AppliedPriority {
    let setting: ContentPriority
    var before: UILayoutPriority?
  }

  /// Notes the views that it needs and to which no constraint leads as long as they are there: one that
  /// relates a view to another than the one around it goes with that other.
  mutating func noteLooseViews(of plan: LayoutPlan) {
    var isRelated = ContiguousArray(repeating: false, count: itemCount)
    var isHeld = isRelated
    var leadsToParent = isRelated
    func tie(_ item: LayoutItem, to other: LayoutItem) {
      guard plan.isView(item), let holder = plan.items.holder(of: other) else { return }
      let parent = plan.items[item].base
      if holder == item || holder == parent { isHeld[item.index] = true }
      if other == parent { leadsToParent[item.index] = true }
    }
    for rule in rules {
      isRelated[rule.item.index] = true
      guard let target = rule.target else {
        isHeld[rule.item.index] = true
        continue
      }
      isRelated[target.index] = true
      tie(rule.item, to: target)
      tie(target, to: rule.item)
    }
    var isLoose = ContiguousArray(repeating: false, count: itemCount)
    loose = []
    func note(_ item: LayoutItem?, unless isKnown: Bool) {
      guard let item, !isKnown, !isLoose[item.index], let view = plan.view(item) else { return }
      isLoose[item.index] = true
      loose.append((item, WeakView(view)))
    }
    if hasHost { note(LayoutItem(0), unless: isRelated[0]) }
    for view in placed {
      note(view.item, unless: isHeld[view.item.index])
      note(view.parent, unless: leadsToParent[view.item.index])
    }
    for owner in ownGuides.map(\.owner) + madeGuides.compactMap(\.owner) {
      note(owner, unless: isRelated[owner.index])
    }
    for item in priorities.map(\.setting.item) { note(item, unless: isHeld[item.index]) }
  }

  /// The views and guides behind the items that are still there: those that some of the constraints
  /// relate, of which there is one for each rule, and those that nothing leads to.
  func objects(relatedBy constraints: [LayoutConstraint]) -> ContiguousArray<AnyObject?> {
    var objects = ContiguousArray<AnyObject?>(repeating: nil, count: itemCount)
    for (rule, constraint) in zip(rules, constraints) where constraint.isActive {
      if objects[rule.item.index] == nil { objects[rule.item.index] = constraint.firstItem }
      if let target = rule.target, objects[target.index] == nil {
        objects[target.index] = constraint.secondItem
      }
    }
    for (item, weak) in loose where objects[item.index] == nil { objects[item.index] = weak.view }
    return objects
  }

  /// Whether all views are there that no constraint keeps track of.
  var areLooseViewsThere: Bool { loose.allSatisfy { $0.view.view != nil } }

  /// The first item that is the host, through one constraint if it can be.
  func host(relatedBy constraints: [LayoutConstraint]) -> UIView? {
    guard hasHost else { return nil }
    let host = LayoutItem(0)
    for (rule, constraint) in zip(rules, constraints)
    where (rule.item == host || rule.target == host) && constraint.isActive {
      let object = rule.item == host ? constraint.firstItem : constraint.secondItem
      return object as? UIView
    }
    return loose.first { $0.item == host }?.view.view
  }
}

/// A view that is not kept alive.
@MainActor
struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView?) { self.view = view }
}
