/// What a layout has to know of the plan that it was built from, to change it and to take it back.
///
/// It keeps no view alive, and has no reference of its own to one: as long as a constraint is in force
/// what it relates is alive, so views are found through constraints, and through the layout's guides that
/// these relate. Only what no rule speaks of is referred to, weakly, and what each rule relates to another
/// view that may go.
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
  private(set) var loose: [(item: LayoutItem, view: WeakView)] = []
  /// The views with priorities of the layout's that may leave all its constraints, and take those along.
  private(set) var travelling: [(item: LayoutItem, view: WeakView)] = []

  var hasGuides: Bool { !madeGuides.isEmpty || !ownGuides.isEmpty }

  /// A view that the layout put into a parent.
  struct PlacedView {
    let item: LayoutItem
    let parent: LayoutItem
    /// Where the view was in memory as it was placed; only ever compared.
    let address: ObjectIdentifier
    /// Whether it was the layout that added it; else it was there before, and stays.
    var isAdded: Bool
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

  /// A hugging or compression priority that the layout asks for, and the number of what it has asked of
  /// the view; nil while it has not.
  struct AppliedPriority {
    let setting: ContentPriority
    var claim: Int?
  }

  /// What constraints make sure of for an item.
  private struct Ties: OptionSet {
    let rawValue: UInt8
    /// One relates it, or a guide of the layout's that is in it.
    static let related = Ties(rawValue: 1)
    /// One that relates it goes with no view but those around it.
    static let held = Ties(rawValue: 2)
    /// One of it leads to the view around it, or to a guide of the layout's in that view.
    static let parent = Ties(rawValue: 4)
    /// None does, so that it is noted.
    static let loose = Ties(rawValue: 8)
    /// One is about the item alone, and goes wherever it goes.
    static let alone = Ties(rawValue: 16)
  }

  /// Notes the views that it needs and to which no constraint leads as long as they are there: one that
  /// relates a view to another than the one around it goes with that other.
  mutating func noteLooseViews(of plan: borrowing LayoutPlan) {
    var ties = ContiguousArray(repeating: Ties(), count: itemCount)
    let columns = plan.columns
    func tie(_ item: LayoutItem, to other: LayoutItem) {
      guard columns.items[item].isView, let holder = columns.items.holder(of: other) else { return }
      let parent = columns.items[item].base
      if holder == item || holder == parent { ties[item.index].insert(.held) }
      if other == parent || (columns.items[other].isMade && columns.items[other].base == parent) {
        ties[item.index].insert(.parent)
      }
    }
    for rule in rules {
      ties[rule.item.index].insert(rule.target == nil ? [.related, .held, .alone] : .related)
      guard let target = rule.target else { continue }
      ties[target.index].insert(.related)
      tie(rule.item, to: target)
      tie(target, to: rule.item)
    }
    loose = []
    func note(_ item: LayoutItem?, unless isKnown: Bool) {
      guard let item, !isKnown, !ties[item.index].contains(.loose), let view = plan.view(item)
      else { return }
      ties[item.index].insert(.loose)
      loose.append((item, WeakView(view)))
    }
    func noteOwner(_ owner: LayoutItem?) {
      if let owner { note(owner, unless: ties[owner.index].contains(.related)) }
    }
    // A guide in force leads to the view that it is in.
    for guide in madeGuides where ties[guide.made.item.index].contains(.related) {
      if let owner = guide.owner { ties[owner.index].insert(.related) }
    }
    if hasHost { noteOwner(LayoutItem(0)) }
    for view in placed {
      let known = ties[view.item.index]
      note(view.item, unless: known.contains(.held))
      note(view.parent, unless: known.contains(.parent))
    }
    for guide in ownGuides { noteOwner(guide.owner) }
    for guide in madeGuides { noteOwner(guide.owner) }
    travelling = []
    for priority in priorities {
      let item = priority.setting.item
      guard ties[item.index].insert(.alone).inserted, let view = plan.view(item) else { continue }
      travelling.append((item, WeakView(view)))
    }
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
    for guide in madeGuides where objects[guide.made.item.index] != nil {
      guard let owner = guide.owner, objects[owner.index] == nil else { continue }
      objects[owner.index] = guide.guide.owningView
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
    return objects(relatedBy: constraints)[host.index] as? UIView
  }
}

/// A view that is not kept alive.
@MainActor
package struct WeakView {
  package private(set) weak var view: UIView?

  init(_ view: UIView?) { self.view = view }
}
