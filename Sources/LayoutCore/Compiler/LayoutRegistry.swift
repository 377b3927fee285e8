/// The constraints that were made view by view, kept by the view that each is about, so that they
/// can be found again, changed and removed.
///
/// It keeps neither views nor guides alive.
@MainActor
package enum LayoutRegistry {
  private final class Entry {
    private(set) weak var item: AnyObject?
    var rules: [InstalledRule] = []

    init(_ item: AnyObject) { self.item = item }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sizeOfNextSweep = 256

  /// Puts the rules of a plan in force, in one call; the plan's views must be where they belong.
  ///
  /// - Parameters:
  ///   - isEditing: Whether constraints that say the same are to be changed in place, and those
  ///     that relate the same attributes in another way replaced. All others stay.
  ///   - report: Takes the mistakes in the plan.
  /// - Returns: The constraints, in the order of the rules.
  /// - Complexity: Linear in the rules of the plan and of the views that they are about.
  package static func install(
    _ plan: LayoutPlan, isEditing: Bool, report: (LayoutIssue) -> Void
  ) -> [NSLayoutConstraint] {
    let names = LayoutNames(of: plan)
    var check = RuleCheck(plan, names: names)
    let accepted = plan.rules.compactMap { check.resolve($0) }
    for issue in plan.issues + check.issues { report(issue) }
    for view in plan.positioned where !view.isRootOfController { view.stopAutoresizing() }
    var edit = RegistryEdit(isEditing: isEditing)
    var touched: [Entry] = []
    for rule in accepted {
      guard let item = rule.item.object([]) else { continue }
      let entry = entry(for: item)
      if edit.begin(item, rules: entry.rules) { touched.append(entry) }
      edit.add(rule, item: item, names: names)
    }
    for entry in touched {
      guard let item = entry.item else { continue }
      entry.rules = edit.rules(of: item)
    }
    NSLayoutConstraint.deactivate(edit.obsolete)
    NSLayoutConstraint.activate(edit.constraints.filter { !$0.isActive })
    return edit.constraints
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

/// What becomes of the constraints about some items while new rules come in.
@MainActor
private struct RegistryEdit {
  let isEditing: Bool
  /// The constraints of the new rules, in order.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var states: [ObjectIdentifier: State] = [:]

  private struct State {
    /// What was there before, until a new rule takes it over.
    var known: [InstalledRule.Key: [InstalledRule]] = [:]
    var order: [InstalledRule] = []
    var made: [InstalledRule] = []
    /// What the new rules relate.
    var places: Set<InstalledRule.Place> = []
  }

  init(isEditing: Bool) { self.isEditing = isEditing }

  /// Notes what there is about an item; false if it is known already.
  mutating func begin(_ item: AnyObject, rules: [InstalledRule]) -> Bool {
    let key = ObjectIdentifier(item)
    guard states[key] == nil else { return false }
    var state = State()
    state.order = rules.filter { $0.isAlive && $0.constraint.isActive }
    if isEditing {
      for rule in state.order.reversed() { state.known[rule.key, default: []].append(rule) }
    }
    states[key] = state
    return true
  }

  mutating func add(_ rule: LayoutRule, item: AnyObject, names: LayoutNames) {
    let target = rule.target?.object([])
    let key = InstalledRule.Key(rule, item: item, target: target)
    let identifier = rule.readableIdentifier(names: names)
    let stateKey = ObjectIdentifier(item)
    states[stateKey]?.places.insert(key.place)
    if let known = states[stateKey]?.known[key]?.popLast() {
      known.constraint.take(rule, identifier: identifier)
      states[stateKey]?.made.append(known)
      constraints.append(known.constraint)
    } else {
      let constraint = rule.constraint(item: item, target: target, identifier: identifier)
      states[stateKey]?.made.append(InstalledRule(key, constraint, item: item, target: target))
      constraints.append(constraint)
    }
  }

  /// The constraints that others replace.
  var obsolete: [NSLayoutConstraint] {
    guard isEditing else { return [] }
    return states.values.flatMap { state in
      state.known.values.joined().filter { state.places.contains($0.key.place) }
        .map(\.constraint)
    }
  }

  /// What there is about an item afterwards.
  func rules(of item: AnyObject) -> [InstalledRule] {
    guard let state = states[ObjectIdentifier(item)] else { return [] }
    guard isEditing else { return state.order + state.made }
    let gone = Set(state.made.map { ObjectIdentifier($0.constraint) })
    return state.order.filter { rule in
      !gone.contains(ObjectIdentifier(rule.constraint)) && !state.places.contains(rule.key.place)
    } + state.made
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
