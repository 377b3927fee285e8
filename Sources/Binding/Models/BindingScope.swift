/// What is bound and observed while something runs that another module knows the end of, such as
/// filling a cell.
@MainActor
package final class BindingScope {
  /// The scope of what is running.
  package private(set) static var current: BindingScope?

  private let pass = BindingPass(.bind, of: [])
  private var kept: [AnyObject] = []
  private weak var view: UIView?

  /// - Parameter view: What is filled.
  package init(filling view: UIView) { self.view = view }

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
