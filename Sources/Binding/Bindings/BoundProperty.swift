import Foundation

/// A property of a view, as a state sees it.
@MainActor
struct BoundProperty<Value> {
  typealias ChangeHandler = PropertyListener.ChangeHandler

  let name: String
  /// Returns the key that identifies the property, among others of the view and of other views.
  let key: @MainActor (UIView) -> BindingKey
  /// Whether the view can change the state.
  let changesState: Bool
  /// Returns what a value of the state becomes with what the view shows; nil if that is no value of
  /// the state.
  let read: @MainActor (UIView, Value) -> Value?
  let write: @MainActor (UIView, Value) -> Void
  /// Whether writing a value would change nothing.
  let isShown: @MainActor (UIView, Value) -> Bool
  /// Whether the view shows two values alike; nil if that can't be determined.
  let areSame: @MainActor (Value, Value) -> Bool?
  /// Whether a value would have the view show NaN.
  let isNaN: @MainActor (Value) -> Bool
  /// Merges a change that the view has reported into the current value, if other changes have come
  /// first.
  let merge: (@MainActor (_ told: Value, _ current: Value) -> Value)?
  /// Why the view can't change the state; nil if it can.
  let refusal: String?
  /// Begins to listen to the property; nil if the view is of another class.
  let listen: @MainActor (UIView, @escaping ChangeHandler) -> PropertyListener?

  /// Creates a property that follows the state.
  init<View: UIView, Shown>(
    _ path: ReferenceWritableKeyPath<View, Shown>, _ conversion: StateConversion<Value, Shown>
  ) {
    let (areSame, isNumber) = (Comparing<Shown>(), Shown.self is any FloatingPoint.Type)
    self.init(
      path, conversion,
      write: { $0[keyPath: path] = conversion.viewValue($1) },
      isShown: { view, value in
        let (shown, wanted) = (view[keyPath: path], conversion.viewValue(value))
        if areSame(shown, wanted) == true { return true }
        return view.isTextInput && isNoText(shown) && isNoText(wanted)
      },
      isNaN: { isNumber && (conversion.viewValue($0) as? any FloatingPoint)?.isNaN ?? false })
  }

  /// Creates a property that is only read.
  init<View: UIView, Shown>(
    reading path: KeyPath<View, Shown>, _ conversion: StateConversion<Value, Shown>
  ) {
    self.init(
      path, conversion, write: { _, _ in }, isShown: { _, _ in true }, isNaN: { _ in false })
  }

  private init<View: UIView, Shown>(
    _ path: KeyPath<View, Shown>, _ conversion: StateConversion<Value, Shown>,
    write: @escaping @MainActor (View, Value) -> Void,
    isShown: @escaping @MainActor (View, Value) -> Bool,
    isNaN: @escaping @MainActor (Value) -> Bool
  ) {
    (self.isNaN, merge, refusal) = (isNaN, conversion.merge, conversion.refusal)
    changesState = conversion.stateValue != nil
    areSame = conversion.areSame ?? Comparing<Value>().callAsFunction
    key = { BindingKey($0, path) }
    name = Platform.propertyName(path) ?? path.lastName ?? "a property"
    read = { view, value in
      guard let view = view as? View else { return nil }
      return conversion.stateValue?(view[keyPath: path], value)
    }
    self.write = { view, value in
      if let view = view as? View { write(view, value) }
    }
    self.isShown = { view, value in
      guard let view = view as? View else { return true }
      return isShown(view, value)
    }
    listen = { view, handler in
      (view as? View).map { PropertyListener(to: path, of: $0, handler) }
    }
  }
}

extension AnyKeyPath {
  /// The name of the property at the end of the key path, if it is known at run time.
  fileprivate var lastName: String? {
    let name = "\(self)".split(separator: ".").last.map { String($0) } ?? ""
    return name.isEmpty || name.contains { !$0.isLetter && !$0.isNumber } ? nil : name
  }
}

extension UIView {
  /// Whether a user writes into the view: such a view treats nil as empty text.
  var isTextInput: Bool { self is any UITextInput || self is UISearchBar }
}

/// Whether a value is nil or an empty text.
private func isNoText<Shown>(_ value: Shown) -> Bool {
  guard let some = (value as? any OptionalValue)?.anyWrapped else {
    return value is any OptionalValue
  }
  return (some as? String)?.isEmpty ?? (some as? NSAttributedString).map { $0.length == 0 } ?? false
}
