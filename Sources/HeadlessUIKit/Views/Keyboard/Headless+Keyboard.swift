import Foundation

extension Headless {
  /// Where the keyboard is on the screen; nil while there is none.
  public static var keyboardFrame: CGRect? { Keyboard.frame }

  /// Shows a keyboard at the bottom of the screen, as wide as it. It is there until it is hidden, or
  /// somebody begins to edit text: then the keyboard of the device comes by itself.
  ///
  /// Observers hear that it will change its frame and show; guides follow, and the windows are laid
  /// out, as an animation does it: at once. That it did so is told on the next turn of
  /// ``runLoop()``.
  ///
  /// - Parameter height: In points, from the bottom of the screen, the home indicator included.
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

  /// Shows a keyboard that floats, or is split or undocked.
  ///
  /// - Parameter frame: In the coordinates of the screen.
  public static func showUndockedKeyboard(frame: CGRect) {
    moveKeyboard(to: frame, isDocked: false)
  }

  /// Takes the keyboard away, if there is one.
  public static func hideKeyboard() {
    // One that has gone with the window that it was there for has told no guide of it.
    guard keyboardFrame != nil else { return Keyboard.tellFollowers() }
    moveKeyboard(to: nil, isDocked: true)
  }

  private static var keyboardScreen: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds
  }

  /// - Parameter isAutomatic: Whether the keyboard is there for the first responder.
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
        Keyboard.tellFollowers()
        if isShown { tellResponders() }
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

  private static func tellResponders() {
    let chain = sequence(first: FirstResponder.current, next: { $0?.next })
    for responder in chain { responder?.keyboardWillAppear() }
  }

  private static let keyboardDuration = 0.25
  /// A curve that UIKit uses for keyboards and does not name.
  private static let keyboardCurve = NSNumber(value: 7)

  /// Where there is no keyboard, it is just below the screen.
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
