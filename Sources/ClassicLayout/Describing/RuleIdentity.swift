/// The properties that two rules of one layout share if the later one replaces the earlier one.
struct RuleIdentity: Hashable {
  let item: StatedItem
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let target: StatedItem?
  let targetAttribute: LayoutAttribute

  init(_ rule: StatedRule) {
    item = rule.item
    attribute = rule.attribute
    relation = rule.relation
    target = rule.target
    targetAttribute = rule.targetAttribute
  }
}
