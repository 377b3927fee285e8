/// What two rules must share for one constraint to serve both: everything but the constant, and but
/// the priority as long as it stays on one side of required.
struct RuleKey: Hashable {
  let item: ObjectIdentifier
  let target: ObjectIdentifier?
  let attribute: LayoutAttribute
  let targetAttribute: LayoutAttribute?
  let relation: LayoutRelation
  let isRequired: Bool
  let multiplier: CGFloat

  /// What a rule relates, however it does: first what it is about, on whichever side that stands.
  struct Place: Hashable {
    let attribute: LayoutAttribute
    let item: ObjectIdentifier
    let target: ObjectIdentifier?
    let targetAttribute: LayoutAttribute?
    /// For lengths in points, which may have a least and a largest value at the same time.
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

  /// What a constraint relates that is in force.
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

/// The constraints that are in force, for rules that say the same to take over.
///
/// Made at the first change of a layout, of the constraints themselves: one that somebody else has
/// taken out is not in it, since what it related may be gone.
@MainActor
struct RulePool {
  /// What is there, in order; nil for what has been taken.
  private var constraints: [LayoutConstraint?]
  private let keys: [RuleKey]
  /// Where the next rule will be if nothing has changed.
  private var next = 0
  /// The places of each key, the first of them last. Made when a rule is not where it was.
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

  /// A constraint that relates the same in the same way, out of the pool.
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

  /// What nobody has taken, in order.
  var rest: [LayoutConstraint] { constraints.compactMap { $0 } }

  /// What nobody has taken and relates what one of these rules relates, too.
  func rest(in places: Set<RuleKey.Place>) -> [LayoutConstraint] {
    zip(constraints, keys).compactMap { constraint, key in
      guard let constraint else { return nil }
      let place = key.place(isAboutTarget: constraint.isAboutTarget)
      return places.contains(place) ? constraint : nil
    }
  }
}
