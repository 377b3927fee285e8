/// The last changes of states, which tell later whether others have followed, without observation.
@MainActor
package struct StateSnapshot {
  private let versions: [(state: WeakState, change: Int)]
  private let isOutdated: Bool
  /// The snapshot of what was shown at an unknown time; it is never current.
  static let outdated = StateSnapshot()

  private init() { (versions, isOutdated) = ([], true) }

  init(of states: some Sequence<WeakState>) {
    versions = states.compactMap { weak in weak.state.map { (weak, $0.lastChange) } }
    isOutdated = false
  }

  /// Whether no state has been set since.
  package var isCurrent: Bool {
    !isOutdated
      && versions.allSatisfy { state, change in state.state.map { $0.lastChange == change } ?? true
      }
  }
}
