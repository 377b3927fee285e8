/// A number of points, how strictly it is meant, and how much it matters.
///
/// ```swift
/// view.width(100)                         // exactly
/// view.width(.min(100))                   // at least
/// view.padding(.max(24, .defaultHigh))    // at most, if possible
/// ```
public struct ConstraintValue: Hashable, Sendable {
  /// Whether it is meant exactly, at least or at most.
  public var relation: LayoutRelation
  /// In points.
  public var value: CGFloat
  /// How much it matters, from 1 to 1000, which is required.
  public var priority: UILayoutPriority

  /// The same as `.min`, `.exact` or `.max` with these numbers.
  public init(
    _ relation: LayoutRelation, _ value: CGFloat, priority: UILayoutPriority = .required
  ) {
    self.relation = relation
    self.value = value
    self.priority = priority
  }

  /// The same as `.min`, `.exact` or `.max` with these numbers.
  @_disfavoredOverload
  public init(
    _ relation: LayoutRelation, _ value: some LayoutNumber, priority: UILayoutPriority = .required
  ) { self.init(relation, value.points, priority: priority) }
}

extension ConstraintValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(.equal, CGFloat(value)) }
  public init(floatLiteral value: Double) { self.init(.equal, CGFloat(value)) }
}

/// What can be given where a number of points is asked for: a number, or `.min`, `.exact`, `.max`.
public protocol LayoutLength {
  /// The value that it stands for; a plain number is meant exactly.
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
  /// No points.
  @_disfavoredOverload
  public static var zero: CGFloat { 0 }
}

extension LayoutLength where Self == ConstraintValue {
  /// At least so many points.
  public static func min(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.greaterThanOrEqual, value.points, priority: priority) }

  /// Exactly so many points.
  public static func exact(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.equal, value.points, priority: priority) }

  /// At most so many points.
  public static func max(
    _ value: some LayoutNumber, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.lessThanOrEqual, value.points, priority: priority) }
}
