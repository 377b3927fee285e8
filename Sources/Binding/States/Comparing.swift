import Foundation

/// Tells whether two values of a type are the same.
///
/// Values are compared by `==` if they are equatable, and other objects by identity. NaN is the
/// same as NaN.
@MainActor
struct Comparing<Value> {
  private let areSame: (Value, Value) -> Bool?

  init() {
    let equatable = Value.self as? any Equatable.Type
    areSame = equatable.map { Self.comparing(as: $0) } ?? { Comparison.areSame($0, $1) }
  }

  /// Returns whether two values are the same; nil if that can't be determined.
  func callAsFunction(_ left: Value, _ right: Value) -> Bool? { areSame(left, right) }

  private static func comparing<Known: Equatable>(
    as type: Known.Type
  ) -> (Value, Value) -> Bool? {
    // `Known` is `Value`: the closure is cast once, and not each value.
    let areSame: (Known, Known) -> Bool? = { Comparison.areEqual($0, $1) }
    return areSame as? (Value, Value) -> Bool? ?? { _, _ in nil }
  }
}

/// Compares values whose types are known only at run time.
private enum Comparison {
  static func areEqual<Known: Equatable>(_ left: Known, _ right: Known) -> Bool {
    // Foundation on Linux may take texts of different lengths for equal, and reads beyond the end
    // of the shorter one. The type is checked first, because casts of values take long.
    if Known.self is NSAttributedString.Type || Known.self == NSAttributedString?.self,
      (left as? NSAttributedString)?.length != (right as? NSAttributedString)?.length
    {
      return false
    }
    if left == right { return true }
    // What is equal to itself is not NaN, which takes long to find out.
    if left == left { return false }
    guard let left = left as? any FloatingPoint, let right = right as? any FloatingPoint else {
      return false
    }
    return left.isNaN && right.isNaN
  }

  static func areSame(_ left: Any, _ right: Any) -> Bool? {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let left = left as? any Equatable { return isEqual(left, to: right) }
      guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return nil }
      return (left as AnyObject) === (right as AnyObject)
    default: return false
    }
  }

  private static func isEqual<Known: Equatable>(_ left: Known, to right: Any) -> Bool {
    (right as? Known).map { areEqual(left, $0) } ?? false
  }

  /// Returns what an optional holds, however deep; nil if it holds nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.anyWrapped.flatMap { unwrapped($0) }
  }
}

/// An optional of any type.
protocol OptionalValue {
  var anyWrapped: Any? { get }
}

extension Optional: OptionalValue {
  var anyWrapped: Any? { self }
}
