/// Sets what does not follow the appearance by itself, such as the colors of layers: at once, and again
/// whenever the traits that colors go by have changed, unless somebody else has set it meanwhile. It goes with
/// the view.
@MainActor
final class AppearanceFollower: Companion {
  var nextCompanion: (any Companion)?
  private unowned let view: UIView
  /// In the order in which they began.
  private var setters: [(name: AnyHashable, set: @MainActor (UIView, UITraitCollection) -> Void)] =
    []
  private var isRegistered = false

  private init(_ view: UIView) { self.view = view }

  static func of(_ view: UIView) -> AppearanceFollower {
    Platform.companion(of: view) { AppearanceFollower(view) }
  }

  /// Begins to set something, in place of what was set by that name before.
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

  /// Sets nothing by that name any more.
  func forget(_ name: AnyHashable) { setters.removeAll { $0.name == name } }
}

/// Calls back when the traits of a view have changed, in whatever way the system has for it.
@MainActor
enum TraitChanges {
  /// Begins to watch, until the view goes. The closure must not hold the view.
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
    // By the path itself: its description says the type alone on older systems.
    var last: CGColor?
    follower.follow(path) { view, traits in
      guard last == nil || view.layer[keyPath: path] == last else { return }
      last = color.resolvedColor(with: traits).cgColor
      view.layer[keyPath: path] = last
    }
  }
}
