/// One run of a view model's `bind(with:)`: how its states are transferred when they are bound, and
/// what has to end with the pair.
@MainActor
final class BindingPass {
  private(set) static var current: BindingPass?

  private let mode: BindingMode
  private let states: Set<ObjectIdentifier>
  /// Ends something if `isMeant`, and returns whether it is over.
  typealias End = @MainActor (_ isMeant: Bool) -> Bool

  private var ends: [End] = []
  /// The number of ends beyond which those that are over are forgotten.
  private var endSweepThreshold = 64
  /// Whether the pass goes on after its function has returned. It then owns only what concerns its
  /// own states.
  private var isOpen = false
  /// The model and its view. While the pass is open, it owns only their observations.
  private weak var model: AnyObject?
  private weak var view: AnyObject?
  /// The pass that was under way when this one began.
  private var outer: BindingPass?
  private var isClosed = false
  private var isOver = false

  init(
    _ mode: BindingMode, of states: [any AnyState], model: AnyObject? = nil, view: AnyObject? = nil
  ) {
    (self.mode, self.model, self.view) = (mode, model, view)
    self.states = Set(states.map { ObjectIdentifier($0) })
  }

  /// Returns the mode for a binding that does not specify one.
  static func mode(of state: any AnyState) -> BindingMode {
    owner(of: state).flatMap { $0.knows(state) ? $0.mode : nil } ?? .bind
  }

  static func note<Value>(_ binding: BindingCore<Value>, of state: ObservableState<Value>) {
    binding.scope = BindingScope.current
    BindingScope.current?.note(state)
    owner(of: state)?.add { [weak binding] isMeant in
      if isMeant { binding?.unbind() }
      return binding?.isOver ?? true
    }
  }

  static func note<Value>(_ observer: ObserverCore<Value>, of state: ObservableState<Value>) {
    guard let pass = owner(of: state), !pass.isOpen || pass.isPart(observer.observer) else {
      return
    }
    observer.scope = BindingScope.current
    observer.pass = pass
    BindingScope.current?.note(state)
    pass.add { [weak observer, weak state] isMeant in
      if isMeant, let observer { state?.hub?.remove(observer) }
      return observer?.isOver ?? true
    }
  }

  /// Adds an end, and forgets those that are over: a description that runs again binds again, which
  /// replaces its earlier bindings.
  private func add(_ end: @escaping End) {
    // The model has been unbound meanwhile: what it still binds is over.
    if isOver {
      _ = end(true)
      return
    }
    ends.append(end)
    guard ends.count > endSweepThreshold else { return }
    ends.removeAll { $0(false) }
    endSweepThreshold = max(64, 2 * ends.count)
  }

  /// Returns the pass that owns what is bound or observed of a state.
  private static func owner(of state: any AnyState) -> BindingPass? {
    var pass = current
    while let open = pass, open.isClosed || (open.isOpen && !open.knows(state)) {
      pass = open.outer
    }
    return pass
  }

  /// Whether an observer is the model, its view, or a view inside that.
  private func isPart(_ observer: AnyObject?) -> Bool {
    guard let observer else { return false }
    if observer === model || observer === view { return true }
    guard let inside = observer as? UIView,
      let around = view as? UIView ?? (view as? UIViewController)?.viewIfLoaded
    else { return false }
    return inside.isDescendant(of: around)
  }

  private func knows(_ state: any AnyState) -> Bool { states.contains(ObjectIdentifier(state)) }

  /// Runs the pass, which owns what is bound and observed inside it.
  func run(_ bind: () -> Void) {
    let outer = Self.current
    self.outer = outer
    Self.current = self
    DescriptionRound.run(of: model, on: view, isOnly: model != nil, bind)
    // Passes that were opened inside this one end with it.
    Self.current = outer?.firstUnclosed
    self.outer = nil
  }

  /// Leaves the pass open for what is bound after its function has returned.
  func stayOpen() {
    (isOpen, isClosed) = (true, false)
    outer = Self.current
    Self.current = self
  }

  func close() {
    isClosed = true
    Self.current = Self.current?.firstUnclosed
  }

  /// This pass, or the nearest one around it that is not closed. A closed pass stays in the chain,
  /// where it is skipped, until the passes inside it are closed, too.
  private var firstUnclosed: BindingPass? {
    var pass: BindingPass? = self
    while let closed = pass, closed.isClosed { pass = closed.outer }
    return pass
  }

  /// Whether this pass is `inner`, or is around it.
  private func isAround(_ inner: BindingPass?) -> Bool {
    sequence(first: inner, next: { $0?.outer }).prefix { $0 != nil }.contains { $0 === self }
  }

  // MARK: Callbacks

  /// The pass, and its scope, that callbacks of a state interrupt.
  private static var interrupted: (pass: BindingPass, scope: BindingScope?)?

  /// Adds an end to the pass under way, if there is one.
  static func note(_ end: @escaping End) {
    var pass = current
    while let open = pass, open.isOpen || open.isClosed { pass = open.outer }
    pass?.add(end)
  }

  /// Runs callbacks outside the pass under way, which does not own what they bind.
  static func interrupt(_ tell: @MainActor () -> Void) {
    guard let pass = current else { return tell() }
    let (before, scope) = (interrupted, BindingScope.current)
    interrupted = (pass, scope)
    current = nil
    BindingScope.current = nil
    tell()
    // Passes that the callbacks have opened stay open, and those that they have closed are over.
    if let opened = current {
      opened.innermost.outer = pass
      current = opened.firstUnclosed
    } else {
      current = pass.firstUnclosed
    }
    BindingScope.current = scope
    interrupted = before
  }

  private var innermost: BindingPass {
    var pass = self
    while let outer = pass.outer { pass = outer }
    return pass
  }

  /// Calls an observer. If it observes in the interrupted pass or one around it, or in the scope
  /// that is being filled, the interrupted pass owns what it binds.
  static func tell(_ observer: AnyObserver, _ tell: @MainActor () -> Void) {
    guard let (under, scope) = interrupted, current == nil,
      observer.pass?.isAround(under) == true || (scope != nil && observer.scope === scope)
    else { return tell() }
    current = under
    BindingScope.current = scope
    tell()
    current = nil
    BindingScope.current = nil
  }

  /// Ends everything that was bound and observed in the pass.
  func end() {
    // A pass that is running stays the current one: what it still binds is over at once.
    if isOpen { close() }
    isOver = true
    let ends = ends
    self.ends = []
    for end in ends { _ = end(true) }
  }
}
