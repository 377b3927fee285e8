/// A state in a list that does not keep it alive.
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

/// What a state is made of.
@MainActor
struct Derivation<Value> {
  var height = DerivedHeight()
  let compute: @MainActor () -> Value
  let detach: @MainActor () -> Void
  nonisolated(unsafe) let sources: [any AnyState]

  /// What another sum tells of a change of one of the sources: each number only grows.
  var lastChanges: Int { sources.reduce(0) { $0 + $1.lastChange } }
}

/// The states that wait until one that they are made of has been changed.
@MainActor
enum StaleStates {
  /// Mostly there is none, so that nobody looks for one.
  private(set) static var isEmpty = true
  private static var states: [WeakState] = []

  static func add(_ state: any AnyState) {
    states.append(WeakState(state))
    isEmpty = false
  }

  /// Changes those that still wait when nothing else is being changed: each when all that it is made of have been.
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

/// Releases states of which others have been made, in a loop: each that goes would release those that it is
/// made of, in calls as deep as a chain of states is long.
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
  /// What tells its last change from others.
  var lastChange: Int { get }
  /// How high it is above those that are set; nil for one that is set.
  var height: DerivedHeight? { get set }
  /// The states that it is made of.
  var sources: [any AnyState] { get }
  /// The states that are made of it.
  var derivedStates: [any AnyState] { get }
  func addDerived(_ state: any AnyState)
  func removeDerived(_ state: any AnyState)
  /// Whether it is being changed.
  var isInRound: Bool { get }
  /// Whether it waits until what it is made of has been changed.
  var isStale: Bool { get }
  /// Its change to what those that it is made of now say; nil if it is that already, or has to wait.
  func newChange() -> (any StateChange)?
  /// Changes it if it has waited.
  func catchUp()
  func replay()
  func isObserved(by observer: AnyObject) -> Bool
  /// Ends what somebody is told, if it is a line that has said so.
  func endObserving(_ key: ObserverKey, at line: SourceLine)
  /// What is bound to it and who observes it, for the graph.
  var edges: StateEdges { get }
}

extension ObservableState: AnyState {
  final var lastChange: Int { hub?.propagation ?? 0 }

  final var height: DerivedHeight? {
    get { hub?.derivation?.height }
    set { if let newValue { hub?.derivation?.height = newValue } }
  }

  final var sources: [any AnyState] { hub?.derivation?.sources ?? [] }

  final var derivedStates: [any AnyState] {
    guard let hub, !hub.derived.isEmpty else { return [] }
    return hub.derived.all.compactMap(\.state)
  }

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
    // Who sets what it is made of meanwhile has had it made of that, too, until that came to an end or was stopped: what
    // has been made first is older.
    if derivation.lastChanges != before { value = derivation.compute() }
    guard hub.areSame(current, value) != true else { return nil }
    return ValueChange(of: self, to: value, as: .state)
  }

  final var isInRound: Bool { hub?.isInRound ?? false }

  /// Has the state made anew once what it is made of has been changed.
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
    // What is being changed may not have its new value yet.
    if all.contains(where: \.isInRound) { wait() }
  }

  /// The way by which one of other states is made of this one; nil if none is.
  private func way(to others: [any AnyState]) -> [PropagationNode]? {
    // If nothing is made of it, only it itself may be among them.
    let isSource = hub.map { !$0.derived.isEmpty } ?? false
    var met: [(state: any AnyState, maker: Int?)] = others.map { ($0, nil) }
    var (pending, seen): ([Int], Set<ObjectIdentifier>) = (Array(met.indices), [])
    while let place = pending.popLast() {
      BindingWork.steps += 1
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
    // What is made of it stays as high as it is.
    for state in derivedStates { _ = state.derivedHeight }
    derivation.detach()
    hub?.derivation = nil
    DerivedHeight.noteChange()
    hub?.isStale = false
  }
}
