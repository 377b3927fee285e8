/// Sets values that do not follow the appearance by themselves, such as layer colors: at once, and
/// again whenever the traits that affect colors have changed, unless other code has set the value
/// since. Released with the view.
@MainActor
final class AppearanceFollower: Companion {
  var nextCompanion: (any Companion)?
  private unowned let view: UIView
  /// In the order in which they were added.
  private var setters: [(name: AnyHashable, set: @MainActor (UIView, UITraitCollection) -> Void)] =
    []
  private var isRegistered = false

  private init(_ view: UIView) { self.view = view }

  static func of(_ view: UIView) -> AppearanceFollower {
    Platform.companion(of: view) { AppearanceFollower(view) }
  }

  /// Starts setting a value, in place of the previous setter of the same name.
  func follow(_ name: AnyHashable, _ set: @escaping @MainActor (UIView, UITraitCollection) -> Void)
  {
    forget(name)
    setters.append((name, set))
    set(view, view.traitCollection)
    TraitChanges.watch(view, isFirst: !isRegistered) { view in
      let follower = Platform.companion(AppearanceFollower.self, of: view)
      follower?.setters.forEach { $0.set(view, view.traitCollection) }
    }
    isRegistered = true
  }

  /// Removes the setter of a name.
  func forget(_ name: AnyHashable) { setters.removeAll { $0.name == name } }
}

/// Calls back when the traits of a view have changed, in the way that the system version supports.
@MainActor
enum TraitChanges {
  /// Starts watching, until the view is released. The closure must not retain the view.
  ///
  /// - Parameter isFirst: Whether the same watcher has not watched the view before.
  static func watch(
    _ view: UIView, isFirst: Bool, _ act: @escaping @MainActor (UIView) -> Void
  ) {
    if #available(iOS 17, tvOS 17, *), Platform.release >= 17 {
      guard isFirst else { return }
      view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in act(view) }
    } else {
      let sensor = StyleSensor.of(view)
      if isFirst { sensor.traitActions.append(act) }
    }
  }

  @available(iOS 17, tvOS 17, *)
  private static let traits: [UITrait] =
    UITraitCollection.systemTraitsAffectingColorAppearance + [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitLegibilityWeight.self,
    ]
}

extension UIButton {
  /// Fills the button in a state with a color that follows the appearance.
  func setBackgroundColor(_ color: UIColor, for state: UIControl.State) {
    var last: UIImage?
    AppearanceFollower.of(self).follow(Self.backgroundName(state)) { button, traits in
      guard let button = button as? UIButton,
        last == nil || button.backgroundImage(for: state) === last
      else { return }
      let image = UIImage.filled(with: color.resolvedColor(with: traits))
      last = image
      button.setBackgroundImage(image, for: state)
    }
  }

  /// Shows an image behind the title in a state, in place of a color.
  func setBackgroundImageOnly(_ image: UIImage?, for state: UIControl.State) {
    Platform.companion(AppearanceFollower.self, of: self)?.forget(Self.backgroundName(state))
    setBackgroundImage(image, for: state)
  }

  private static func backgroundName(_ state: UIControl.State) -> String {
    "background \(state.rawValue)"
  }
}

extension UIView {
  /// Gives the layer a color that follows the appearance.
  func setLayerColor(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>, to color: UIColor?) {
    let follower = AppearanceFollower.of(self)
    guard let color else {
      follower.forget(path)
      layer[keyPath: path] = nil
      return
    }
    // By the key path itself, because on older systems its description contains only the type.
    var last: CGColor?
    follower.follow(path) { view, traits in
      guard last == nil || view.layer[keyPath: path] == last else { return }
      last = color.resolvedColor(with: traits).cgColor
      view.layer[keyPath: path] = last
    }
  }
}
