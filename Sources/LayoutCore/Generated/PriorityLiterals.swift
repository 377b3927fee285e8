// Made by Scripts/priority-literals from the functions that take a UILayoutPriority.

extension ConstraintValue {
  /// The same as `.min`, `.exact` or `.max` with these numbers.
  ///
  /// The priority is a number, from 1 to 1000.
  public init(_ relation: LayoutRelation, _ value: CGFloat, priority: PriorityLiteral?) {
    self.init(relation, value, priority: priority?.priority ?? .required)
  }

  /// The same as `.min`, `.exact` or `.max` with these numbers.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public init(_ relation: LayoutRelation, _ value: some LayoutNumber, priority: PriorityLiteral?) {
    self.init(relation, value, priority: priority?.priority ?? .required)
  }
}

extension LayoutLength where Self == ConstraintValue {
  /// At least so many points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func min(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.min(value, priority?.priority ?? .required) }

  /// Exactly so many points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func exact(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.exact(value, priority?.priority ?? .required) }

  /// At most so many points.
  ///
  /// The priority is a number, from 1 to 1000.
  public static func max(_ value: some LayoutNumber, _ priority: PriorityLiteral?)
    -> ConstraintValue
  { self.max(value, priority?.priority ?? .required) }
}
