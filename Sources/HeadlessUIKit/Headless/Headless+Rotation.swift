import Foundation

extension Headless {
  /// Rotates the screen of a hosted window.
  ///
  /// The window's controllers are informed as by UIKit: `willTransition(to:with:)` if traits
  /// change, then `viewWillTransition(to:with:)`. The window changes, animations alongside run, and
  /// the layout is updated. Completions wait for the next turn of ``runLoop()``.
  public static func rotate(_ window: UIWindow, to orientation: Orientation) {
    var environment = window.environment
    environment.orientation = orientation
    environment.size = nil
    change(window, to: environment)
  }

  /// Gives a window another device, size, share of the screen, or other user settings.
  ///
  /// As long as the size of the screen stays the same, a window that was given another frame keeps
  /// it.
  public static func change(_ window: UIWindow, to environment: Environment) {
    let turns = environment.isLandscape != window.environment.isLandscape
    let coordinator = TransitionCoordinator(
      in: window, targetTransform: turns ? CGAffineTransform(rotationAngle: .pi / 2) : .identity)
    let controller = window.rootViewController
    let old = window.environment
    controller?.coordinator = coordinator
    if let controller, old.traits != environment.traits {
      let traits = environment.traits.values.overridden(by: controller.imposedTraits)
      controller.willTransition(to: UITraitCollection(traits), with: coordinator)
    }
    let isResized = old.windowSize != environment.windowSize
    if isResized {
      controller?.viewWillTransition(to: environment.windowSize, with: coordinator)
    }
    coordinator.run(
      {
        if isResized { window.frame.size = environment.windowSize }
        window.environment = environment
        if old.contentSizeCategory != environment.contentSizeCategory {
          NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [
              UIContentSizeCategory.newValueUserInfoKey: environment.contentSizeCategory.rawValue
            ])
        }
        // The keyboard is placed after views have their new size, so that their guides are correct.
        if isResized, Keyboard.frame != nil { window.layoutIfNeeded() }
        Keyboard.followFirstResponder()
      },
      completion: { controller?.end(coordinator) })
  }
}
