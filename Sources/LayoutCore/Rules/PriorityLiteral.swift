/// A priority that is written as a number in the call itself: `priority: 750`.
///
/// Functions take a `UILayoutPriority`, so that its names, variables, sums and what an app adds to it
/// can be given. Beside each stands one that takes this type in its place, for numbers. UIKit's type
/// gets no literals from here, since an app that gives it some of its own would not compile any more.
public struct PriorityLiteral: Hashable, Sendable {
  /// What the number stands for: how much something matters, from 1 to 1000, which is required.
  public let priority: UILayoutPriority
}

extension PriorityLiteral: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// `priority: 750`.
  public init(integerLiteral value: Int) { priority = UILayoutPriority(Float(value)) }

  /// `priority: 250.5`.
  public init(floatLiteral value: Double) { priority = UILayoutPriority(Float(value)) }
}
