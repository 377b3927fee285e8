/// The states that a view shows, and what they were when it showed them.
@MainActor
final class NotedStates {
  private var states: [ObjectIdentifier: WeakState] = [:]
  /// The marks of the states when the view last showed them.
  private var shown: StateMarks?
  /// The size of the view at the last change: it may not have been measured since.
  private var formerSize: CGSize?

  func note(_ state: any AnyState) { states[ObjectIdentifier(state)] = WeakState(state) }

  /// Notes that the view shows the current values of the states.
  ///
  /// - Parameter size: The size of the view if it showed something else before; nil if it did not.
  func noteShown(formerSize size: CGSize? = nil) {
    if let size { formerSize = size }
    shown = states.isEmpty ? nil : StateMarks(of: states.values)
  }

  /// Returns the marks of the states from when the view was measured; nil if there are none.
  ///
  /// - Parameter size: The size of the view.
  func marks(at size: CGSize) -> StateMarks? { size == formerSize ? .outdated : shown }
}
