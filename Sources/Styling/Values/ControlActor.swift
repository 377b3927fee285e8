/// An action that a control performs at an event.
///
/// ```swift
/// let button: UIButton = [.text("Login"), .target(ControlActor { [weak self] in self?.login() })]
/// ```
public struct ControlActor: @unchecked Sendable {
  /// Adds the action to a control, and returns a closure that removes it.
  let add: @MainActor (UIControl) -> @MainActor () -> Void

  init(add: @escaping @MainActor (UIControl) -> @MainActor () -> Void) { self.add = add }

  /// Creates an action that runs a closure.
  ///
  /// - Parameters:
  ///   - event: The event at which the closure runs.
  ///   - action: The closure to run. The control retains it, and so does the style that contains
  ///     it.
  @preconcurrency
  public init(
    event: UIControl.Event = .primaryActionTriggered, _ action: @escaping @MainActor () -> Void
  ) {
    self.init(event: event) { (_: UIControl) in action() }
  }

  /// Creates an action that runs a closure.
  ///
  /// - Parameters:
  ///   - event: The event at which the closure runs.
  ///   - action: A closure that takes the control. The control retains it, and so does the style
  ///     that contains it.
  @preconcurrency
  public init(
    event: UIControl.Event = .primaryActionTriggered,
    _ action: @escaping @MainActor (UIControl) -> Void
  ) {
    add = { control in
      let native = UIAction { [weak control] _ in
        if let control { action(control) }
      }
      control.addAction(native, for: event)
      return { [weak control] in control?.removeAction(native, for: event) }
    }
  }
}
