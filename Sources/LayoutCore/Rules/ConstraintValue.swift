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
}

extension ConstraintValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(.equal, CGFloat(value)) }
  public init(floatLiteral value: Double) { self.init(.equal, CGFloat(value)) }
}

/// What can be given where a number of points is asked for: a number, or `.min`, `.exact`, `.max`.
public protocol LayoutLength {
  /// The value that it stands for; a plain number is meant exactly.
  var constraintValue: ConstraintValue { get }
}

extension ConstraintValue: LayoutLength {
  public var constraintValue: ConstraintValue { self }
}

extension CGFloat: LayoutLength {
  public var constraintValue: ConstraintValue { ConstraintValue(.equal, self) }
}

extension Double: LayoutLength {
  public var constraintValue: ConstraintValue { ConstraintValue(.equal, CGFloat(self)) }
}

extension Int: LayoutLength {
  public var constraintValue: ConstraintValue { ConstraintValue(.equal, CGFloat(self)) }
}

extension LayoutLength where Self == ConstraintValue {
  /// At least so many points.
  public static func min(
    _ value: CGFloat, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.greaterThanOrEqual, value, priority: priority) }

  /// Exactly so many points.
  public static func exact(
    _ value: CGFloat, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.equal, value, priority: priority) }

  /// At most so many points.
  public static func max(
    _ value: CGFloat, _ priority: UILayoutPriority = .required
  ) -> ConstraintValue { ConstraintValue(.lessThanOrEqual, value, priority: priority) }
}
