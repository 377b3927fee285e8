/// One statement about a layout: `item.attribute relation target.attribute × multiplier + constant
/// @ priority`.
///
/// A flat record: items are numbers in the plan, and the origin of the rule is one of its sites.
package struct LayoutRule: Hashable, Sendable {
  package var item: LayoutItem
  /// The item on the right side; without it, a length is compared with the constant alone.
  package var target: LayoutItem?
  package var attribute: LayoutAttribute
  /// Meaningless without a target.
  package var targetAttribute: LayoutAttribute
  package var relation: LayoutRelation
  /// Whether the statement is about the target, as in a chain's statement about an edge at the end.
  package var isAboutTarget = false
  /// Whether the statement counts the points inwards, so that the constant is their negative.
  package var countsInwards = false
  /// Whether the priority was requested for this statement, not as a default for all.
  package var hasOwnPriority = false
  /// The number of the site in the plan.
  var site: Int32 = -1
  /// The importance, from 1 to 1000, which is required.
  package var priority: UILayoutPriority
  /// The factor of the target's attribute, on the right side.
  package var multiplier: CGFloat
  /// The number of points that is added to the right side.
  package var constant: CGFloat

  /// Creates a relation between two coordinates or two lengths.
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

  /// Creates a rule for a length in points.
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

  /// The item that the statement is about.
  var subject: LayoutItem { isAboutTarget ? target ?? item : item }
}
