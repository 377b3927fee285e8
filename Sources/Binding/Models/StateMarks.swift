/// Tells whether states have changed since the marks were made, without observing them.
@MainActor
package struct StateMarks {
  private let marks: [(state: WeakState, change: Int)]
  private let isOutdated: Bool
  /// The marks of what was shown at an unknown time; they are never current.
  static let outdated = StateMarks()

  private init() { (marks, isOutdated) = ([], true) }

  init(of states: some Sequence<WeakState>) {
    marks = states.compactMap { weak in weak.state.map { (weak, $0.lastChange) } }
    isOutdated = false
  }

  /// Whether no state has been set since.
  package var areCurrent: Bool {
    !isOutdated
      && marks.allSatisfy { mark in mark.state.state.map { $0.lastChange == mark.change } ?? true }
  }
}
