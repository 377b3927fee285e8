import Foundation

/// A scrolling finger that pulls the keyboard along when it reaches the keyboard's top edge.
///
/// Guides follow the keyboard; observers are only told of the outcome.
@MainActor
struct KeyboardPull {
  private let window: UIWindow
  private let start: CGRect
  /// How far down the keyboard can be pulled: an accessory view that stays is not pulled off the
  /// screen.
  private let length: CGFloat

  /// Returns nil if the keyboard does not follow the finger.
  init?(_ scrollView: UIScrollView) {
    let mode = scrollView.keyboardDismissMode
    guard mode == .interactive || mode == .interactiveWithAccessory, Keyboard.isDocked,
      let window = scrollView.window, let frame = Keyboard.frame
    else { return nil }
    (self.window, start, length) = (window, frame, frame.height - Keyboard.restingHeight)
    guard length > 0 else { return nil }
  }

  /// - Parameter finger: The y of the finger, in the window.
  func move(to finger: CGFloat) {
    place(min(max(0, finger - start.minY), length))
  }

  private func place(_ distance: CGFloat) {
    let frame = start.offsetBy(dx: 0, dy: distance)
    guard frame != Keyboard.frame else { return }
    Keyboard.pull(to: frame)
    Headless.flushUpdates()
  }

  /// Lets the keyboard go on in the direction of the finger, or from rest to the nearer position.
  ///
  /// - Parameter speed: The speed of the finger; positive downward.
  func release(speed: CGFloat) {
    let distance = (Keyboard.frame?.minY ?? start.minY) - start.minY
    guard distance > 0 else { return }
    guard speed > 0 || speed == 0 && distance > length / 2 else { return place(0) }
    // Observers do not know yet that the keyboard has moved.
    if length < start.height { Keyboard.pull(to: start) }
    guard Keyboard.endEditing(under: window) else { return }
    // A keyboard that was shown by hand is hidden, too.
    if length == start.height { Headless.hideKeyboard() }
  }
}
