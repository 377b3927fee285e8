import Foundation

/// The reach of a finger.
extension Headless {
  /// Returns the window of a view, laid out; reports a view without a window.
  static func windowForFingers(of view: UIView) -> UIWindow? {
    guard let window = view.window else {
      log("\(view.shortName) is not in a window, so no finger can reach it.")
      return nil
    }
    window.layoutIfNeeded()
    return window
  }

  /// Whether a finger in the middle of the visible part of a view reaches it, and the view is enabled.
  /// Reports an obstacle.
  ///
  /// - Parameters:
  ///   - around: A view that may receive the touch instead, such as the list around a cell.
  ///   - holder: A view that may receive the touch instead, itself or in any of its subviews.
  static func canReach(
    _ view: UIView, orJust around: UIView? = nil, orAnythingIn holder: UIView? = nil
  ) -> Bool {
    guard let window = windowForFingers(of: view) else { return false }
    if let control = view as? UIControl, !control.isEnabled {
      log("\(view.shortName) is disabled, so it ignores touches.")
      return false
    }
    let seen = sequence(first: view) { $0.superview }.reduce(window.bounds) { seen, outer in
      guard outer === view || outer.clipsToBounds else { return seen }
      return seen.intersection(outer.convert(outer.bounds, to: window))
    }
    let hit = seen.isEmpty ? nil : window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    if let hit, hit === around || hit.isDescendant(of: view) { return true }
    if let hit, let holder, hit.isDescendant(of: holder) { return true }
    let outcome = hit.map { ": a touch goes to \($0.shortName)" } ?? ""
    log(
      "\(view.shortName) is hidden, covered or out of reach, so it can't be touched\(outcome)."
    )
    return false
  }

  /// Returns the frame of the keyboard in the window of a view, if the keyboard lies over the view. It does
  /// not lie over a presentation above the view that is being edited, nor over a window with a size of its
  /// own, which has no place on the screen.
  package static func keyboardFrame(over view: UIView) -> CGRect? {
    guard let window = view.window, window.environment.size == nil, !(window is KeyboardWindow)
    else { return nil }
    return World.run(around: view) {
      guard let frame = keyboardFrame else { return nil }
      let editor = FirstResponder.viewBelowKeyboard
      let isOverIt = editor.map { !view.isPresented(over: $0) } ?? true
      return isOverIt ? frame : nil
    }
  }

  /// Returns the frame of the keyboard without the app's views above the keys; nil if there are no keys, as
  /// below a bar that stays when nothing is edited.
  package static func keysFrame(over view: UIView) -> CGRect? {
    keyboardFrame(over: view).flatMap { frame in
      World.run(around: view) { Keyboard.keys(of: frame) }
    }
  }

  /// Returns the app's input views that lie over a window: the one instead of the keyboard and those above
  /// it, from the bottom up.
  package static func keyboardViews(over window: UIWindow) -> [UIView] {
    window.keyboardWindow?.shownViews ?? []
  }
}

extension UIView {
  /// Whether the view is in a presentation that does not contain the other view.
  fileprivate func isPresented(over other: UIView) -> Bool {
    sequence(first: self, next: \.superview)
      .contains { $0 is PresentationContainer && !other.isDescendant(of: $0) }
  }
}
