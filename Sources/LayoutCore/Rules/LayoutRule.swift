/// One statement about a layout:
/// `item.attribute relation target.attribute × multiplier + constant @ priority`.
///
/// A flat record: items are numbers of the plan, and where the rule comes from is one of its sites.
package struct LayoutRule: Hashable, Sendable {
  package var item: LayoutItem
  /// What the item is compared with; without it, a length is compared with the constant alone.
  package var target: LayoutItem?
  package var attribute: LayoutAttribute
  /// Of no meaning without a target.
  package var targetAttribute: LayoutAttribute
  package var relation: LayoutRelation
  /// Whether the statement is about the target, as one about an edge at the end is in a chain.
  package var isAboutTarget = false
  /// Whether the number of points is counted inwards, so that the constant is its negative.
  package var countsInwards = false
  /// Whether somebody has asked for this priority, and it is not that of all.
  package var hasOwnPriority = false
  /// The number of the site in the plan.
  var site: Int32 = -1
  /// How much it matters, from 1 to 1000, which is required.
  package var priority: UILayoutPriority
  /// Times the target's attribute, on the right side.
  package var multiplier: CGFloat
  /// In points. Adds to the right side.
  package var constant: CGFloat

  /// A relation between two coordinates or two lengths.
  package init(
    _ anchor: LayoutAnchor, _ relation: LayoutRelation = .equal, _ target: LayoutAnchor,
    times multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    item = anchor.item
    attribute = anchor.attribute
    self.relation = relation
    self.target = target.item
    targetAttribute = target.attribute
    self.multiplier = multiplier
    constant = target.constant - anchor.constant
    self.priority = priority
    hasOwnPriority = priority != .required
  }

  /// A length in points.
  package init(_ item: LayoutItem, _ attribute: LayoutAttribute, _ value: ConstraintValue) {
    self.item = item
    self.attribute = attribute
    relation = value.relation
    target = nil
    targetAttribute = attribute
    multiplier = 1
    constant = value.value
    priority = value.priority
    hasOwnPriority = priority != .required
  }

  /// What the statement is about.
  var subject: LayoutItem { isAboutTarget ? target ?? item : item }
}
