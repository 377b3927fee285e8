/// The actions that lines have added to a view, if these lines run again, such as those of a layout
/// description. Released with the view.
@MainActor
final class StatedActions: Companion {
  var nextCompanion: (any Companion)?
  /// The closures that remove each action.
  private var statements = StatementsByRound<@MainActor () -> Void>()

  /// The trigger of an action.
  enum Cause {
    case events(UIControl.Event)
    case tap, longPress

    fileprivate var number: Int {
      switch self {
      case .events(let events): Int(events.rawValue)
      case .tap: -1
      case .longPress: -2
      }
    }
  }

  /// Notes an action that a line has just added to a view. It replaces those that were added in
  /// other rounds for the same cause.
  ///
  /// - Parameter remove: Removes the action.
  static func note(
    of view: UIView, on cause: Cause, at line: SourceLine, _ remove: @escaping @MainActor () -> Void
  ) {
    ThemeRecord.note(remove)
    guard DescriptionRound.isRunning else { return }
    let actions = Platform.companion(of: view) { StatedActions() }
    for remove in actions.statements.add(remove, of: cause.number, at: line) { remove() }
  }
}
