/// What lines have a view do that run again, such as those of the description of a layout. It goes with the view.
@MainActor
final class SaidActions: Companion {
  var nextCompanion: (any Companion)?
  private var said: [Said] = []

  /// What a line has said in a round.
  private struct Said {
    let line: SourceLine
    let round: Int
    let remove: @MainActor () -> Void
  }

  /// Notes what a line has just added to a view, in place of what it has added in another round.
  ///
  /// - Parameter remove: Takes it away again.
  static func note(
    of view: UIView, at line: SourceLine, _ remove: @escaping @MainActor () -> Void
  ) {
    ThemeRecord.note(remove)
    guard let round = DescriptionRound.current else { return }
    Platform.companion(of: view) { SaidActions() }
      .note(Said(line: line, round: round, remove: remove))
  }

  private func note(_ new: Said) {
    let former = said.filter { $0.line == new.line && $0.round != new.round }
    exchange(
      &said, for: said.filter { $0.line != new.line || $0.round == new.round } + [new])
    for said in former { said.remove() }
  }
}
