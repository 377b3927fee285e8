/// A number that a ``Solver`` finds.
///
/// Variables are handles: they belong to the solver that made them, and to its copies.
public struct Variable: Hashable, Sendable {
  /// What a variable stands for, which decides its value where the constraints leave a choice.
  public enum Kind: Sendable {
    /// Any number. Where the constraints leave an interval, the position is at its lower end if it
    /// has one, otherwise at its upper end, otherwise at zero.
    case position
    /// A number that is never negative. Where the constraints leave a choice, the lengths added
    /// last shrink first, so the earliest takes the slack; ``Solver/prefer(_:for:)`` changes that.
    case length
  }

  package let index: Int32
}

/// A multiple of a variable.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint's terms compares with its constant.
public enum Relation: Comparable, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A handle on a constraint of a ``Solver``.
public struct ConstraintID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) { self.index = index }
}
