/// A rule that has become a constraint.
///
/// It does not keep its views alive.
@MainActor
struct InstalledRule {
  let key: Key
  let constraint: NSLayoutConstraint
  let items: ConstraintItems

  /// What two rules must share for one constraint to serve both: everything but the constant, and
  /// but the priority as long as it stays on one side of required.
  struct Key: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
    let relation: LayoutRelation
    let target: ObjectIdentifier?
    let targetAttribute: LayoutAttribute
    let multiplier: CGFloat
    let isRequired: Bool
  }

  init(_ key: Key, _ constraint: NSLayoutConstraint, item: AnyObject, target: AnyObject?) {
    self.key = key
    self.constraint = constraint
    items = ConstraintItems(item, target)
  }

  /// Whether the views and guides that it relates are still there.
  var isAlive: Bool { items.areAlive }
}

extension InstalledRule.Key {
  init(_ rule: LayoutRule, item: AnyObject, target: AnyObject?) {
    self.item = ObjectIdentifier(item)
    attribute = rule.attribute
    relation = rule.relation
    self.target = target.map { ObjectIdentifier($0) }
    targetAttribute = rule.targetAttribute
    multiplier = rule.multiplier
    isRequired = rule.priority == .required
  }
}
