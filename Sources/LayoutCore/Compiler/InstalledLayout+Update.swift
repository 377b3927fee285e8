extension InstalledLayout {
  /// Turns the layout into that of another plan, with the least that needs to be done.
  ///
  /// A rule that both plans have keeps its constraint; a changed constant, or a changed priority
  /// below required, is set on it. Views that are not named any more are removed if the layout
  /// added them. A plan that says the same makes no UIKit call at all.
  ///
  /// - Parameter leave: What is to happen to each view that has to go, in place of its removal.
  /// - Complexity: Linear in the rules of both plans.
  public func update(to plan: LayoutPlan, leave: ((UIView) -> Void)? = nil) {
    let names = LayoutNames(of: plan)
    var check = RuleCheck(plan, names: names)
    let accepted = plan.rules.enumerated().compactMap { number, rule in
      check.resolve(rule).map { (number: number, rule: $0) }
    }
    for issue in plan.issues + check.issues { LayoutDiagnostics.report(issue) }

    host = plan.host
    restorePriorities(except: plan.priorities)
    let identities = GuideIdentity.identities(of: plan)
    let guides = nextGuides(for: plan, identities)
    let next = nextRules(accepted, guides: guides, names: names)
    NSLayoutConstraint.deactivate(next.obsolete)
    place(plan, leave: leave)
    attach(guides, of: plan)
    guideIdentities = identities
    applyPriorities(of: plan)
    let isSame = next.repeats(rules)
    rules = next.rules
    tell(plan.captures, numbers: next.numbers)
    isActive = true
    // Those that are active already are named, too: who comes first among equals is then a matter of
    // the description, not of its history.
    if !isSame { NSLayoutConstraint.activate(next.rules.map(\.constraint)) }
  }
}

// MARK: Rules

extension InstalledLayout {
  @MainActor
  private struct NextRules {
    var rules: [InstalledRule] = []
    /// What number each rule has in the plan.
    var numbers: [Int] = []
    var obsolete: [NSLayoutConstraint] = []

    /// Whether the constraints are those that there were, in the same order, and all in force.
    func repeats(_ old: [InstalledRule]) -> Bool {
      guard rules.count == old.count else { return false }
      for (rule, known) in zip(rules, old)
      where rule.constraint !== known.constraint || !rule.constraint.isActive {
        return false
      }
      return true
    }
  }

  /// The constraints for accepted rules, with those that serve again, and those that do not.
  private func nextRules(
    _ accepted: [(number: Int, rule: LayoutRule)], guides: [UILayoutGuide], names: LayoutNames
  ) -> NextRules {
    var next = NextRules()
    var pool: [InstalledRule.Key: [InstalledRule]] = [:]
    for rule in rules.reversed() where rule.isAlive { pool[rule.key, default: []].append(rule) }
    next.rules.reserveCapacity(accepted.count)
    next.numbers.reserveCapacity(accepted.count)
    for (number, rule) in accepted {
      guard let item = rule.item.object(guides) else { continue }
      let target = rule.target?.object(guides)
      let key = InstalledRule.Key(rule, item: item, target: target)
      let identifier = rule.readableIdentifier(names: names)
      next.numbers.append(number)
      if !pool.isEmpty, let known = pool[key]?.popLast() {
        known.constraint.take(rule, identifier: identifier)
        next.rules.append(known)
      } else {
        let constraint = rule.constraint(item: item, target: target, identifier: identifier)
        next.rules.append(InstalledRule(key, constraint, item: item, target: target))
      }
    }
    // In the order of the rules: what leaves in which order is not to be a matter of chance.
    let kept = Set(next.rules.map { ObjectIdentifier($0.constraint) })
    for rule in rules where rule.constraint.isActive {
      if !kept.contains(ObjectIdentifier(rule.constraint)) { next.obsolete.append(rule.constraint) }
    }
    return next
  }
}

extension LayoutPlan {
  /// The constraints that the rules stand for, not active; nothing else is done.
  public func makeConstraints() -> [NSLayoutConstraint] {
    let names = LayoutNames(of: self)
    var check = RuleCheck(self, names: names)
    let accepted = rules.compactMap { check.resolve($0) }
    for issue in issues + check.issues { LayoutDiagnostics.report(issue) }
    return accepted.compactMap { rule in
      guard let item = rule.item.object([]) else { return nil }
      return rule.constraint(
        item: item, target: rule.target?.object([]),
        identifier: rule.readableIdentifier(names: names))
    }
  }
}

