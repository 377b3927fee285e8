/// How a state and a property of another type are made of each other.
///
/// ```swift
/// @ViewState var age = 0
/// @ViewState var profile = Profile()
///
/// $age.bind(with: ageField, \.text, converting: .text)
/// $profile.bind(with: nameField, \.text, converting: .field(\.name))
/// ```
///
/// A text that a user has written stays as it is as long as it says the value, as `"007"` does for 7. Whatever
/// else a view shows is written anew, when others set the state, where it is not what that makes of its value.
@preconcurrency @MainActor
public struct StateConversion<Value, Shown> {
  let viewValue: @MainActor (Value) -> Shown
  /// What a state becomes by what a view shows, and by what it is.
  let stateValue: @MainActor (Shown, Value) -> Value?
  /// What a state becomes that has changed since a view has told of a change; nil for what the view has said, all of
  /// it.
  let merge: (@MainActor (_ told: Value, _ current: Value) -> Value)?
  /// Whether two values are the same as far as a view shows them, nil where nobody can tell; nil for values as they
  /// are.
  let areSame: (@MainActor (Value, Value) -> Bool?)?
  /// Why views do not change the state, where they can't.
  let refusal: String?

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
    self.stateValue = { shown, _ in stateValue(shown) }
    (merge, areSame, refusal) = (nil, nil, nil)
  }

  /// A field of a state, as another conversion has views show it.
  fileprivate init<Field>(
    _ path: WritableKeyPath<Value, Field>, _ conversion: StateConversion<Field, Shown>
  ) {
    let write = { @MainActor (value: Value, field: Field) -> Value in
      var value = value
      value[keyPath: path] = field
      return value
    }
    viewValue = { conversion.viewValue($0[keyPath: path]) }
    merge = { write($1, $0[keyPath: path]) }
    let areSameFields = conversion.areSame ?? Comparing<Field>().callAsFunction
    areSame = { areSameFields($0[keyPath: path], $1[keyPath: path]) }
    guard !(path is ReferenceWritableKeyPath<Value, Field>) else {
      // To look at what a view shows would change the object.
      refusal =
        "\(path) is of an object, which is the same one before and after a change: a view does not change it"
      stateValue = { _, _ in nil }
      return
    }
    refusal = nil
    stateValue = { shown, value in
      conversion.stateValue(shown, value[keyPath: path]).map { write(value, $0) }
    }
  }
}

extension StateConversion {
  /// A field of a state that is a struct: the view shows it, and changes nothing else of the state. The fields of an
  /// object are shown and not changed, which is an issue: have it be a struct, or have states itself.
  ///
  /// ```swift
  /// $profile.apply(into: publicSwitch, \.isOn, converting: .field(\.isPublic))
  /// ```
  ///
  /// - Parameter path: Leads to the field, through other structs if need be.
  public static func field(_ path: WritableKeyPath<Value, Shown>) -> StateConversion {
    StateConversion(path, .none)
  }

  /// A field of a state that is a struct, of another type than what the view shows.
  ///
  /// - Parameters:
  ///   - path: Leads to the field, through other structs if need be.
  ///   - conversion: Makes the field and what the view shows of each other: `.text` for what can be written.
  public static func field<Field>(
    _ path: WritableKeyPath<Value, Field>, converting conversion: StateConversion<Field, Shown>
  ) -> StateConversion {
    StateConversion(path, conversion)
  }

  /// A text in a state that is a struct; in the view it may be none, which is an empty one.
  ///
  /// - Parameter path: Leads to the field, through other structs if need be.
  public static func field(_ path: WritableKeyPath<Value, String>) -> StateConversion
  where Shown == String? { StateConversion(path, .text) }
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
