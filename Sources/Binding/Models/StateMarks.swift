/// Tells whether states have changed since, without hearing of it.
@MainActor
package struct StateMarks {
  private let marks: [(state: WeakState, change: Int)]

  init(of states: some Sequence<WeakState>) {
    marks = states.compactMap { weak in weak.state.map { (weak, $0.lastChange) } }
  }

  /// Whether none has been set since.
  package var areCurrent: Bool {
    marks.allSatisfy { mark in mark.state.state.map { $0.lastChange == mark.change } ?? true }
  }
}
