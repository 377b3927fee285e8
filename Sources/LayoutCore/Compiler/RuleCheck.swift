/// Finds out whether rules can become constraints, before any view is touched.
///
/// A rule that can't is left out with an issue; all others are resolved: symbolic items become
/// views and guides.
@MainActor
struct RuleCheck {
  let names: LayoutNames
  private(set) var issues: [LayoutIssue] = []
  private var plannedParents: [ObjectIdentifier: UIView] = [:]
  private var plannedOwners: [ObjectIdentifier: UIView] = [:]
  private var roots: [ObjectIdentifier: ObjectIdentifier] = [:]
  private let made: [UIView?]
  private var told: Set<ToldMistake> = []

  init(_ plan: LayoutPlan, names: LayoutNames) {
    self.names = names
    made = plan.madeGuides.map(\.owner)
    for placement in plan.placements {
      plannedParents[ObjectIdentifier(placement.view)] = placement.parent
    }
    for own in plan.guides { plannedOwners[ObjectIdentifier(own.guide)] = own.owner }
  }

  /// The rule with views and guides for its items, or nil with an issue.
  mutating func resolve(_ rule: LayoutRule) -> LayoutRule? {
    guard hasUsableNumbers(rule), hasComparableAttributes(rule) else { return nil }
    guard let item = resolve(rule.item, for: rule) else { return nil }
    var resolved = rule
    resolved.item = item
    guard let target = rule.target else { return resolved }
    guard let other = resolve(target, for: rule) else { return nil }
    resolved.target = other
    guard haveCommonAncestor(item, other, in: rule) else { return nil }
    return resolved
  }
}

// MARK: Numbers and attributes

extension RuleCheck {
  private mutating func hasUsableNumbers(_ rule: LayoutRule) -> Bool {
    if !rule.constant.isFinite {
      return refuse(rule, .invalidNumber, "can't have the constant \(rule.constant)")
    }
    if !rule.multiplier.isFinite || rule.multiplier == 0 {
      return refuse(rule, .invalidNumber, "can't have the multiplier \(rule.multiplier)")
    }
    let priority = rule.priority.rawValue
    if !(priority > 0 && priority <= UILayoutPriority.required.rawValue) {
      return refuse(rule, .invalidNumber, "needs a priority from 1 to 1000, not \(priority)")
    }
    if rule.target == nil, rule.constant < 0, rule.relation != .greaterThanOrEqual {
      return refuse(rule, .negativeSize, "can't be negative, such as \(shortText(rule.constant))")
    }
    return true
  }

  private mutating func hasComparableAttributes(_ rule: LayoutRule) -> Bool {
    guard rule.target != nil else {
      if rule.attribute.isLength { return true }
      return refuse(rule, .mismatchedAttributes, "needs something to be relative to")
    }
    if rule.attribute.isComparable(to: rule.targetAttribute) { return true }
    let other = rule.targetAttribute.rawValue
    return refuse(rule, .mismatchedAttributes, "can't be compared with the \(other) of anything")
  }

  /// Notes an issue about what a rule speaks of; always false.
  private mutating func refuse(
    _ rule: LayoutRule, _ kind: LayoutIssue.Kind, _ problem: String
  ) -> Bool {
    guard told.insert(ToldMistake(rule, kind)).inserted else { return false }
    var subject = "\(names.name(of: rule.item)).\(rule.attribute.rawValue)"
    var view: UIView?
    switch (rule.item, rule.target) {
    case (.view(let subjectView), _): view = subjectView
    case (.parent, .view(let targetView)?), (.area, .view(let targetView)?):
      view = targetView
      subject = "\(names.name(of: targetView)).\(rule.targetAttribute.rawValue)"
    default: break
    }
    issues.append(LayoutIssue(kind, "\(subject) \(problem)", view: view, at: rule.line))
    return false
  }
}

// MARK: Items

extension RuleCheck {
  /// The item without symbols in it, or nil with an issue.
  private mutating func resolve(_ item: LayoutItem, for rule: LayoutRule) -> LayoutItem? {
    switch item {
    case .view, .guide, .made: return item
    case .parent(let child):
      if let parent = owner(of: child, includingSelf: false) { return .view(parent) }
      let name = names.name(of: child)
      _ = refuse(rule, .noSuperview, "needs a superview, and \(name) has none")
      return nil
    case .area(let area, let inner):
      guard let resolved = resolve(inner, for: rule) else { return nil }
      guard let view = owner(of: resolved, includingSelf: true) else { return nil }
      return .guide(area.guide(of: view))
    }
  }

  /// The view that an item is, or that it belongs to.
  private func owner(of item: LayoutItem, includingSelf: Bool) -> UIView? {
    switch item {
    case .view(let view): includingSelf ? view : parent(of: view)
    case .guide(let guide): plannedOwners[ObjectIdentifier(guide)] ?? guide.owningView
    case .made(let number): made.indices.contains(number) ? made[number] : nil
    case .area(_, let inner): owner(of: inner, includingSelf: true)
    case .parent(let child): owner(of: child, includingSelf: false)
    }
  }

  private func parent(of view: UIView) -> UIView? {
    plannedParents[ObjectIdentifier(view)] ?? view.superview
  }

  private mutating func haveCommonAncestor(
    _ item: LayoutItem, _ target: LayoutItem, in rule: LayoutRule
  ) -> Bool {
    let (own, other) = (
      owner(of: item, includingSelf: true), owner(of: target, includingSelf: true)
    )
    guard let first = own, let second = other else {
      let orphan = own == nil ? item : target
      let name = names.name(of: orphan)
      return refuse(rule, .noSuperview, "needs \(name) to belong to a view, and it does not")
    }
    // Most rules relate a view to the one around it.
    if first === second || parent(of: first) === second || parent(of: second) === first {
      return true
    }
    if root(of: first) == root(of: second) { return true }
    let name = names.name(of: target)
    let problem = "can't relate to \(name): they are not in one view hierarchy"
    return refuse(rule, .noCommonAncestor, problem)
  }

  private mutating func root(of view: UIView) -> ObjectIdentifier {
    var path: [ObjectIdentifier] = []
    var current = view
    while true {
      let key = ObjectIdentifier(current)
      if let known = roots[key] ?? (parent(of: current) == nil ? key : nil) {
        for step in path { roots[step] = known }
        return known
      }
      path.append(key)
      guard let next = parent(of: current), path.count < 10_000 else { return key }
      current = next
    }
  }
}

/// What two mistakes have in common if one statement about several edges has made both.
private struct ToldMistake: Hashable {
  let kind: LayoutIssue.Kind
  /// In no order: a chain speaks of edges at the end the other way round.
  let items: Set<LayoutItem>
  let line: SourceLine
  /// Nil for edges and middles, which are mentioned together.
  let length: LayoutAttribute?
  let points: CGFloat?

  init(_ rule: LayoutRule, _ kind: LayoutIssue.Kind) {
    self.kind = kind
    items = Set([rule.item, rule.target].compactMap { $0 })
    line = rule.line
    length = rule.attribute.isLength ? rule.attribute : nil
    points = rule.attribute.isLength ? rule.constant : nil
  }
}
