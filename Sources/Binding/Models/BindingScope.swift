/// What is bound and observed while something runs that another module knows the end of, such as
/// filling a cell.
@MainActor
package final class BindingScope {
  /// The scope of what is running.
  package private(set) static var current: BindingScope?

  private let pass = BindingPass(.bind, of: [])
  private var kept: [AnyObject] = []
  private weak var view: UIView?
  /// Those that are bound, observed or read by a description, if they are noted.
  private var states: [ObjectIdentifier: WeakState]?

  /// - Parameters:
  ///   - view: What is filled.
  ///   - notesStates: Whether it is to be known later whether the states have changed of which it shows something.
  package init(filling view: UIView, notesStates: Bool = false) {
    self.view = view
    if notesStates { states = [:] }
  }

  func note(_ state: any AnyState) { states?[ObjectIdentifier(state)] = WeakState(state) }

  /// What the states are now that have been noted; nil where there are none.
  package var marks: StateMarks? {
    guard let states, !states.isEmpty else { return nil }
    return StateMarks(of: states.values)
  }

  /// Something has changed that is bound, observed or read: what is filled may want another size, which cells are
  /// asked for by themselves since iOS 16.
  package func didDeliver() {
    // While it is being filled, the list asks afterwards.
    if Self.current !== self { view?.invalidateIntrinsicContentSize() }
  }

  /// Runs something: what is bound and observed inside of it ends with the scope. It may run again.
  package func run(_ act: () -> Void) {
    let outer = Self.current
    // It is running already.
    if outer === self { return act() }
    Self.current = self
    pass.run(act)
    Self.current = outer
  }

  /// Keeps an object as long as what is bound is.
  package func keep(_ object: AnyObject) { kept.append(object) }

  /// Ends all that was bound and observed.
  package func end() {
    pass.end()
    kept = []
  }
}
