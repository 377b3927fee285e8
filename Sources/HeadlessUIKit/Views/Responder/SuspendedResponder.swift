/// Who was the first responder when others came over it, and is it again when these are gone.
@MainActor
struct SuspendedResponder {
  private weak var responder: UIResponder?
  /// Who had put it above the keyboard.
  private weak var provider: UIResponder?

  /// Ends what a view or something in it is, and so the editing of text.
  ///
  /// - Returns: Nil where none of them is the first responder, or it does not want to end.
  init?(in root: UIView) {
    guard FirstResponder.isInside(root), let current = FirstResponder.current else { return nil }
    (responder, provider) = (current, (current as? UIView)?.keyboardProvider)
    guard FirstResponder.move({ current.resignFirstResponder() }) else { return nil }
    Keyboard.followFirstResponder()
  }

  /// Does nothing where somebody else is it by now, or where its view is not to be seen.
  func resume() {
    guard FirstResponder.current == nil else { return }
    for responder in [provider, responder] where responder?.screenWindow != nil {
      responder?.becomeFirstResponder()
    }
  }
}
