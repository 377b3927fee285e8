/// One run of a view model's `bind(with:)`: what is taken when its states are bound, and what has to end
/// with the pair.
@MainActor
final class BindingPass {
  private(set) static var current: BindingPass?

  private let mode: BindingMode
  private let states: Set<ObjectIdentifier>
  /// Ends something if it is asked to, and says whether it is over.
  typealias End = @MainActor (_ isMeant: Bool) -> Bool

  private var ends: [End] = []
  /// How many of these there may be before those that are over are forgotten.
  private var mostEnds = 64
  /// Whether it goes on after its function has returned: then only what is about its own states is its own.
  private var isOpen = false
  /// The model and its view: while the pass is open, what others observe is theirs.
  private weak var model: AnyObject?
  private weak var view: AnyObject?
  /// The pass that was under way when it began.
  private var outer: BindingPass?
  private var isClosed = false
  private var isOver = false

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

  /// What is described again binds again: what that has replaced is over.
  private func add(_ end: @escaping End) {
    // What is bound by a model that has been unbound meanwhile is over.
    if isOver {
      _ = end(true)
      return
    }
    ends.append(end)
    guard ends.count > mostEnds else { return }
    ends.removeAll { $0(false) }
    mostEnds = max(64, 2 * ends.count)
  }

  /// The pass to which what is done with a state belongs.
  private static func owner(of state: any AnyState) -> BindingPass? {
    var pass = current
    while let open = pass, open.isClosed || (open.isOpen && !open.knows(state)) {
      pass = open.outer
    }
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
    let outer = Self.current
    self.outer = outer
    Self.current = self
    DescriptionRound.run(of: model, on: view, isOnly: model != nil, bind)
    // What has been opened inside of it ends with it.
    Self.current = outer?.firstUnclosed
    self.outer = nil
  }

  /// Leaves the pass open for what follows.
  func stayOpen() {
    (isOpen, isClosed) = (true, false)
    outer = Self.current
    Self.current = self
  }

  func close() {
    isClosed = true
    Self.current = Self.current?.firstUnclosed
  }

  /// This pass, or the one around it that is not closed. Those that are closed between others are passed over until
  /// these are closed, too.
  private var firstUnclosed: BindingPass? {
    var pass: BindingPass? = self
    while let closed = pass, closed.isClosed { pass = closed.outer }
    return pass
  }

  /// Whether it is under way inside another, or that one.
  private func isAround(_ inner: BindingPass?) -> Bool {
    sequence(first: inner, next: { $0?.outer }).prefix { $0 != nil }.contains { $0 === self }
  }

  // MARK: Callbacks

  /// What is interrupted by those who are being told of a state.
  private static var interrupted: (pass: BindingPass, scope: BindingScope?)?

  /// Notes what is to end with the pass under way, if there is one.
  static func note(_ end: @escaping End) {
    var pass = current
    while let open = pass, open.isOpen || open.isClosed { pass = open.outer }
    pass?.add(end)
  }

  /// Tells those of a change whose own affair it is what they bind then.
  static func interrupt(_ tell: () -> Void) {
    guard let pass = current else { return tell() }
    let (before, scope) = (interrupted, BindingScope.current)
    interrupted = (pass, scope)
    current = nil
    BindingScope.current = nil
    tell()
    // What has been opened meanwhile stays so, and what has been closed is over.
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

  /// Tells one who observes by a pass, or by what is being filled: what is bound then is part of that.
  static func tell<Value>(_ observer: ObserverCore<Value>, _ tell: () -> Void) {
    guard let (under, scope) = interrupted, current == nil,
      observer.pass?.isAround(under) == true || (scope != nil && observer.scope === scope)
    else { return tell() }
    current = under
    BindingScope.current = scope
    tell()
    current = nil
    BindingScope.current = nil
  }

  /// Ends all that was bound and observed in the pass.
  func end() {
    // One that is running stays the one that is: what it still binds is over at once.
    if isOpen { close() }
    isOver = true
    let ends = ends
    self.ends = []
    for end in ends { _ = end(true) }
  }
}
