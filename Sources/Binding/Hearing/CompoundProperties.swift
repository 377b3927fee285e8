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
    isText(path) ? hooks(\UILabel.text, \.attributedText, in: view, act) : nil
  }
}

extension UITextField: CompoundTextField, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    isText(path) ? hooks(\UITextField.text, \.attributedText, in: view, act) : nil
  }
}

extension UITextView: CompoundTextView, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    isText(path) ? hooks(\UITextView.text, \.attributedText, in: view, act) : nil
  }
}

extension UIImageView: CompoundImageView, CompoundProperties {
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    isImage(path) ? hooks(\UIImageView.image, \.animationImages, in: view, act) : nil
  }
}

extension CompoundProperties {
  /// Hooks for two properties; nil if the view is not of the class that has them.
  fileprivate static func hooks<View: UIView, First, Second>(
    _ first: KeyPath<View, First>, _ second: KeyPath<View, Second>, in view: UIView,
    _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]? {
    guard let view = view as? View else { return nil }
    return [
      Platform.onChange(of: first, in: view, act), Platform.onChange(of: second, in: view, act),
    ]
  }
}
