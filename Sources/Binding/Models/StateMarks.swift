/// Tells whether states have changed since, without hearing of it.
@MainActor
package struct StateMarks {
  private let marks: [(state: WeakState, change: Int)]
  private let isOutdated: Bool
  /// Those of what was shown at a time that nobody knows.
  static let outdated = StateMarks()

  private init() { (marks, isOutdated) = ([], true) }

  init(of states: some Sequence<WeakState>) {
    marks = states.compactMap { weak in weak.state.map { (weak, $0.lastChange) } }
    isOutdated = false
  }

  /// Whether none has been set since.
  package var areCurrent: Bool {
    !isOutdated
      && marks.allSatisfy { mark in mark.state.state.map { $0.lastChange == mark.change } ?? true }
  }
}
