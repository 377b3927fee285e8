/// A number of points with a relation and a priority.
///
/// ```swift
/// view.width(100)                         // exactly
/// view.width(.min(100))                   // at least
/// view.padding(.max(24, .defaultHigh))    // at most, if possible
/// ```
public struct ConstraintValue: Hashable, Sendable {
  /// Whether the value is exact, a minimum or a maximum.
  public var relation: LayoutRelation
  /// The value, in points.
  public var value: CGFloat
  /// The priority, from 1 to 1000, which is required.
  public var priority: UILayoutPriority

  /// Creates a value, as `.min`, `.exact` or `.max` do.
  public init(
    _ relation: LayoutRelation, _ value: CGFloat, priority: UILayoutPriority = .required
  ) {
    self.relation = relation
    self.value = value
    self.priority = priority
  }

  /// Creates a value, as `.min`, `.exact` or `.max` do.
  @_disfavoredOverload
  public init(
    _ relation: LayoutRelation, _ value: some LayoutNumber, priority: UILayoutPriority = .required
  ) { self.init(relation, value.points, priority: priority) }
}

extension ConstraintValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(.equal, CGFloat(value)) }
  public init(floatLiteral value: Double) { self.init(.equal, CGFloat(value)) }
}

/// A length argument: a number of points, or `.min`, `.exact` or `.max`.
public protocol LayoutLength {
  /// The value of the length; a plain number is exact.
  var deStijlLength: ConstraintValue { get }
}

/// A plain number of points: an `Int`, a `Double`, a `CGFloat`, as a literal or a variable.
public protocol LayoutNumber: LayoutLength {}

extension ConstraintValue: LayoutLength {
  public var deStijlLength: ConstraintValue { self }
}

extension CGFloat: LayoutNumber {
  @_disfavoredOverload
  public var deStijlLength: ConstraintValue { ConstraintValue(.equal, self) }
}

extension Double: LayoutNumber {
  @_disfavoredOverload
  public var deStijlLength: ConstraintValue { ConstraintValue(.equal, CGFloat(self)) }
}

extension Int: LayoutNumber {
  @_disfavoredOverload
  public var deStijlLength: ConstraintValue { ConstraintValue(.equal, CGFloat(self)) }
}

extension LayoutNumber {
  /// The number, in points.
  package var points: CGFloat { deStijlLength.value }
}

extension LayoutNumber where Self == CGFloat {
  /// Zero points.
  @_disfavoredOverload
  public static var zero: CGFloat { 0 }
}

extension LayoutLength where Self == ConstraintValue {
  /// A minimum, in points.
  public static func min(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.greaterThanOrEqual, value.points, priority: priority) }

  /// An exact value, in points.
  public static func exact(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.equal, value.points, priority: priority) }

  /// A maximum, in points.
  public static func max(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.lessThanOrEqual, value.points, priority: priority) }
}
