/// Turns the rules of a plan into constraints; all constraints of layouts are made here.
///
/// First, every rule is checked before any view is changed; a rule that can't become a constraint
/// is left out with an issue. Then each rule becomes a new constraint or takes over an existing
/// one.
@MainActor
struct LayoutCompiler: ~Copyable {
  private(set) var plan: LayoutPlan
  /// The numbers of the rules that can't become constraints, in ascending order.
  private(set) var refused: [Int] = []
  /// The issues to report: the plan's own mistakes, then those of its rules.
  private(set) var issues: [LayoutIssue] = []
  /// The root of the hierarchy of each item's view, once it has been looked up; empty until then.
  var roots: ContiguousArray<ObjectIdentifier?> = []
  var reportedMistakes: Set<ReportedMistake> = []
  private var knownNames: LayoutNames?

  /// Checks a plan.
  ///
  /// - Parameter guides: The guides that the plan makes, in its order.
  init(_ plan: consuming LayoutPlan, guides: [UILayoutGuide] = []) {
    self.plan = plan
    let columns = self.plan.columns
    for number in columns.items.all.indices {
      var item = FoundItem()
      item.object = object(of: number)
      columns.found.append(item)
    }
    if self.plan.rareColumns != nil {
      for (made, guide) in zip(self.plan.madeGuides, guides) {
        columns.found[made.item.index].object = guide
      }
    }
    for number in columns.found.indices { locate(number) }
    for issue in self.plan.issues {
      issues.append(issue.issue { names.name(of: $0, in: columns.items) })
    }
    for number in columns.rules.indices where !accepts(columns.rules[number]) {
      refused.append(number)
    }
  }

  /// Hands the storage to the next plan. The compiler can't be used afterwards.
  consuming func finish() { PlanColumns.take(plan.columns) }

  /// Returns the view or guide of an item; nil if the item is unknown or can't be found.
  func object(_ item: LayoutItem) -> AnyObject? { plan.columns.found[item.index].object }

  /// The numbers of the rules that can become constraints.
  var accepted: [Int] {
    if refused.isEmpty { return Array(plan.rules.indices) }
    let refused = Set(refused)
    return plan.rules.indices.filter { !refused.contains($0) }
  }

  /// The rules that can become constraints, without spare capacity.
  var acceptedRules: ContiguousArray<LayoutRule> {
    if !refused.isEmpty { return ContiguousArray(accepted.map { plan.rules[$0] }) }
    return plan.rules.elements()
  }

  var names: LayoutNames {
    mutating get {
      let names = knownNames ?? LayoutNames(of: plan)
      knownNames = names
      return names
    }
  }

  mutating func note(_ issue: LayoutIssue) { issues.append(issue) }

  /// Resolves an item. The items that it depends on have lower numbers.
  private func object(of number: Int) -> AnyObject? {
    switch plan.items.all[number].kind {
    case .view, .guide: plan.items.all[number].object
    case .made: nil
    case .parent: parent(of: plan.items.all[number].base)
    case .area(let area): view(of: plan.items.all[number].base).map { area.guide(of: $0) }
    }
  }

  /// Returns the view that the item is or belongs to.
  func view(of item: LayoutItem?) -> UIView? {
    guard let item else { return nil }
    switch plan.items[item].kind {
    case .view: return plan.items[item].view
    case .parent: return object(item) as? UIView
    case .made, .area: return view(of: plan.items[item].base)
    case .guide:
      return view(of: plan.items[item].base)
        ?? (plan.items[item].object as? UILayoutGuide)?.owningView
    }
  }

  // Conditions instead of closures in these functions, because each call of a closure checks for
  // the main actor.

  /// Notes the constraint end of an item, and the place of its view.
  private func locate(_ number: Int) {
    let columns = plan.columns
    if let object = columns.found[number].object { columns.found[number].end = LayoutEnd(object) }
    let item = LayoutItem(number)
    guard let view = view(of: item) else { return }
    columns.found[number].view = ObjectIdentifier(view)
    let known = columns.items[item].isView ? item : columns.items.find(view)
    let parent = known == nil ? view.superview : parent(of: known)
    if let parent { columns.found[number].parent = ObjectIdentifier(parent) }
  }

  /// Returns the object of a rule's target.
  private func target(of rule: LayoutRule) -> AnyObject? {
    if let target = rule.target { object(target) } else { nil }
  }

  /// Returns the current or future superview of a view; the owner of a guide.
  func parent(of item: LayoutItem?) -> UIView? {
    guard let item else { return nil }
    guard plan.items[item].isView else { return view(of: item) }
    return view(of: plan.items[item].base) ?? plan.items[item].view?.superview
  }
}

// MARK: Constraints

extension LayoutCompiler {
  /// Returns constraints for all accepted rules. They are inactive, except for those taken over.
  ///
  /// - Parameters:
  ///   - source: The source of the constraints.
  ///   - pool: Active constraints that equal rules take over.
  func constraints(
    of source: LayoutSource, reusing pool: inout RulePool?
  ) -> [LayoutConstraint] {
    ConflictReport.listen()
    let columns = plan.columns
    let identifiers = plan.identifiers
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(columns.rules.count - refused.count)
    var next = 0
    for number in columns.rules.indices {
      if next < refused.count, refused[next] == number {
        next += 1
        continue
      }
      let rule = columns.rules[number]
      guard let end = columns.found[rule.item.index].end else { continue }
      let identifier = identifiers.isEmpty ? nil : identifiers[number]
      if pool != nil, let key = key(of: rule), let known = pool?.take(key) {
        known.take(rule, of: source, givenIdentifier: identifier)
        constraints.append(known)
        continue
      }
      var other: LayoutEnd?
      if let target = rule.target { other = columns.found[target.index].end }
      constraints.append(
        rule.constraint(end, other, of: source, givenIdentifier: identifier))
    }
    return constraints
  }

  /// Returns the place of an accepted rule: its items and attributes.
  func place(of number: Int) -> RuleKey.Place? {
    let rule = plan.rules[number]
    return key(of: rule)?.place(isAboutTarget: rule.isAboutTarget)
  }

  private func key(of rule: LayoutRule) -> RuleKey? {
    guard let item = object(rule.item) else { return nil }
    return RuleKey(rule, item: item, target: target(of: rule))
  }
}

extension LayoutRule {
  @MainActor
  fileprivate func constraint(
    _ end: LayoutEnd, _ other: LayoutEnd?, of source: LayoutSource, givenIdentifier: String?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      end, attribute.native, relation.native, to: other,
      other == nil ? .notAnAttribute : targetAttribute.native, multiplier: multiplier,
      constant: constant)
    if priority != .required { constraint.priority = priority }
    constraint.configure(from: self, of: source, givenIdentifier: givenIdentifier)
    return constraint
  }
}
