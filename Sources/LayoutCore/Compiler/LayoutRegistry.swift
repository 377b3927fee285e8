/// The constraints that were made view by view, kept by the view that each is about, so that they
/// can be found again, changed and removed.
///
/// It keeps neither views nor guides alive.
@MainActor
package enum LayoutRegistry {
  @MainActor
  fileprivate final class Entry {
    private(set) weak var item: AnyObject?
    var rules: [InstalledRule] = []
    /// What becomes of the rules while others come in.
    var edit: RegistryEdit?

    init(_ item: AnyObject) { self.item = item }

    /// Gets ready for more rules.
    func begin(isEditing: Bool) {
      rules.removeAll { !$0.isAlive || !$0.constraint.isActive }
      if isEditing { edit = RegistryEdit(rules) }
    }

    /// The constraint for a rule: one that is there and says the same, or a new one.
    func add(
      _ rule: LayoutRule, item: AnyObject, names: LayoutNames, _ listener: IssueListener?
    ) -> NSLayoutConstraint {
      let target = rule.target?.object([])
      let key = InstalledRule.Key(rule, item: item, target: target)
      let identifier = rule.readableIdentifier(names: names)
      edit?.places.insert(key.place)
      if let known = edit?.known[key]?.popLast() {
        known.constraint.take(rule, identifier: identifier, listener: listener)
        edit?.made.append(known)
        return known.constraint
      }
      let constraint = rule.constraint(
        item: item, target: target, identifier: identifier, listener: listener)
      let installed = InstalledRule(key, constraint, item: item, target: target)
      if edit == nil { rules.append(installed) } else { edit?.made.append(installed) }
      return constraint
    }

    /// Keeps what has come of the rules.
    ///
    /// - Returns: The constraints that others replace.
    func end() -> [NSLayoutConstraint] {
      guard let edit else { return [] }
      self.edit = nil
      let taken = Set(edit.made.map { ObjectIdentifier($0.constraint) })
      var obsolete: [NSLayoutConstraint] = []
      var kept: [InstalledRule] = []
      for rule in rules where !taken.contains(ObjectIdentifier(rule.constraint)) {
        if edit.places.contains(rule.key.place) {
          obsolete.append(rule.constraint)
        } else {
          kept.append(rule)
        }
      }
      rules = kept + edit.made
      return obsolete
    }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sizeOfNextSweep = 256

  /// Puts the rules of a plan in force, in one call; the plan's views must be where they belong.
  ///
  /// - Parameters:
  ///   - isEditing: Whether constraints that say the same are to be changed in place, and those
  ///     that relate the same attributes in another way replaced. All others stay.
  ///   - listener: Hears of conflicts that turn up when it is laid out.
  ///   - report: Takes the mistakes in the plan.
  /// - Returns: The constraints, in the order of the rules.
  /// - Complexity: Linear in the rules of the plan and of the views that they are about.
  package static func install(
    _ plan: LayoutPlan, isEditing: Bool, listener: IssueListener? = nil,
    report: (LayoutIssue) -> Void
  ) -> [NSLayoutConstraint] {
    let names = LayoutNames(of: plan)
    var check = RuleCheck(plan, names: names)
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(plan.rules.count)
    var touched: [Entry] = []
    var seen: Set<ObjectIdentifier> = []
    // Rules about one view mostly follow each other.
    var last: (item: AnyObject, entry: Entry)?
    for rule in plan.rules {
      guard let accepted = check.resolve(rule), let item = accepted.item.object([]) else {
        continue
      }
      if last?.item !== item {
        let entry = entry(for: item)
        last = (item, entry)
        if seen.insert(ObjectIdentifier(entry)).inserted {
          touched.append(entry)
          entry.begin(isEditing: isEditing)
        }
      }
      guard let entry = last?.entry else { continue }
      constraints.append(entry.add(accepted, item: item, names: names, listener))
    }
    for issue in plan.issues + check.issues { report(issue) }
    for view in plan.positioned where !view.isRootOfController { view.stopAutoresizing() }
    var obsolete: [NSLayoutConstraint] = []
    for entry in touched { obsolete += entry.end() }
    NSLayoutConstraint.deactivate(obsolete)
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
    return constraints
  }

  /// Takes all constraints about some views out of force.
  package static func removeConstraints(about views: [UIView]) {
    var constraints: [NSLayoutConstraint] = []
    for view in views {
      guard let entry = entries.removeValue(forKey: ObjectIdentifier(view)) else { continue }
      if entry.item === view { constraints += entry.rules.map(\.constraint) }
    }
    NSLayoutConstraint.deactivate(constraints.filter(\.isActive))
  }

  /// The constraints in force about some views, in the order in which they were made.
  package static func constraints(about views: [UIView]) -> [NSLayoutConstraint] {
    views.flatMap { view -> [NSLayoutConstraint] in
      guard let entry = entries[ObjectIdentifier(view)], entry.item === view else { return [] }
      return entry.rules.map(\.constraint).filter(\.isActive)
    }
  }

  private static func entry(for item: AnyObject) -> Entry {
    let key = ObjectIdentifier(item)
    if let known = entries[key], known.item === item { return known }
    let entry = Entry(item)
    entries[key] = entry
    if entries.count > sizeOfNextSweep {
      entries = entries.filter { $0.value.item != nil }
      sizeOfNextSweep = max(256, entries.count * 2)
    }
    return entry
  }
}

/// What becomes of the constraints about an item while new rules come in that may change them.
@MainActor
private struct RegistryEdit {
  /// What was there before, until a new rule takes it over.
  var known: [InstalledRule.Key: [InstalledRule]] = [:]
  var made: [InstalledRule] = []
  /// What the new rules relate.
  var places: Set<InstalledRule.Place> = []

  init(_ rules: [InstalledRule]) {
    for rule in rules.reversed() { known[rule.key, default: []].append(rule) }
  }
}

extension InstalledRule {
  /// What a rule relates, however it does.
  struct Place: Hashable {
    let attribute: LayoutAttribute
    let target: ObjectIdentifier?
    let targetAttribute: LayoutAttribute
    /// For lengths in points, which may have a least and a largest value at the same time.
    let relation: LayoutRelation?
  }
}

extension InstalledRule.Key {
  fileprivate var place: InstalledRule.Place {
    InstalledRule.Place(
      attribute: attribute, target: target, targetAttribute: targetAttribute,
      relation: target == nil ? relation : nil)
  }
}
