// Made by Scripts/priority-literals from the functions that take a UILayoutPriority.

extension ConstraintValue {
  /// Creates a value, as `.min`, `.exact` or `.max` do.
  ///
  /// The priority is a number, from 1 to 1000.
  public init(_ relation: LayoutRelation, _ value: CGFloat, priority: PriorityLiteral?) {
    self.init(relation, value, priority: priority?.priority ?? .required)
  }

  /// Creates a value, as `.min`, `.exact` or `.max` do.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public init(_ relation: LayoutRelation, _ value: some LayoutNumber, priority: PriorityLiteral?) {
    self.init(relation, value, priority: priority?.priority ?? .required)
  }
}

extension LayoutLength where Self == ConstraintValue {
  /// A minimum, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func min(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.min(value, priority?.priority ?? .required) }

  /// An exact value, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func exact(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.exact(value, priority?.priority ?? .required) }

  /// A maximum, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func max(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.max(value, priority?.priority ?? .required) }
}
