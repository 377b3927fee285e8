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

extension UIButton {
  // MARK: Setting

  public func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: UIControl.State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state, default: ButtonLook()])
    contentDidChange()
  }

  // MARK: Reading

  public func title(for state: UIControl.State) -> String? { looks[state]?.title }

  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks[state]?.attributedTitle
  }

  public func titleColor(for state: UIControl.State) -> UIColor? { looks[state]?.titleColor }

  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    looks[state]?.titleShadowColor
  }

  public func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks[state]?.backgroundImage
  }

  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    looks[state]?.symbolConfiguration
  }

  // MARK: The current state

  public var currentTitle: String? { configuration?.title ?? current(\.title) }
  public var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  public var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  public var currentImage: UIImage? { configuration?.image ?? current(\.image) }
  public var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? current(\.symbolConfiguration)
  }

  /// A title that has no colour is white, in a button of the system in the tint colour.
  public var currentTitleColor: UIColor {
    if let configuration {
      return configuration.foreground(tint: tintColor ?? .tintColor, state: shownState)
    }
    if let color = current(\.titleColor) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor ?? .tintColor : .tertiaryLabel
  }

  private func current<Value>(_ part: KeyPath<ButtonLook, Value?>) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }
}
