/// Turns the rules of a plan into constraints: the one place that does.
///
/// First every rule is checked, before any view is touched; one that can't become a constraint is left
/// out with an issue. Then each becomes a constraint, or one that is there takes it over.
@MainActor
struct LayoutCompiler: ~Copyable {
  private(set) var plan: LayoutPlan
  /// The numbers of the rules that can't become constraints, in rising order.
  private(set) var refused: [Int] = []
  /// What is told of the plan: its own mistakes, then those of its rules.
  private(set) var issues: [LayoutIssue] = []
  /// What each item is: a view or a guide; nil for what is not known, or can't be found.
  private(set) var objects: ContiguousArray<AnyObject?> = []
  /// The same as ends of constraints.
  private var ends: ContiguousArray<LayoutEnd?> = []
  /// Where the view is that each item is, or belongs to.
  private(set) var places: ContiguousArray<Place> = []
  /// The root of the hierarchy of each such view, as far as somebody has asked: until then empty.
  var roots: ContiguousArray<ObjectIdentifier?> = []
  var told: Set<ToldMistake> = []
  private var knownNames: LayoutNames?

  /// A view and the one around it, by their addresses: comparing them touches no view.
  struct Place {
    let view: ObjectIdentifier?
    /// The superview that the view has or will have.
    let parent: ObjectIdentifier?
  }

  /// Checks a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan, which then says nothing.
  ///   - guides: The guides that the plan makes, in its order.
  init(taking plan: inout LayoutPlan, guides: [UILayoutGuide] = []) {
    // Exchanged: what is handed over would be copied, column by column.
    self.plan = LayoutPlan()
    swap(&self.plan, &plan)
    SpareColumns.lend(to: &objects, &ends, &places)
    for number in self.plan.items.all.indices { objects.append(object(of: number)) }
    for (made, guide) in zip(self.plan.madeGuides, guides) { objects[made.item.index] = guide }
    for number in objects.indices { ends.append(end(ofItem: number)) }
    for number in objects.indices { places.append(place(ofItem: LayoutItem(number))) }
    for issue in self.plan.issues {
      issues.append(issue.issue { names.name(of: $0, in: self.plan.items) })
    }
    for number in self.plan.rules.indices where !accepts(self.plan.rules[number]) {
      refused.append(number)
    }
  }

  /// Hands the room of what is done with to the next plan. Nothing else can be asked after that.
  mutating func finish() {
    SpareColumns.take(&plan)
    SpareColumns.take(&objects, &ends, &places)
  }

  /// The numbers of the rules that can become constraints.
  var accepted: [Int] {
    if refused.isEmpty { return Array(plan.rules.indices) }
    let refused = Set(refused)
    return plan.rules.indices.filter { !refused.contains($0) }
  }

  /// The rules that can become constraints, with no room for more.
  var acceptedRules: ContiguousArray<LayoutRule> {
    if !refused.isEmpty { return ContiguousArray(accepted.map { plan.rules[$0] }) }
    return plan.rules.fitted
  }

  var names: LayoutNames {
    mutating get {
      let names = knownNames ?? LayoutNames(of: plan)
      knownNames = names
      return names
    }
  }

  mutating func note(_ issue: LayoutIssue) { issues.append(issue) }

  /// Finds out what an item is. What it depends on comes before it.
  private func object(of number: Int) -> AnyObject? {
    switch plan.items.all[number].kind {
    case .view, .guide: plan.items.all[number].object
    case .made: nil
    case .parent: parent(of: plan.items.all[number].base)
    case .area(let area): view(of: plan.items.all[number].base).map { area.guide(of: $0) }
    }
  }

  /// The view that an item is, or belongs to.
  func view(of item: LayoutItem?) -> UIView? {
    guard let item else { return nil }
    switch plan.items[item].kind {
    case .view: return plan.items[item].view
    case .parent: return objects[item.index] as? UIView
    case .made, .area: return view(of: plan.items[item].base)
    case .guide:
      return view(of: plan.items[item].base)
        ?? (plan.items[item].object as? UILayoutGuide)?.owningView
    }
  }

  // Conditions in these, and no closures: each call of one asks whether the main actor is running.

  private func end(ofItem number: Int) -> LayoutEnd? {
    if let object = objects[number] { LayoutEnd(object) } else { nil }
  }

  private func place(ofItem item: LayoutItem) -> Place {
    guard let view = view(of: item) else { return Place(view: nil, parent: nil) }
    let known = plan.items[item].kind == .view ? item : plan.items.find(view)
    let parent = known == nil ? view.superview : parent(of: known)
    guard let parent else { return Place(view: ObjectIdentifier(view), parent: nil) }
    return Place(view: ObjectIdentifier(view), parent: ObjectIdentifier(parent))
  }

  /// What the target of a rule is.
  private func target(of rule: LayoutRule) -> AnyObject? {
    if let target = rule.target { objects[target.index] } else { nil }
  }

  /// The superview that a view has or will have; the owner of a guide.
  func parent(of item: LayoutItem?) -> UIView? {
    guard let item else { return nil }
    guard plan.items[item].kind == .view else { return view(of: item) }
    return view(of: plan.items[item].base) ?? plan.items[item].view?.superview
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
    constraints.reserveCapacity(plan.rules.count - refused.count)
    var next = 0
    for number in plan.rules.indices {
      if next < refused.count, refused[next] == number {
        next += 1
        continue
      }
      let rule = plan.rules[number]
      guard let end = ends[rule.item.index] else { continue }
      let identifier = plan.identifiers.isEmpty ? nil : plan.identifiers[number]
      if pool != nil, let key = key(of: rule), let known = pool?.take(key) {
        known.take(rule, of: source, givenIdentifier: identifier)
        constraints.append(known)
        continue
      }
      var other: LayoutEnd?
      if let target = rule.target { other = ends[target.index] }
      constraints.append(
        rule.constraint(end, other, of: source, givenIdentifier: identifier))
    }
    return constraints
  }

  /// What an accepted rule relates, however it does.
  func place(of number: Int) -> RuleKey.Place? {
    let rule = plan.rules[number]
    return key(of: rule)?.place(isAboutTarget: rule.isAboutTarget)
  }

  private func key(of rule: LayoutRule) -> RuleKey? {
    guard let item = objects[rule.item.index] else { return nil }
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
    constraint.come(from: self, of: source, givenIdentifier: givenIdentifier)
    return constraint
  }
}
