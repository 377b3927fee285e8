/// A priority written as a number literal in a call: `priority: 750`.
///
/// Functions take a `UILayoutPriority`, so you can pass its constants, variables, sums, and
/// priorities that an app defines. Each such function has an overload that takes a
/// `PriorityLiteral`, for numbers. UIKit's type itself isn't made expressible by literals, because
/// an app that does so already would no longer compile.
public struct PriorityLiteral: Hashable, Sendable {
  /// The priority, from 1 to 1000, which is required.
  public let priority: UILayoutPriority
}

extension PriorityLiteral: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from an integer literal: `priority: 750`.
  public init(integerLiteral value: Int) { priority = UILayoutPriority(Float(value)) }

  /// Creates a priority from a floating-point literal: `priority: 250.5`.
  public init(floatLiteral value: Double) { priority = UILayoutPriority(Float(value)) }
}
