extension UIView {
  var currentTraits: UITraitCollection {
    let inherited = storedSuperview?.traitCollection ?? rootTraits
    let controllerOverride = controller?.overriding
    guard rare?.style ?? .unspecified != .unspecified || controllerOverride != nil else {
      return inherited
    }
    var values = inherited.values
    if let style = controllerOverride, style != .unspecified { values.style = style }
    if let style = rare?.style, style != .unspecified { values.style = style }
    return UITraitCollection(values)
  }

  private var rootTraits: UITraitCollection {
    guard flags.contains(.isWindow), let window = self as? UIWindow else {
      return Headless.environmentTraits
    }
    return window.windowTraits
  }

  func changeOverrideStyle(to style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    ensureRare().style = style
    environmentDidChange()
  }

  /// What the view inherits may have changed: its traits, its direction, its safe area.
  func environmentDidChange() {
    updateSafeArea()
    updateTraits()
  }

  private func updateTraits() {
    let traits = traitCollection
    let old = knownTraits
    guard traits !== old, traits != old else { return }
    knownTraits = traits
    if (old ?? .base).layoutDirection != traits.layoutDirection {
      node.engine?.directionChanged(of: self)
    }
    if old != nil || traits != .base {
      traitCollectionDidChange(old)
      controller?.traitCollectionDidChange(old)
    }
    for subview in storedSubviews { subview.updateTraits() }
  }

  // MARK: Direction

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  func directionDidChange() {
    node.engine?.directionChanged(of: self)
    marginsDidChange()
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
