/// How a state and a property of another type are made of each other.
///
/// ```swift
/// @ViewState var age = 0
///
/// $age.bind(with: ageField, \.text, converting: .text)
/// ```
///
/// A text that a user has written stays as it is as long as it says the value, as `"007"` does for 7. Whatever
/// else a view shows is written anew where it is not what the state makes of its value.
@preconcurrency @MainActor
public struct StateConversion<Value, Shown> {
  let viewValue: @MainActor (Value) -> Shown
  let stateValue: @MainActor (Shown) -> Value?

  /// A conversion.
  ///
  /// - Parameters:
  ///   - viewValue: What a view shows of a state.
  ///   - stateValue: What a state is by what a view shows; with nil, the state stays as it is.
  public nonisolated init(
    toView viewValue: @escaping @MainActor (Value) -> Shown,
    toState stateValue: @escaping @MainActor (Shown) -> Value?
  ) {
    self.viewValue = viewValue
    self.stateValue = stateValue
  }
}

extension StateConversion where Value: LosslessStringConvertible, Shown == String? {
  /// The value as text, and back as far as the text says one: `"12"` for 12. A text that says none, such
  /// as `"12a"`, leaves the state as it is.
  public nonisolated static var text: StateConversion {
    StateConversion(toView: { "\($0)" }, toState: { Value($0 ?? "") })
  }
}

extension StateConversion where Value == Shown {
  /// The value itself.
  nonisolated static var none: StateConversion {
    StateConversion(toView: { $0 }, toState: { $0 })
  }
}
