/// The information about its plan that a layout needs in order to change and to undo it.
///
/// It keeps no view alive, and has no references of its own to most views. The items of an active
/// constraint are alive, so the layout finds views through constraints, and through its guides that
/// constraints relate. It refers weakly only to views that no rule mentions, and to views whose
/// rules all relate them to other views that may go away.
@MainActor
struct LayoutRecord {
  /// The rule of each constraint.
  var rules: ContiguousArray<LayoutRule> = []
  /// The number of items in the plan.
  var itemCount = 0
  var hasHost = false
  var keys = LayoutKeys()
  var placed: ContiguousArray<PlacedView> = []
  /// The number of placed views, the first ones, that are behind all others and not described.
  var backmostCount = 0
  var ownGuides: [OwnedGuide] = []
  var madeGuides: [InstalledGuide] = []
  var priorities: ContiguousArray<AppliedPriority> = []
  var keyed: [LayoutKey: [NSLayoutConstraint]] = [:]
  /// The mistakes in the plan.
  var reportedMessages: Set<String> = []
  /// Whether the same plan results in the same layout, provided that nobody changes it meanwhile.
  var isRepeatable = false
  /// The views that no constraint leads to, or whose constraints may disappear with another view,
  /// by their items.
  private(set) var loose: [(item: LayoutItem, view: WeakView)] = []
  /// The views with priorities of the layout whose constraints may all disappear when the view
  /// moves.
  private(set) var travelling: [(item: LayoutItem, view: WeakView)] = []

  var hasGuides: Bool { !madeGuides.isEmpty || !ownGuides.isEmpty }

  /// A view that the layout put into a parent.
  struct PlacedView {
    let item: LayoutItem
    let parent: LayoutItem
    /// The address of the view when it was placed; used for comparisons only.
    let address: ObjectIdentifier
    /// Whether the layout added the view. Otherwise the view was there before, and stays.
    var isAdded: Bool
    /// The line that describes it.
    let line: SourceLine
  }

  /// A user's guide that the layout added to a view.
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

  /// A hugging or compression resistance priority of the layout, and the number of its claim on the
  /// view; nil while the priority is not set.
  struct AppliedPriority {
    let setting: ContentPriority
    var claim: Int?
  }

  /// The references to an item that active constraints guarantee.
  private struct Ties: OptionSet {
    let rawValue: UInt8
    /// A constraint relates the item, or a guide of the layout in it.
    static let related = Ties(rawValue: 1)
    /// A constraint of the item disappears only together with the views around the item.
    static let held = Ties(rawValue: 2)
    /// A constraint of the item leads to its parent, or to a guide of the layout in that parent.
    static let parent = Ties(rawValue: 4)
    /// No constraint leads to the item, so the record notes it.
    static let loose = Ties(rawValue: 8)
    /// A constraint is about the item alone, and moves with it.
    static let alone = Ties(rawValue: 16)
  }

  /// Notes the views that the layout needs and that constraints do not lead to reliably: a
  /// constraint that relates a view to a view other than its parent disappears together with that
  /// other view.
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
    // An active guide leads to its owning view.
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

  /// Returns the objects of the items that still exist, found through the constraints, one for each
  /// rule, and through the weak references.
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

  /// Whether all views that constraints do not keep track of still exist.
  var areLooseViewsThere: Bool { loose.allSatisfy { $0.view.view != nil } }

  /// Returns the host, through a single constraint if possible.
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

/// A weak reference to a view.
@MainActor
package struct WeakView {
  package private(set) weak var view: UIView?

  init(_ view: UIView?) { self.view = view }
}
