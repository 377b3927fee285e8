extension Chainable where Self: UIView {
  /// Adds a closure that runs when the view is tapped.
  ///
  /// Several closures run in the order in which they were added. They share one recognizer, because
  /// the first of two recognizers would keep the second from receiving a tap. When a line runs
  /// again in a layout description, in the code that fills a cell, or in the code that binds a
  /// model, its new closure replaces the previous one.
  ///
  /// The view retains the closure, so capture the view's owner weakly. If the view ignores touches,
  /// as labels and image views do, user interaction is enabled.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: The closure to run.
  @discardableResult @_disfavoredOverload
  public func onTapGesture(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    GestureActions.of(self).tap.add(action, to: self, overwrite: overwrite, at: line) {
      UITapGestureRecognizer()
    }
    return self
  }

  /// Adds a closure that runs once for each long press, as soon as the press is long enough.
  ///
  /// Several closures run in the order in which they were added.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: The closure to run. The view retains it.
  @discardableResult @_disfavoredOverload
  public func onLongPressGesture(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    GestureActions.of(self).longPress.add(action, to: self, overwrite: overwrite, at: line) {
      UILongPressGestureRecognizer()
    }
    return self
  }

  /// Adds a closure that runs once for each long press, as `onLongPressGesture` does.
  ///
  /// - Parameters:
  ///   - overwrite: Whether to remove the closures added here before.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: The closure to run. The view retains it.
  @discardableResult @_disfavoredOverload
  public func onLongTapGesture(
    overwrite: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> Self {
    onLongPressGesture(overwrite: overwrite, fileID: fileID, line: line, action)
  }
}

/// The closures that a view runs at gestures, with a recognizer for each kind.
@MainActor
private final class GestureActions: Companion {
  var nextCompanion: (any Companion)?
  let tap = SharedRecognizer(.tap)
  let longPress = SharedRecognizer(.longPress)

  static func of(_ view: UIView) -> GestureActions {
    Platform.companion(of: view) { GestureActions() }
  }
}

/// A recognizer, and all closures that run when it recognizes its gesture.
@MainActor
private final class SharedRecognizer {
  private weak var recognizer: UIGestureRecognizer?
  private var actions: [Action] = []
  private let cause: StatedActions.Cause

  init(_ cause: StatedActions.Cause) { self.cause = cause }

  private final class Action {
    let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
  }

  func add(
    _ act: @escaping @MainActor () -> Void, to view: UIView, overwrite: Bool,
    at line: SourceLine, make: () -> UIGestureRecognizer
  ) {
    // Other code may have removed the previous recognizer from the view, along with its closures.
    let isKnown = recognizer?.view === view
    if overwrite || !isKnown { exchange(&actions, for: []) }
    let action = Action(act)
    actions.append(action)
    StatedActions.note(of: view, on: cause, at: line) { [weak self, weak action] in
      guard let self else { return }
      exchange(&actions, for: actions.filter { $0 !== action })
    }
    view.isUserInteractionEnabled = true
    if isKnown { return }
    let recognizer = make()
    Platform.onAction(of: recognizer) { [weak self] recognizer in
      // A tap is recognized when it ends, a press when it begins.
      let isLong = recognizer is UILongPressGestureRecognizer
      guard recognizer.state == (isLong ? .began : .ended) else { return }
      for action in self?.actions ?? [] { action.act() }
    }
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }
}
