/// Turns the rules of a plan into constraints: the one place that does.
///
/// First every rule is checked, before any view is touched; one that can't become a constraint is left
/// out with an issue. Then each becomes a constraint, or one that is there takes it over.
@MainActor
struct LayoutCompiler {
  let plan: LayoutPlan
  /// The numbers of the rules that can become constraints.
  private(set) var accepted: [Int] = []
  private(set) var issues: [LayoutIssue] = []
  /// What each item is: a view or a guide; nil for what is not known, or can't be found.
  private(set) var objects: ContiguousArray<AnyObject?>
  /// The view that each item is, or belongs to.
  var views: ContiguousArray<UIView?>
  /// The root of the hierarchy of each such view, as far as somebody has asked.
  var roots: ContiguousArray<ObjectIdentifier?>
  var told: Set<ToldMistake> = []
  private var knownNames: LayoutNames?

  /// Checks a plan.
  ///
  /// - Parameter guides: The guides that the plan makes, in its order.
  init(_ plan: LayoutPlan, guides: [UILayoutGuide] = []) {
    self.plan = plan
    objects = ContiguousArray(repeating: nil, count: plan.items.count)
    views = ContiguousArray(repeating: nil, count: plan.items.count)
    roots = ContiguousArray(repeating: nil, count: plan.items.count)
    for (made, guide) in zip(plan.madeGuides, guides) { objects[made.item.index] = guide }
    for number in plan.items.all.indices { resolve(number) }
    accepted.reserveCapacity(plan.rules.count)
    for number in plan.rules.indices where accepts(plan.rules[number]) { accepted.append(number) }
  }

  /// What is told of the plan: its own mistakes, and those of its rules.
  var allIssues: [LayoutIssue] { Array(plan.issues) + issues }

  var names: LayoutNames {
    mutating get {
      let names = knownNames ?? LayoutNames(of: plan)
      knownNames = names
      return names
    }
  }

  mutating func note(_ issue: LayoutIssue) { issues.append(issue) }

  /// Finds out what an item is. What it depends on comes before it.
  private mutating func resolve(_ number: Int) {
    let item = plan.items.all[number]
    switch item.kind {
    case .view:
      objects[number] = item.object
      views[number] = item.object as? UIView
    case .guide:
      objects[number] = item.object
      let owner = (item.object as? UILayoutGuide)?.owningView
      views[number] = view(of: item.base) ?? owner
    case .made: views[number] = view(of: item.base)
    case .parent:
      guard let base = item.base else { return }
      let parent = parent(of: base)
      objects[number] = parent
      views[number] = parent
    case .area(let area):
      guard let base = item.base, let view = views[base.index] else { return }
      objects[number] = area.guide(of: view)
      views[number] = view
    }
  }

  // Conditions in these, and no closures: each call of one asks whether the main actor is running.

  private func view(of item: LayoutItem?) -> UIView? {
    if let item { views[item.index] } else { nil }
  }

  /// What the target of a rule is.
  private func target(of rule: LayoutRule) -> AnyObject? {
    if let target = rule.target { objects[target.index] } else { nil }
  }

  /// The superview that a view has or will have; the owner of a guide.
  func parent(of item: LayoutItem) -> UIView? {
    guard plan.items[item].kind == .view else { return views[item.index] }
    return view(of: plan.items[item].base) ?? views[item.index]?.superview
  }
}

// MARK: Constraints

extension LayoutCompiler {
  /// The constraints for all accepted rules, not active unless they were taken over.
  ///
  /// - Parameters:
  ///   - source: Where they come from.
  ///   - pool: Constraints that are in force, to be taken over by rules that say the same.
  func constraints(
    of source: LayoutSource, reusing pool: inout RulePool?
  ) -> [LayoutConstraint] {
    ConflictReport.listen()
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(accepted.count)
    for number in accepted {
      let rule = plan.rules[number]
      guard let item = objects[rule.item.index] else { continue }
      let target = target(of: rule)
      let identifier = plan.identifiers.isEmpty ? nil : plan.identifiers[number]
      if pool != nil, let known = pool?.take(RuleKey(rule, item: item, target: target)) {
        known.take(rule, of: source, givenIdentifier: identifier)
        constraints.append(known)
      } else {
        constraints.append(
          rule.constraint(item: item, target: target, of: source, givenIdentifier: identifier))
      }
    }
    return constraints
  }

  /// What an accepted rule relates, however it does.
  func place(of number: Int) -> RuleKey.Place? {
    let rule = plan.rules[number]
    guard let item = objects[rule.item.index] else { return nil }
    return RuleKey(rule, item: item, target: target(of: rule)).place
  }
}

extension LayoutRule {
  @MainActor
  fileprivate func constraint(
    item: AnyObject, target: AnyObject?, of source: LayoutSource, givenIdentifier: String?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      object: item, attribute.native, relation.native, to: target,
      target == nil ? .notAnAttribute : targetAttribute.native, multiplier: multiplier,
      constant: constant)
    if priority != .required { constraint.priority = priority }
    constraint.come(from: self, of: source, givenIdentifier: givenIdentifier)
    return constraint
  }
}
