import Foundation

extension Headless {
  /// The frame of the keyboard on the screen; nil if there is none.
  public static var keyboardFrame: CGRect? { Keyboard.frame }

  /// Shows a keyboard at the bottom of the screen, at its full width. The keyboard stays until it
  /// is hidden or text editing begins: then the device's own keyboard appears.
  ///
  /// Observers are notified that it will change its frame and show. Guides follow it, and the
  /// windows are laid out in an animation, that is, at once. The notification that it did so is
  /// posted on the next turn of ``runLoop()``.
  ///
  /// - Parameter height: In points, from the bottom of the screen, including the home indicator.
  public static func showKeyboard(height: CGFloat) {
    let screen = keyboardScreen
    guard height.isFinite, height > 0, height <= screen.height else {
      log("A keyboard can't be \(height) points high on a screen of \(screen.height).")
      return
    }
    moveKeyboard(
      to: CGRect(
        x: screen.minX, y: screen.maxY - height, width: screen.width, height: height),
      isDocked: true)
  }

  /// Shows a keyboard that is floating, split or undocked.
  ///
  /// - Parameter frame: In the coordinates of the screen.
  public static func showUndockedKeyboard(frame: CGRect) {
    moveKeyboard(to: frame, isDocked: false)
  }

  /// Hides the keyboard, if there is one.
  public static func hideKeyboard() {
    // A keyboard that has gone together with its window has not informed the guides.
    guard keyboardFrame != nil else { return Keyboard.notifyFollowers() }
    moveKeyboard(to: nil, isDocked: true)
  }

  private static var keyboardScreen: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds
  }

  /// - Parameter isAutomatic: Whether the keyboard appears for the first responder.
  static func moveKeyboard(to frame: CGRect?, isDocked: Bool, isAutomatic: Bool = false) {
    let animation = Animation(duration: keyboardDuration)
    let info = keyboardInfo(from: Keyboard.lastFrame, to: frame)
    let isShown = frame != nil
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info)
    animation.perform(
      {
        Keyboard.change(to: frame, isDocked: isDocked, isAutomatic: isAutomatic)
        Keyboard.notifyFollowers()
        if isShown { notifyResponders() }
        for window in UIWindow.all { window.layoutIfNeeded() }
        if isShown { Keyboard.showFirstResponder() }
      }, completion: nil)
    onNextTurn {
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        info)
    }
  }

  private static func notifyResponders() {
    let chain = sequence(first: FirstResponder.current, next: { $0?.next })
    for responder in chain { responder?.keyboardWillAppear() }
  }

  private static let keyboardDuration = 0.25
  /// The animation curve that UIKit uses for keyboards without naming it.
  private static let keyboardCurve = NSNumber(value: 7)

  /// Places a keyboard that is not shown just below the screen.
  private static func keyboardInfo(
    from old: CGRect?, to new: CGRect?
  ) -> [AnyHashable: Any] {
    let screen = keyboardScreen
    let height = (old ?? new)?.height ?? 0
    let hidden = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: old ?? hidden,
      UIResponder.keyboardFrameEndUserInfoKey: new ?? hidden,
      UIResponder.keyboardAnimationDurationUserInfoKey: keyboardDuration,
      UIResponder.keyboardAnimationCurveUserInfoKey: keyboardCurve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }
}
