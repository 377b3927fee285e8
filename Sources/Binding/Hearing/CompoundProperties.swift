/// A view with properties that are made of others: they change when those do.
@MainActor
protocol CompoundProperties: UIView {
  /// Hooks for all that a property is made of; nil for one that stands for itself.
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]?
}

// A key path knows the class that it was written for, so that each class compares with its own.

@MainActor
protocol CompoundLabel: UILabel {}

extension CompoundLabel {
  fileprivate static func isText(_ path: AnyKeyPath) -> Bool { path == \Self.textCompat }
}

@MainActor
protocol CompoundTextField: UITextField {}

extension CompoundTextField {
  fileprivate static func isText(_ path: AnyKeyPath) -> Bool { path == \Self.textCompat }
}

@MainActor
protocol CompoundTextView: UITextView {}

extension CompoundTextView {
  fileprivate static func isText(_ path: AnyKeyPath) -> Bool { path == \Self.textCompat }
}

@MainActor
protocol CompoundImageView: UIImageView {}

extension CompoundImageView {
  fileprivate static func isImage(_ path: AnyKeyPath) -> Bool { path == \Self.imageCompat }
}

extension UILabel: CompoundLabel, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    guard let view = view as? UILabel, isText(path) else { return nil }
    return [
      Platform.onChange(of: \.text, in: view, act),
      Platform.onChange(of: \.attributedText, in: view, act),
    ]
  }
}

extension UITextField: CompoundTextField, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    guard let view = view as? UITextField, isText(path) else { return nil }
    return [
      Platform.onChange(of: \.text, in: view, act),
      Platform.onChange(of: \.attributedText, in: view, act),
    ]
  }
}

extension UITextView: CompoundTextView, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    guard let view = view as? UITextView, isText(path) else { return nil }
    return [
      Platform.onChange(of: \.text, in: view, act),
      Platform.onChange(of: \.attributedText, in: view, act),
    ]
  }
}

extension UIImageView: CompoundImageView, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    guard let view = view as? UIImageView, isImage(path) else { return nil }
    return [
      Platform.onChange(of: \.image, in: view, act),
      Platform.onChange(of: \.animationImages, in: view, act),
    ]
  }
}
