/// The first responder at the time when other views covered it. It becomes first responder again
/// after they have gone.
@MainActor
struct SuspendedResponder {
  private weak var responder: UIResponder?
  /// The responder that provides the accessory view around it.
  private weak var provider: UIResponder?

  /// Makes a view, or a view inside it, resign first responder, which ends text editing.
  ///
  /// - Returns: Nil if none of them is the first responder, or if it refuses to resign.
  init?(in root: UIView) {
    guard FirstResponder.isInside(root), let current = FirstResponder.current else { return nil }
    (responder, provider) = (current, (current as? UIView)?.keyboardProvider)
    guard FirstResponder.move({ current.resignFirstResponder() }) else { return nil }
    Keyboard.followFirstResponder()
  }

  /// Does nothing if there is another first responder by now, or if the view is not in a window.
  func resume() {
    guard FirstResponder.current == nil else { return }
    for responder in [provider, responder] where responder?.screenWindow != nil {
      responder?.becomeFirstResponder()
    }
  }
}
