/// What a control does at an event.
///
/// ```swift
/// let button: UIButton = [.text("Login"), .target(ControlActor { [weak self] in self?.login() })]
/// ```
public struct ControlActor: @unchecked Sendable {
  /// Adds it to a control; what comes back takes it away again.
  let add: @MainActor (UIControl) -> @MainActor () -> Void

  init(add: @escaping @MainActor (UIControl) -> @MainActor () -> Void) { self.add = add }

  /// A closure that a control runs.
  ///
  /// - Parameters:
  ///   - event: When.
  ///   - action: What is done. The control holds it, and so does the style that it stands in.
  @preconcurrency
  public init(
    event: UIControl.Event = .primaryActionTriggered, _ action: @escaping @MainActor () -> Void
  ) {
    self.init(event: event) { (_: UIControl) in action() }
  }

  /// A closure that a control runs.
  ///
  /// - Parameters:
  ///   - event: When.
  ///   - action: What is done; it is given the control. The control holds it, and so does the style
  ///     that it stands in.
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
