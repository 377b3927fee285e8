import Foundation

/// What a button shows in one state; what is not said is as in the normal state.
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

  /// What the button shows now.
  func current<Value>(_ part: KeyPath<ButtonLook, Value?>) -> Value? { look(part, in: state) }

  /// What the button shows in a state: as in the normal one where nothing has been said of it.
  func look<Value>(_ part: KeyPath<ButtonLook, Value?>, in state: State) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  /// A title that has no colour is white, in a button of the system in the tint colour.
  var shownTitleColor: UIColor {
    if let configuration {
      return configuration.foreground(tint: tintColor ?? .tintColor, state: shownState)
    }
    if let color = current(\.titleColor) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor ?? .tintColor : .tertiaryLabel
  }
}
