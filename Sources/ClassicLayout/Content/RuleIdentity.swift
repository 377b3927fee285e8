/// What two rules of one layout share if the later one stands for both.
struct RuleIdentity: Hashable {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let target: LayoutItem?
  let targetAttribute: LayoutAttribute

  init(_ rule: LayoutRule) {
    item = rule.item
    attribute = rule.attribute
    relation = rule.relation
    target = rule.target
    targetAttribute = rule.targetAttribute
  }
}
