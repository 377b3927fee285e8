/// The states of which a view shows something, and since when.
@MainActor
final class NotedStates {
  private var states: [ObjectIdentifier: WeakState] = [:]
  /// What they were when the view last showed them.
  private var shown: StateMarks?
  /// How large the view was when something changed last: it may not have been measured since.
  private var formerSize: CGSize?

  func note(_ state: any AnyState) { states[ObjectIdentifier(state)] = WeakState(state) }

  /// The view shows what the states are now.
  ///
  /// - Parameter size: How large the view is that has shown something else before; nil for none.
  func noteShown(formerSize size: CGSize? = nil) {
    if let size { formerSize = size }
    shown = states.isEmpty ? nil : StateMarks(of: states.values)
  }

  /// What the states were when the view was measured; nil where there are none.
  ///
  /// - Parameter size: How large the view is.
  func marks(at size: CGSize) -> StateMarks? { size == formerSize ? .outdated : shown }
}
