import Foundation

/// The reach of a finger.
extension Headless {
  /// The window that a view is in, laid out; without one, that is told.
  static func windowForFingers(of view: UIView) -> UIWindow? {
    guard let window = view.window else {
      log("\(view.shortName) is in no window, so that no finger can reach it.")
      return nil
    }
    window.layoutIfNeeded()
    return window
  }

  /// Whether a finger reaches a view where most of it is seen, and the view is of use. What is in the way is
  /// told.
  ///
  /// - Parameters:
  ///   - around: What may have the touch in its place, such as the list that a cell is in.
  ///   - holder: What may have the touch in its place, or have it in anything that is in it.
  static func canReach(
    _ view: UIView, orJust around: UIView? = nil, orAnythingIn holder: UIView? = nil
  ) -> Bool {
    guard let window = windowForFingers(of: view) else { return false }
    if let control = view as? UIControl, !control.isEnabled {
      log("\(view.shortName) is disabled, so that a finger does nothing to it.")
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
      "\(view.shortName) is hidden, covered or out of reach, so that no finger gets at it\(outcome)."
    )
    return false
  }

  /// Where the keyboard is in the window of a view, if it lies over that: not over what is presented
  /// over the view that is edited, nor in a window of a size of its own, which is nowhere on the
  /// screen.
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

  /// The same without what an app has put above the keys; nil where there are none, as below a bar that
  /// stays when nothing is edited.
  package static func keysFrame(over view: UIView) -> CGRect? {
    keyboardFrame(over: view).flatMap { frame in
      World.run(around: view) { Keyboard.keys(of: frame) }
    }
  }

  /// What an app has put in place of the keyboard that lies over a window, and above it, from the bottom
  /// up.
  package static func keyboardViews(over window: UIWindow) -> [UIView] {
    window.keyboardWindow?.shownViews ?? []
  }
}

extension UIView {
  /// Whether it is in something presented that another view is not in.
  fileprivate func isPresented(over other: UIView) -> Bool {
    sequence(first: self, next: \.superview)
      .contains { $0 is PresentationContainer && !other.isDescendant(of: $0) }
  }
}
