extension ChainableControl where Self: UIControl {
  /// Adds a closure that runs at the given control events.
  ///
  /// Several closures run in the order in which they were added. When a line runs again in a layout
  /// description, in the code that fills a cell, or in the code that binds a model, its new closure
  /// replaces the previous one.
  ///
  /// The control retains the closure, so capture the control's owner weakly. If the control ignores
  /// touches, user interaction is enabled.
  ///
  /// - Parameters:
  ///   - events: The events at which the closure runs.
  ///   - overwrite: Whether to remove the closures added here before for these events. Targets and
  ///     actions added in other ways stay.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: The closure to run.
  @discardableResult @_disfavoredOverload
  public func addAction(
    for events: UIControl.Event, overwrite: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    isUserInteractionEnabled = true
    let line = SourceLine(fileID: fileID, line: line)
    ControlActions.of(self).add(action, for: events, overwrite: overwrite, at: line)
    return self
  }

  /// Adds a closure that runs when the control is tapped, at `touchUpInside`.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: The closure to run. The control retains it.
  @discardableResult @_disfavoredOverload
  public func onTap(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> Self {
    addAction(for: .touchUpInside, overwrite: overwrite, fileID: fileID, line: line, action)
  }
}

extension ChainableSwitch where Self: UISwitch {
  /// Adds a closure that runs when the user flips the switch.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: A closure that takes whether the switch is on. The switch retains it.
  @discardableResult @_disfavoredOverload
  public func onSwitch(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> Self {
    addAction(for: .valueChanged, overwrite: overwrite, fileID: fileID, line: line) { [weak self] in
      if let self { action(isOn) }
    }
  }
}

extension ChainableSlider where Self: UISlider {
  /// Adds a closure that runs when the slider moves.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: A closure that takes the value. The slider retains it.
  @discardableResult @_disfavoredOverload
  public func onChange(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (Float) -> Void
  ) -> Self {
    addAction(for: .valueChanged, overwrite: overwrite, fileID: fileID, line: line) { [weak self] in
      if let self { action(value) }
    }
  }
}

extension ChainableTextField where Self: UITextField {
  /// Adds a closure that runs when the text is edited.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: A closure that takes the text. The text field retains it.
  @discardableResult @_disfavoredOverload
  public func onTextChanged(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (String?) -> Void
  ) -> Self {
    addAction(for: .editingChanged, overwrite: overwrite, fileID: fileID, line: line) {
      [weak self] in
      if let self { action(text) }
    }
  }
}

extension UIControl {
  /// Moves the actions of chains for events behind the actions that have been added in other ways
  /// so far.
  package func doChainedActionsLast(for events: UIControl.Event) {
    Platform.companion(ControlActions.self, of: self)?.runLast(for: events)
  }
}

/// The closures that chains have added to a control. They are tracked here, so that overwriting
/// them removes no others.
@MainActor
private final class ControlActions: Companion {
  var nextCompanion: (any Companion)?
  private unowned let control: UIControl
  private var added: [(action: UIAction, events: UIControl.Event)] = []

  private init(_ control: UIControl) { self.control = control }

  static func of(_ control: UIControl) -> ControlActions {
    Platform.companion(of: control) { ControlActions(control) }
  }

  func add(
    _ act: @escaping @MainActor () -> Void, for events: UIControl.Event, overwrite: Bool,
    at line: SourceLine
  ) {
    if overwrite {
      for (action, known) in added where !known.isDisjoint(with: events) {
        control.removeAction(action, for: events)
      }
      let left = added.map { ($0.action, $0.events.subtracting(events)) }
      exchange(&added, for: left.filter { !$0.1.isEmpty })
    }
    let action = UIAction { _ in act() }
    control.addAction(action, for: events)
    added.append((action, events))
    StatedActions.note(of: control, on: .events(events), at: line) { [weak self, weak action] in
      action.map { self?.remove($0) }
    }
  }

  func runLast(for events: UIControl.Event) {
    for (action, known) in added where !known.isDisjoint(with: events) {
      // For all its events, because an action that stays added for another event keeps its place.
      control.removeAction(action, for: known)
      control.addAction(action, for: known)
    }
  }

  private func remove(_ action: UIAction) {
    for (known, events) in added where known === action { control.removeAction(known, for: events) }
    exchange(&added, for: added.filter { $0.action !== action })
  }
}
