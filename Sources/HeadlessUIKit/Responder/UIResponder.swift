import Foundation

/// An object that can respond to events.
@MainActor
open class UIResponder: NSObject {
  /// Who listens to properties; nil where nobody ever has.
  nonisolated(unsafe) var observers: PropertyObservers?

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self {
      guard current.resignFirstResponder() else { return false }
    }
    FirstResponder.current = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  /// What is shown in place of the keyboard, and above it, while this is the first responder. The
  /// keyboard here has neither.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing.
  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// The one responder that text goes to.
@MainActor
enum FirstResponder {
  private static weak var stored: UIResponder?

  /// A view is it only while it is in a window.
  static var current: UIResponder? {
    get {
      guard let view = stored as? UIView else { return stored }
      return view.nearestWindow == nil ? nil : view
    }
    set { stored = newValue }
  }
}
