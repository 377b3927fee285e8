/// A weak reference to a state, for a list.
@MainActor
struct WeakState: Listed {
  let key: ObjectIdentifier
  private(set) weak var state: (any AnyState)?

  init(_ state: any AnyState) {
    key = ObjectIdentifier(state)
    self.state = state
  }

  var isGone: Bool { state == nil }
}

/// How a state is derived from others.
@MainActor
struct Derivation<Value> {
  var height = DerivedHeight()
  let compute: @MainActor () -> Value
  let detach: @MainActor () -> Void
  nonisolated(unsafe) let sources: [any AnyState]

  /// The sum of the numbers of the sources' last changes. Each number only grows, so a different
  /// sum means that a source has changed.
  var lastChanges: Int {
    var sum = 0
    for source in sources { sum += source.lastChange }
    return sum
  }
}

/// The derived states that wait until their sources have been changed.
@MainActor
enum StaleStates {
  /// Whether no state waits. That is the usual case, in which none is searched for.
  private(set) static var isEmpty = true
  private static var states: [WeakState] = []

  static func add(_ state: any AnyState) {
    states.append(WeakState(state))
    isEmpty = false
  }

  /// Changes the states that still wait when nothing else is being changed, each after all its
  /// sources.
  static func catchUp() {
    while !isEmpty {
      let waiting = states.compactMap(\.state).filter(\.isStale)
      states = []
      isEmpty = waiting.isEmpty
      for state in waiting {
        state.catchUp()
        if state.isStale { add(state) }
      }
    }
  }
}

/// Releases the sources of derived states in a loop. Otherwise each state that goes would release
/// its sources, in calls as deep as a chain of states is long.
@MainActor
enum SourceRelease {
  private static var pending: [[any AnyState]] = []
  private static var isReleasing = false

  static func release<Value>(_ derivation: inout Derivation<Value>?) {
    if let derivation { pending.append(derivation.sources) }
    derivation = nil
    if isReleasing { return }
    isReleasing = true
    while !pending.isEmpty { pending.removeLast() }
    isReleasing = false
  }
}

/// A state of any type.
@MainActor
protocol AnyState: AnyObject {
  nonisolated var line: SourceLine { get }
  /// A number that identifies the last change of the state.
  var lastChange: Int { get }
  /// The height of the state above those that are set; nil for a state that is set.
  var height: DerivedHeight? { get set }
  /// The states from which it is derived.
  var sources: [any AnyState] { get }
  /// The states that are derived from it.
  var derivedStates: [any AnyState] { get }
  func addDerived(_ state: any AnyState)
  func removeDerived(_ state: any AnyState)
  /// Whether it is being changed.
  var isInRound: Bool { get }
  /// Whether it waits until its sources have been changed.
  var isStale: Bool { get }
  /// Returns the change to the value that its sources now give; nil if it has that value already,
  /// or has to wait.
  func newChange() -> (any StateChange)?
  /// Changes it if it has waited.
  func catchUp()
  func replay()
  func isObserved(by observer: AnyObject) -> Bool
  /// Ends an observation if it was made at a line.
  func endObserving(_ key: ObserverKey, at line: SourceLine)
  /// The bindings, observers and derived states of the state, for the graph.
  var edges: StateEdges { get }
}

extension ObservableState: AnyState {
  final var lastChange: Int { hub?.propagation ?? 0 }

  final var height: DerivedHeight? {
    get { hub?.derivation?.height }
    set { if let newValue { hub?.derivation?.height = newValue } }
  }

  final var sources: [any AnyState] { hub?.derivation?.sources ?? [] }

  final var derivedStates: [any AnyState] { hub?.derivedStates ?? [] }

  final func addDerived(_ state: any AnyState) { hubForSure.add(state) }
  final func removeDerived(_ state: any AnyState) { hub?.remove(state) }
  final func replay() { invokeWithCurrentValue() }

  final var isStale: Bool { hub?.isStale ?? false }

