/// What is bound and observed while something runs that another module knows the end of, such as
/// filling a cell.
@MainActor
package final class BindingScope {
  /// The scope of what is running.
  package internal(set) static var current: BindingScope?

  private let pass = BindingPass(.bind, of: [])
  private var kept: [AnyObject] = []
  private weak var view: UIView?
  /// Those that are bound, observed or read by a description, if they are noted.
  private let states: NotedStates?

  /// - Parameters:
  ///   - view: What is filled.
  ///   - notesStates: Whether it is to be known later whether the states have changed of which it shows something.
  package init(filling view: UIView, notesStates: Bool = false) {
    self.view = view
    states = notesStates ? NotedStates() : nil
  }

  func note(_ state: any AnyState) { states?.note(state) }

  /// What the states were that have been noted when the view was measured; nil where there are none.
  ///
  /// - Parameter size: How large the view is.
  package func marks(at size: CGSize) -> StateMarks? { states?.marks(at: size) }

  /// Something has changed that is bound, observed or read: what is filled may want another size, which cells are
  /// asked for by themselves since iOS 16.
  package func didDeliver() {
    // While it is being filled, the list asks afterwards.
    guard Self.current !== self else { return }
    states?.noteShown(formerSize: view?.bounds.size)
    view?.invalidateIntrinsicContentSize()
  }

  /// Runs something: what is bound and observed inside of it ends with the scope. It may run again.
  package func run(_ act: () -> Void) {
    let outer = Self.current
    // It is running already.
    if outer === self { return act() }
    Self.current = self
    pass.run(act)
    Self.current = outer
    states?.noteShown()
  }

  /// Keeps an object as long as what is bound is.
  package func keep(_ object: AnyObject) { kept.append(object) }

  /// Ends all that was bound and observed.
  package func end() {
    pass.end()
    kept = []
  }
}