extension LayoutRule {
  /// The one place that makes a constraint.
  @MainActor
  func constraint(
    item: AnyObject, target: AnyObject?, identifier: String, listener: IssueListener? = nil
  ) -> NSLayoutConstraint {
    _ = ConflictReport.isListening
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute.native, relatedBy: relation.native,
      toItem: target, attribute: target == nil ? .notAnAttribute : targetAttribute.native,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.origin = RuleOrigin.of(self, listener)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Makes a live constraint say what an equal rule with other numbers says.
  func take(_ rule: LayoutRule, identifier: String, listener: IssueListener? = nil) {
    origin = RuleOrigin.of(rule, listener)
    if constant != rule.constant { constant = rule.constant }
    if priority != rule.priority { priority = rule.priority }
    if self.identifier != identifier { self.identifier = identifier }
  }
}

extension LayoutItem {
  /// The object behind an item that has been resolved.
  func object(_ made: [UILayoutGuide]) -> AnyObject? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    case .made(let number): made.indices.contains(number) ? made[number] : nil
    case .area, .parent: nil
    }
  }
}

// MARK: Views, guides and priorities

extension InstalledLayout {
  private func place(_ plan: LayoutPlan, leave: ((UIView) -> Void)?) {
    let named = Set(plan.placements.map { ObjectIdentifier($0.view) })
    for old in placed {
      guard let view = old.view, !named.contains(ObjectIdentifier(view)) else { continue }
      old.remove(leave)
      if leave != nil { lingering.append(old) }
    }
    lingering.removeAll { !$0.isInPlace }
    var added: Set<ObjectIdentifier> = []
    for old in placed + lingering where old.isAdded {
      added.formUnion(old.view.map { [ObjectIdentifier($0)] } ?? [])
    }
    placed = plan.placements.map { placement in
      let view = placement.view
      let isAdded = view.superview !== placement.parent || added.contains(ObjectIdentifier(view))
      return PlacedView(placement, isAdded: isAdded)
    }
    for placement in plan.placements { placement.view.stopAutoresizing() }
    for view in plan.positioned where !view.isRootOfController { view.stopAutoresizing() }
    arrangeSubviews()
  }

  /// The guides of the next plan: those that there are, as far as they go, and new ones.
  private func nextGuides(
    for plan: LayoutPlan, _ identities: [GuideIdentity]
  ) -> [UILayoutGuide] {
    let known = GuideIdentity.matches(of: identities, in: guideIdentities)
    return zip(plan.madeGuides, known).map { made, number in
      let isKept = number.map { madeGuideOwners[$0].view === made.owner } ?? false
      let guide = number.flatMap { isKept ? madeGuides[$0] : nil } ?? UILayoutGuide()
      let name = [plan.name, made.name].compactMap { $0 }.joined(separator: " ▸ ")
      let identifier = "\(name)  \(made.line)"
      if guide.identifier != identifier { guide.identifier = identifier }
      return guide
    }
  }

  private func attach(_ guides: [UILayoutGuide], of plan: LayoutPlan) {
    let kept = Set((guides + plan.guides.map(\.guide)).map { ObjectIdentifier($0) })
    for old in madeGuides + ownGuides.map(\.guide) where !kept.contains(ObjectIdentifier(old)) {
      old.owningView?.removeLayoutGuide(old)
    }
    for (guide, made) in zip(guides, plan.madeGuides) where guide.owningView !== made.owner {
      made.owner?.addLayoutGuide(guide)
    }
    madeGuides = guides
    madeGuideOwners = plan.madeGuides.map { WeakView($0.owner) }
    madeGuideLines = plan.madeGuides.map(\.line)
    ownGuides = plan.guides.map { OwnedGuide($0) }
    for own in ownGuides { own.attach() }
  }

  /// Undoes the priorities that the next settings do not simply repeat.
  private func restorePriorities(except settings: [ContentPriority]) {
    guard isActive, !priorities.isEmpty, !repeats(settings) else { return }
    for priority in priorities.reversed() { priority.restore() }
    priorities = []
  }

  private func applyPriorities(of plan: LayoutPlan) {
    if isActive, repeats(plan.priorities) { return }
    priorities = plan.priorities.map { AppliedPriority($0) }
    for index in priorities.indices { priorities[index].apply() }
  }

  private func repeats(_ settings: [ContentPriority]) -> Bool {
    priorities.count == settings.count
      && zip(priorities, settings).allSatisfy { $0.isSame(as: $1) }
  }
}

extension UIView {
  func stopAutoresizing() {
    if translatesAutoresizingMaskIntoConstraints {
      translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Whether a view controller without a parent owns this view: then its size is the window's
  /// business, and its mask must stay.
  var isRootOfController: Bool {
    guard let controller = next as? UIViewController else { return false }
    return controller.parent == nil
  }
}
