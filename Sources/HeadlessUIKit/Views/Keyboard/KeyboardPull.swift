import Foundation

/// A finger that scrolls, and takes the keyboard along where it comes to its top edge.
///
/// Guides follow it; observers hear only what has become of the keyboard in the end.
@MainActor
struct KeyboardPull {
  private let window: UIWindow
  private let start: CGRect
  /// How far down it goes: what is above it and stays is not pulled off the screen.
  private let length: CGFloat

  /// Nil where the keyboard does not follow the finger.
  init?(_ scrollView: UIScrollView) {
    let mode = scrollView.keyboardDismissMode
    guard mode == .interactive || mode == .interactiveWithAccessory, Keyboard.isDocked,
      let window = scrollView.window, let frame = Keyboard.frame
    else { return nil }
    (self.window, start, length) = (window, frame, frame.height - Keyboard.restingHeight)
    guard length > 0 else { return nil }
  }

  /// - Parameter finger: How far down it is, in the window.
  func move(to finger: CGFloat) {
    place(min(max(0, finger - start.minY), length))
  }

  private func place(_ distance: CGFloat) {
    let frame = start.offsetBy(dx: 0, dy: distance)
    guard frame != Keyboard.frame else { return }
    Keyboard.pull(to: frame)
    Headless.flushUpdates()
  }

  /// It goes where it was being moved; one that rests goes to what is nearer.
  ///
  /// - Parameter speed: Of the finger, downwards.
  func letGo(speed: CGFloat) {
    let distance = (Keyboard.frame?.minY ?? start.minY) - start.minY
    guard distance > 0 else { return }
    guard speed > 0 || speed == 0 && distance > length / 2 else { return place(0) }
    // Observers have not heard that it is there already.
    if length < start.height { Keyboard.pull(to: start) }
    guard Keyboard.endEditing(under: window) else { return }
    // One that was shown by hand goes, too.
    if length == start.height { Headless.hideKeyboard() }
  }
}
