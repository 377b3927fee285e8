extension UIView {
  /// The inherited traits, with the view's own overrides.
  ///
  /// - Complexity: Constant once the traits are known, until an ancestor changes its overrides.
  var currentTraits: UITraitCollection {
    if traitsStamp == Headless.inheritanceStamp, let knownTraits { return knownTraits }
    let inherited = storedSuperview?.traitCollection ?? rootTraits
    guard controller != nil || rare?.imposesTraits == true else {
      guard let knownTraits, inherited === knownTraits || inherited == knownTraits else {
        return inherited
      }
      traitsStamp = Headless.inheritanceStamp
      return knownTraits
    }
    var values = inherited.values
    if let imposed = controller?.imposedTraits { values = values.overridden(by: imposed) }
    if let rare {
      values = values.overridden(by: rare.imposedTraits)
      rare.contentSizeLimits.apply(to: &values)
    }
    if values == inherited.values { return inherited }
    // The same object as before tells subviews that nothing has changed.
    if let knownTraits, values == knownTraits.values { return knownTraits }
    return UITraitCollection(values)
  }

  /// The traits that this view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set {
      ensureRare().traitOverrides = newValue
      environmentDidChange()
    }
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

  /// Called when the inherited environment may have changed: traits, direction and safe area.
  func environmentDidChange() {
    updateSafeArea()
    updateTraits()
  }

  /// - Parameter isOutermost: Whether views with known traits still have to be told to check them,
  ///   which is done once for a whole tree.
  private func updateTraits(isOutermost: Bool = true) {
    if isOutermost, let root = outermostStaleAncestor { return root.updateTraits() }
    traitsStamp = 0
    let traits = traitCollection
    let old = knownTraits
    guard traits !== old, traits != old else { return }
    knownTraits = traits
    if isOutermost, !storedSubviews.isEmpty { Headless.inheritanceDidChange() }
    updateGuides(from: old ?? .base, to: traits)
    if old != nil || !traits.isBase { notifyTraitChange(traits, before: old) }
    for subview in storedSubviews { subview.updateTraits(isOutermost: false) }
  }

  /// The outermost ancestor whose known traits are outdated: views outside a window are not
  /// informed when the device changes. Views inside it know no more than it does.
  private var outermostStaleAncestor: UIView? {
    var outermost: UIView?
    while let next = (outermost ?? self).storedSuperview, next.hasStaleTraits { outermost = next }
    return outermost
  }

  private var hasStaleTraits: Bool {
    guard !flags.contains(.isInWindow), let knownTraits else { return false }
    let traits = traitCollection
    return traits !== knownTraits && traits != knownTraits
  }

  private func notifyTraitChange(_ traits: UITraitCollection, before old: UITraitCollection?) {
    propertiesDidOutlive(old)
    EndlessHandlers.run("changing its traits", of: self) {
      traits.performAsCurrent {
        controller?.unavailableTraitsDidChange()
        controller?.traitCollectionDidChange(old)
        controller?.traitRegistrations.notify(from: old ?? .base, to: traits)
        traitCollectionDidChange(old)
        rare?.traitRegistrations.notify(from: old ?? .base, to: traits)
      }
    }
  }

  /// Runs code of a view in the view's own traits, which apply to fonts and colors that it creates.
  func withCurrentTraits(_ body: () -> Void) { traitCollection.performAsCurrent(body) }

  /// Margins depend on the direction, and the width of readable content on the text size.
  private func updateGuides(from old: UITraitCollection, to new: UITraitCollection) {
    if old.layoutDirection != new.layoutDirection {
      node.engine?.directionChanged(of: self)
      node.engine?.marginsChanged(of: self)
    }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      node.engine?.sizeChanged(of: self)
    }
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
