/// The states that a view shows, and what they were when it showed them.
@MainActor
final class TrackedStates {
  private var states: [ObjectIdentifier: WeakState] = [:]
  /// The states when the view last showed them.
  private var shown: StateSnapshot?
  /// The size of the view at the last change: it may not have been measured since.
  private var formerSize: CGSize?

  func note(_ state: any AnyState) { states[ObjectIdentifier(state)] = WeakState(state) }

  /// Notes that the view shows the current values of the states.
  ///
  /// - Parameter size: The size of the view if it showed something else before; nil if it did not.
  func takeSnapshot(formerSize size: CGSize? = nil) {
    if let size { formerSize = size }
    shown = states.isEmpty ? nil : StateSnapshot(of: states.values)
  }

  /// Returns the snapshot from when the view was measured; nil if there is none.
  ///
  /// - Parameter size: The size of the view.
  func snapshot(at size: CGSize) -> StateSnapshot? { size == formerSize ? .outdated : shown }
}