  final func newChange() -> (any StateChange)? {
    guard let hub, let derivation = hub.derivation else { return nil }
    let hasStale = !StaleStates.isEmpty && derivation.sources.contains(where: \.isStale)
    if hub.isInRound || hasStale {
      wait()
      return nil
    }
    hub.isStale = false
    let before = derivation.lastChanges
    var value = derivation.compute()
    // Code in `compute` may set a source. That derives the state again, until it ends or is
    // stopped, and the value from here is older.
    if derivation.lastChanges != before { value = derivation.compute() }
    guard hub.areSame(current, value) != true else { return nil }
    return hub.change(of: self, to: value)
  }

  final var isInRound: Bool { hub?.isInRound ?? false }

  /// Has the state derived again once its sources have been changed.
  fileprivate final func wait() {
    guard let hub, !hub.isStale else { return }
    hub.isStale = true
    StaleStates.add(self)
  }

  final func catchUp() {
    if isStale, let change = newChange() { Propagation.set(change) }
  }
}

extension ObservableState {
  /// Derives the state from others, now and whenever one of them changes.
  ///
  /// ```swift
  /// $isValid.derive(from: $name, $password) { !$0.isEmpty && $1.count >= 8 }
  /// ```
  ///
  /// The state changes once, in the same turn as its sources, after all of them have their new
  /// values, so that views and `didSet` see all of them changed. If an observer sets another source
  /// meanwhile, a state derived from both follows when the turn is over. A computed value that
  /// equals the old one is not reported.
  ///
  /// The state keeps its sources alive; they do not keep it alive. A value that you set stands
  /// until a source changes. A state that would be derived from itself is an issue, and is left
  /// unchanged.
  ///
  /// - Parameters:
  ///   - sources: The states to derive from, in place of earlier ones.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - compute: Returns the value of the state for the values of its sources.
  public final func derive<each Source>(
    from sources: repeat ObservableState<each Source>, fileID: StaticString = #fileID,
    line: UInt = #line,
    by compute: @escaping @MainActor (repeat each Source) -> Value
  ) {
    var all: [any AnyState] = []
    repeat all.append(each sources)
    if let loop = way(to: all) {
      let message = """
        a state can't be derived from itself: \(PropagationNames.text(loop)); it stays unchanged: derive one of \
        these states from something else
        """
      let line = SourceLine(fileID: fileID, line: line)
      return LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, at: line))
    }
    endDeriving()
    let derivation = Derivation(
      compute: { compute(repeat (each sources).latest) },
      detach: { [weak self] in
        if let self { for source in all { source.removeDerived(self) } }
      }, sources: all)
    hubForSure.derivation = derivation
    for source in all { source.addDerived(self) }
    forgetHeights()
    DerivedHeight.noteChange()
    if let change = newChange() { Propagation.set(change) }
    // A source that is being changed may not have its new value yet.
    if all.contains(where: \.isInRound) { wait() }
  }

  /// Returns the path by which one of several states is derived from this one; nil if none is.
  private func way(to others: [any AnyState]) -> [PropagationNode]? {
    // If no state is derived from this one, only the state itself may be among them.
    let isSource = hub.map { !$0.derived.isEmpty } ?? false
    var met: [(state: any AnyState, maker: Int?)] = others.map { ($0, nil) }
    var (pending, seen): ([Int], Set<ObjectIdentifier>) = (Array(met.indices), [])
    while let place = pending.popLast() {
      BindingWork.note()
      let state = met[place].state
      if state === self {
        let way = sequence(first: place) { met[$0].maker }
        return way.map { .state(met[$0].state) } + [.state(self)]
      }
      guard isSource, seen.insert(ObjectIdentifier(state)).inserted else { continue }
      let sources = state.sources
      pending += met.count..<met.count + sources.count
      met += sources.map { ($0, place) }
    }
    return nil
  }

  /// Ends the derivation; the state keeps its value.
  public final func endDeriving() {
    guard let derivation = hub?.derivation else { return }
    // States that are derived from this one keep their heights.
    for state in derivedStates { _ = state.derivedHeight }
    derivation.detach()
    hub?.derivation = nil
    DerivedHeight.noteChange()
    hub?.isStale = false
  }
}
