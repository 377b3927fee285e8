/// The bindings and observations that are made during work whose end another module knows, such as
/// filling a cell.
@MainActor
package final class BindingScope {
  /// The scope that is running.
  package internal(set) static var current: BindingScope?

  private let pass = BindingPass(.bind, of: [])
  private var kept: [AnyObject] = []
  private weak var view: UIView?
  /// The states that are bound, observed or read by a description; nil if they are not noted.
  private let states: TrackedStates?

  /// - Parameters:
  ///   - view: The view that is filled.
  ///   - tracksStates: Whether to note the states that the view shows, to find out later whether
  ///     they have changed.
  package init(filling view: UIView, tracksStates: Bool = false) {
    self.view = view
    states = tracksStates ? TrackedStates() : nil
  }

  func note(_ state: any AnyState) { states?.note(state) }

  /// Returns the snapshot of the tracked states from when the view was measured; nil for none.
  ///
  /// - Parameter size: The size of the view.
  package func snapshot(at size: CGSize) -> StateSnapshot? { states?.snapshot(at: size) }

  /// Notes a change of something that is bound, observed or read. The view may want another size:
  /// since iOS 16, a list measures a cell again when its intrinsic size is invalidated.
  package func didDeliver() {
    // While the view is being filled, the list asks for its size afterwards.
    guard Self.current !== self else { return }
    states?.takeSnapshot(formerSize: view?.bounds.size)
    view?.invalidateIntrinsicContentSize()
  }

  /// Runs a closure whose bindings and observations end with the scope. The scope may run again.
  package func run(_ act: () -> Void) {
    let outer = Self.current
    // The scope is running already.
    if outer === self { return act() }
    Self.current = self
    pass.run(act)
    Self.current = outer
    states?.takeSnapshot()
  }

  /// Keeps an object alive as long as the bindings last.
  package func keep(_ object: AnyObject) { kept.append(object) }

  /// Ends all bindings and observations.
  package func end() {
    pass.end()
    kept = []
  }
}
