/// What lines have a view do that run again, such as those of the description of a layout. It goes with the view.
@MainActor
final class SaidActions: Companion {
  var nextCompanion: (any Companion)?
  private var said: [Said] = []

  /// What a line has said in a round.
  private struct Said {
    let line: SourceLine
    let round: DescriptionRound
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
    func isFormer(_ known: Said) -> Bool {
      known.line == new.line && new.round.follows(known.round)
    }
    let former = said.filter(isFormer)
    if former.isEmpty { return said.append(new) }
    exchange(&said, for: said.filter { !isFormer($0) } + [new])
    for said in former { said.remove() }
  }
}
