/// One statement about a layout:
/// `item.attribute relation target.attribute × multiplier + constant @ priority`.
///
/// Rules are values. Every dialect of layout yields rules, and one compiler turns them into
/// constraints.
public struct LayoutRule: Hashable, Sendable {
  /// What it is about.
  public var item: LayoutItem
  /// Which coordinate or length of the item.
  public var attribute: LayoutAttribute
  /// How the left side compares with the right side.
  public var relation: LayoutRelation
  /// What the item is compared with; without it, a length is compared with the constant alone.
  public var target: LayoutItem?
  /// What of the target is meant; of no meaning without a target.
  public var targetAttribute: LayoutAttribute
  /// Times the target's attribute, on the right side.
  public var multiplier: CGFloat
  /// In points. Adds to the right side.
  public var constant: CGFloat
  /// How much it matters, from 1 to 1000, which is required.
  public var priority: UILayoutPriority
  /// The blocks or the chain that the rule comes from, from the outside in.
  public var role: String
  /// The line that says it.
  public var line: SourceLine
  /// The name under which a user will look the constraint up, in place of the one that the
  /// compiler makes.
  public var identifier: String?

  /// A relation between two coordinates or two lengths.
  public init(
    _ anchor: LayoutAnchor, _ relation: LayoutRelation = .equal, _ target: LayoutAnchor,
    times multiplier: CGFloat = 1, priority: UILayoutPriority = .required,
    role: String = "", at line: SourceLine
  ) {
    item = anchor.item
    attribute = anchor.attribute
    self.relation = relation
    self.target = target.item
    targetAttribute = target.attribute
    self.multiplier = multiplier
    constant = target.constant - anchor.constant
    self.priority = priority
    self.role = role
    self.line = line
  }

  /// A length in points.
  public init(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ value: ConstraintValue,
    role: String = "", at line: SourceLine
  ) {
    self.item = item
    self.attribute = attribute
    relation = value.relation
    target = nil
    targetAttribute = attribute
    multiplier = 1
    constant = value.value
    priority = value.priority
    self.role = role
    self.line = line
  }
}
