/// A view with properties that consist of others, and change when those do.
@MainActor
protocol CompoundProperties: UIView {
  /// Returns hooks for all parts of a property; nil for a property that stands alone.
  static func hooks(
    of path: AnyKeyPath, in view: UIView, _ act: @escaping @MainActor () -> Void
  ) -> [Platform.PropertyHook?]?
}

// A key path includes the class that it was written for, so each class compares with its own.

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
  /// Returns hooks for two properties; nil if the view is not of the class that has them.
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
