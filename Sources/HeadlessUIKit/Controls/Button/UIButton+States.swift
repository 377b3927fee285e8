import Foundation

/// The content of a button in one state. Properties that are not set have the value of the normal
/// state.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIButton: ConfigurationUpdating {}

extension UIButton {
  func change<Value>(
    _ part: WritableKeyPath<ButtonLook, Value?>, _ state: State, to value: Value?
  ) {
    looks[state, default: ButtonLook()][keyPath: part] = value
    contentDidChange()
  }

  /// Returns a property in the current state.
  func current<Value>(_ part: KeyPath<ButtonLook, Value?>) -> Value? { look(part, in: state) }

  /// Returns a property in a state, or its value in the normal state if it is not set.
  func look<Value>(_ part: KeyPath<ButtonLook, Value?>, in state: State) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  /// The color of the title. Without a color of its own, a title is white; in a system button it
  /// has the tint color, or the tertiary label color if the button is disabled.
  var shownTitleColor: UIColor {
    if let configuration {
      return configuration.foreground(tint: tintColor ?? .tintColor, state: shownState)
    }
    if let color = current(\.titleColor) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor ?? .tintColor : .tertiaryLabel
  }
}
