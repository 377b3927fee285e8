/// What lines have a view do that run again, such as those of the description of a layout. It goes with the view.
@MainActor
final class SaidActions: Companion {
  var nextCompanion: (any Companion)?
  /// What takes each away.
  private var said = SaidInRounds<@MainActor () -> Void>()

  /// What has a view do something.
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

  /// Notes what a line has just added to a view, in place of what was added in other rounds for the same cause.
  ///
  /// - Parameter remove: Takes it away again.
  static func note(
    of view: UIView, on cause: Cause, at line: SourceLine, _ remove: @escaping @MainActor () -> Void
  ) {
    ThemeRecord.note(remove)
    guard DescriptionRound.isRunning else { return }
    let actions = Platform.companion(of: view) { SaidActions() }
    for remove in actions.said.add(remove, of: cause.number, at: line) { remove() }
  }
}
