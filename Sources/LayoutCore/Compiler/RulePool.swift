/// The properties that two rules must share for one constraint to serve both: everything except the
/// constant, and except the priority as long as it stays on one side of required.
struct RuleKey: Hashable {
  let item: ObjectIdentifier
  let target: ObjectIdentifier?
  let attribute: LayoutAttribute
  let targetAttribute: LayoutAttribute?
  let relation: LayoutRelation
  let isRequired: Bool
  let multiplier: CGFloat

  /// The items and attributes of a rule, regardless of its relation. The item that the rule is
  /// about comes first, whichever side it is on.
  struct Place: Hashable {
    let attribute: LayoutAttribute
    let item: ObjectIdentifier
    let target: ObjectIdentifier?
    let targetAttribute: LayoutAttribute?
    /// For lengths in points, which may have a minimum and a maximum at the same time.
    let relation: LayoutRelation?
  }

  /// - Parameter isAboutTarget: Whether the rule is about its target.
  func place(isAboutTarget: Bool) -> Place {
    guard isAboutTarget, let target, let targetAttribute else {
      return Place(
        attribute: attribute, item: item, target: target, targetAttribute: targetAttribute,
        relation: target == nil ? relation : nil)
    }
    return Place(
      attribute: targetAttribute, item: target, target: item, targetAttribute: attribute,
      relation: nil)
  }
}

extension RuleKey {
  init(_ rule: LayoutRule, item: AnyObject, target: AnyObject?) {
    self.item = ObjectIdentifier(item)
    self.target = target.map { ObjectIdentifier($0) }
    attribute = rule.attribute
    targetAttribute = target == nil ? nil : rule.targetAttribute
    relation = rule.relation
    isRequired = rule.priority == .required
    multiplier = rule.multiplier
  }

  /// Creates the key of an active constraint.
  @MainActor
  init?(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.firstItem, let relation = LayoutRelation(constraint.relation),
      let attribute = LayoutAttribute(constraint.firstAttribute)
    else { return nil }
    self.item = ObjectIdentifier(item)
    target = constraint.secondItem.map { ObjectIdentifier($0) }
    self.attribute = attribute
    targetAttribute = target == nil ? nil : LayoutAttribute(constraint.secondAttribute)
    self.relation = relation
    isRequired = constraint.priority == .required
    multiplier = constraint.multiplier
  }
}

/// The active constraints, for equal rules to take over.
///
/// It is made from the constraints themselves at the first change of a layout. A constraint that
/// other code has deactivated is left out, because its items may be gone.
@MainActor
struct RulePool {
  /// The constraints, in order; nil for those that have been taken.
  private var constraints: [LayoutConstraint?]
  private let keys: [RuleKey]
  /// The index of the next rule's constraint if nothing has changed.
  private var next = 0
  /// The indices for each key, in descending order. Made when a rule is not where it was.
  private var places: [RuleKey: [Int]]?

  init(_ constraints: [LayoutConstraint]) {
    var keys: [RuleKey] = []
    var known: [LayoutConstraint?] = []
    for constraint in constraints where constraint.isActive {
      guard let key = RuleKey(constraint) else { continue }
      keys.append(key)
      known.append(constraint)
    }
    self.keys = keys
    self.constraints = known
  }

  /// Takes a constraint with this key out of the pool.
  mutating func take(_ key: RuleKey) -> LayoutConstraint? {
    if next < keys.count, keys[next] == key, let constraint = constraints[next] {
      constraints[next] = nil
      next += 1
      return constraint
    }
    if places == nil {
      var places: [RuleKey: [Int]] = [:]
      for index in keys.indices.reversed() where constraints[index] != nil {
        places[keys[index], default: []].append(index)
      }
      self.places = places
    }
    while let index = places?[key]?.popLast() {
      guard let constraint = constraints[index] else { continue }
      constraints[index] = nil
      next = index + 1
      return constraint
    }
    return nil
  }

  /// The constraints that have not been taken, in order.
  var rest: [LayoutConstraint] { constraints.compactMap { $0 } }

  /// Returns the constraints that have not been taken and share a place with one of these rules.
  func rest(in places: Set<RuleKey.Place>) -> [LayoutConstraint] {
    zip(constraints, keys).compactMap { constraint, key in
      guard let constraint else { return nil }
      let place = key.place(isAboutTarget: constraint.isAboutTarget)
      return places.contains(place) ? constraint : nil
    }
  }
}
