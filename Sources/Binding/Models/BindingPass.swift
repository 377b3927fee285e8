/// One run of a view model's `bind(with:)`: what is taken when its states are bound, and what has to end
/// with the pair.
@MainActor
final class BindingPass {
  private(set) static var current: BindingPass?

  private let mode: BindingMode
  private let states: Set<ObjectIdentifier>
  private var ends: [@MainActor () -> Void] = []
  /// Whether it goes on after its function has returned: then only what is about its own states is its own.
  private var isOpen = false
  /// The model and its view: while the pass is open, what others observe is theirs.
  private weak var model: AnyObject?
  private weak var view: AnyObject?
  /// The pass that was under way when it began.
  private var outer: BindingPass?

  init(
    _ mode: BindingMode, of states: [any AnyState], model: AnyObject? = nil, view: AnyObject? = nil
  ) {
    (self.mode, self.model, self.view) = (mode, model, view)
    self.states = Set(states.map { ObjectIdentifier($0) })
  }

  /// What a binding of a state takes that does not say it itself.
  static func mode(of state: any AnyState) -> BindingMode {
    owner(of: state).flatMap { $0.knows(state) ? $0.mode : nil } ?? .bind
  }

  static func note<Value>(_ binding: BindingCore<Value>, of state: ObservableState<Value>) {
    binding.scope = BindingScope.current
    BindingScope.current?.note(state)
    owner(of: state)?.ends.append { [weak binding] in binding?.unbind() }
  }

  static func note<Value>(_ observer: ObserverCore<Value>, of state: ObservableState<Value>) {
    guard let pass = owner(of: state), !pass.isOpen || pass.isPart(observer.observer) else {
      return
    }
    observer.scope = BindingScope.current
    BindingScope.current?.note(state)
    pass.ends.append { [weak observer, weak state] in
      if let observer { state?.hub?.remove(observer) }
    }
  }

  /// The pass to which what is done with a state belongs.
  private static func owner(of state: any AnyState) -> BindingPass? {
    var pass = current
    while let open = pass, open.isOpen, !open.knows(state) { pass = open.outer }
    return pass
  }

  /// Whether an observer is the model, its view, or inside of that.
  private func isPart(_ observer: AnyObject?) -> Bool {
    guard let observer else { return false }
    if observer === model || observer === view { return true }
    guard let inside = observer as? UIView,
      let around = view as? UIView ?? (view as? UIViewController)?.viewIfLoaded
    else { return false }
    return inside.isDescendant(of: around)
  }

  private func knows(_ state: any AnyState) -> Bool { states.contains(ObjectIdentifier(state)) }

  /// Runs a pass: what is bound and observed inside of it is its own.
  func run(_ bind: () -> Void) {
    outer = Self.current
    Self.current = self
    bind()
    // What has been opened inside of it ends with it.
    Self.current = outer
    outer = nil
  }

  /// Leaves the pass open for what follows.
  func stayOpen() {
    isOpen = true
    outer = Self.current
    Self.current = self
  }

  func close() {
    guard Self.current === self else { return }
    Self.current = outer
    outer = nil
  }

  /// Ends all that was bound and observed in the pass.
  func end() {
    close()
    for end in ends { end() }
    ends = []
  }
}
