/// A conversion between the values of a state and those of a property of another type.
///
/// ```swift
/// @ViewState var age = 0
/// @ViewState var profile = Profile()
///
/// $age.bind(with: ageField, \.text, converting: .text)
/// $profile.bind(with: nameField, \.text, converting: .field(\.name))
/// $age.apply(into: ageLabel, \.text, converting: .init { "\($0) years" })
/// ```
///
/// The last one has no way back: the label shows the state, and never changes it.
///
/// Text that a user typed stays as it is while it stands for the state's value, as `"007"` does for
/// 7. Anything else that a view shows is replaced when others set the state, unless it is what the
/// conversion makes of the state's value.
@preconcurrency @MainActor
public struct StateConversion<Value, Shown> {
  let viewValue: @MainActor (Value) -> Shown
  /// The new value of a state, from what a view shows and the state's current value.
  /// Nil if the conversion only goes to the view.
  let stateValue: (@MainActor (Shown, Value) -> Value?)?
  /// Merges a view's change into a value that has changed since the view reported it; nil if the
  /// view's value replaces all of it.
  let merge: (@MainActor (_ told: Value, _ current: Value) -> Value)?
  /// Whether a view shows two values alike, or nil if that can't be determined; nil if the values
  /// themselves are compared.
  let areSame: (@MainActor (Value, Value) -> Bool?)?
  /// Why views can't change the state; nil if they can.
  let refusal: String?

  /// Creates a conversion.
  ///
  /// - Parameters:
  ///   - viewValue: Returns what a view shows for a value of the state.
  ///   - stateValue: Returns the value of the state for what a view shows, or nil to leave the
  ///     state as it is.
  public nonisolated init(
    toView viewValue: @escaping @MainActor (Value) -> Shown,
    toState stateValue: @escaping @MainActor (Shown) -> Value?
  ) {
    self.viewValue = viewValue
    self.stateValue = { shown, _ in stateValue(shown) }
    (merge, areSame, refusal) = (nil, nil, nil)
  }

  /// Creates a conversion that only goes to the view: the view shows the state, and never changes
  /// it.
  ///
  /// ```swift
  /// $age.apply(into: ageLabel, \.text, converting: .init { "\($0) years" })
  /// $age.apply(into: ageLabel, \.numberOfLines, converting: .init { $0 > 99 ? 2 : 1 })
  /// ```
  ///
  /// The property can be any that can be set, also one whose changes are not observed. What others
  /// write to it stays until the state changes. `map` and `oneWayBind`, by which a view sets a
  /// state, are an issue with such a conversion.
  ///
  /// - Parameter viewValue: Returns what a view shows for a value of the state.
  public nonisolated init(toView viewValue: @escaping @MainActor (Value) -> Shown) {
    self.viewValue = viewValue
    (stateValue, merge, areSame, refusal) = (nil, nil, nil, nil)
  }

  /// Creates a conversion of a field, which views show by another conversion.
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
    guard let stateField = conversion.stateValue else {
      (stateValue, refusal) = (nil, nil)
      return
    }
    guard !(path is ReferenceWritableKeyPath<Value, Field>) else {
      // Reading what a view shows would change the object.
      refusal =
        "\(path) belongs to an object, which is the same before and after a change, so views can't change it"
      stateValue = { _, _ in nil }
      return
    }
    refusal = nil
    stateValue = { shown, value in
      stateField(shown, value[keyPath: path]).map { write(value, $0) }
    }
  }
}

extension StateConversion {
  /// A conversion that shows one field of a state that holds a struct.
  ///
  /// A change of the view changes only this field. The binding's `stateDidSet` runs at each change
  /// of the state, also of another field. The fields of an object are shown but not
  /// changed, and binding them is an issue: make the object a struct, or give it states of its own.
  ///
  /// ```swift
  /// $profile.apply(into: publicSwitch, \.isOn, converting: .field(\.isPublic))
  /// ```
  ///
  /// - Parameter path: The key path to the field, through other structs if need be.
  public static func field(_ path: WritableKeyPath<Value, Shown>) -> StateConversion {
    StateConversion(path, .none)
  }

  /// A conversion that shows one field of a struct as another type.
  ///
  /// - Parameters:
  ///   - path: The key path to the field, through other structs if need be.
  ///   - conversion: Converts between the field and what the view shows: `.text` for values with a
  ///     textual form.
  public static func field<Field>(
    _ path: WritableKeyPath<Value, Field>, converting conversion: StateConversion<Field, Shown>
  ) -> StateConversion {
    StateConversion(path, conversion)
  }

  /// A conversion that shows one text of a state that holds a struct; a nil text in the view is an
  /// empty one in the state.
  ///
  /// - Parameter path: The key path to the field, through other structs if need be.
  public static func field(_ path: WritableKeyPath<Value, String>) -> StateConversion
  where Shown == String? { StateConversion(path, .text) }
}

extension StateConversion where Value: LosslessStringConvertible, Shown == String? {
  /// A conversion to text, such as `"12"` for 12, and back.
  ///
  /// Text that stands for no value, such as `"12a"`, leaves the state as it is.
  public nonisolated static var text: StateConversion {
    StateConversion(toView: { "\($0)" }, toState: { Value($0 ?? "") })
  }
}

extension StateConversion where Value == Shown {
  /// A conversion that keeps the value as it is.
  nonisolated static var none: StateConversion {
    StateConversion(toView: { $0 }, toState: { $0 })
  }
}
