/// A change of a state to a value.
@MainActor
protocol StateChange: AnyObject {
  /// The identity of the state.
  var identity: ObjectIdentifier { get }
  var node: PropagationNode { get }
  var line: SourceLine { get }
  /// Whether the state is being changed already.
  var isInRound: Bool { get }
  /// The last propagation that has changed the state.
  var propagation: Int { get }
  /// Whether the state has the value already; nil if that can't be determined.
  var isSame: Bool? { get }
  /// Whether code has made the change, and not a view.
  var isDirect: Bool { get }
  /// Whether the change comes from a view that shows another value by now.
  var isSuperseded: Bool { get }
  /// The states that are derived from the state.
  var derived: [any AnyState] { get }

  /// Whether the change is dropped because the state is derived again when certain others change.
  func isRederived(with others: Set<ObjectIdentifier>) -> Bool
  func begin(in propagation: Int)
  func notifyWillSet()
  func store()
  func writeViews()
  func notifyBindings()
  func notifyDidSet()
  func end()
  /// Leaves the state at the value that it has already: views that were set to another one
  /// meanwhile show it again.
  func keepCurrentValue()
  /// Has the state return the new value until it takes it, together with other changes.
  func batch()
  /// Returns the change to the value that the state returns now, after several sets.
  func batchedResult() -> (any StateChange)?
}

/// A change of a view, from which a state takes its value.
@MainActor
final class ViewReport<Value> {
  let binding: BindingCore<Value>
  /// What the view showed before.
  let shownBefore: Value?

  init(_ binding: BindingCore<Value>, shownBefore: Value?) {
    self.binding = binding
    self.shownBefore = shownBefore
  }
}

/// A change of a state, and what its views and observers are told of it.
@MainActor
final class ValueChange<Value>: StateChange {
  typealias Merge = @MainActor (_ new: Value, _ current: Value) -> Value

  private let state: ObservableState<Value>
  private let hub: StateHub<Value>
  private var old: Value
  private(set) var new: Value
  private let trigger: ChangeTrigger
  private let isByUser: Bool
  /// The report of the view that shows the value already.
  private let report: ViewReport<Value>?
  /// Whether this change is the outcome of sets that were made together.
  private var isBatchedResult = false
  /// The sets before this one that were made together with it and have left something; if this is
  /// their outcome, all of them. There is no empty array, whose type each set would look up.
  private var parts: [ValueChange]?
  /// Merges the new value with that of the state, if the state has changed since the change was
  /// made.
  private let merge: Merge?

  private var isChanging = true
  /// The observers to call, in the slots of their list.
  private var observers: [AnyObserver?] = []
  /// The events that at least one of the observers is told of.
  private var observedEvents: ObservedEvents = []
  /// The bindings whose views follow the change; nil if the state has none.
  private var written: [AnyBinding]?

  /// A computed property: a stored one would have its type looked up at each set.
  private var changes: Changes<Value> {
    @inline(__always)
    get { Changes(old: old, new: new, trigger: trigger, isByUser: isByUser) }
  }
  /// The binding whose view shows the value already.
  private var origin: BindingCore<Value>? { report?.binding }

  required init(
    of state: ObservableState<Value>, to new: Value, as trigger: ChangeTrigger,
    isByUser: Bool = false, from report: ViewReport<Value>? = nil, merge: Merge? = nil
  ) {
    self.state = state
    hub = state.hubForSure
    (old, self.new) = (new, new)
    self.trigger = trigger
    self.isByUser = isByUser
    self.report = report
    self.merge = merge
  }

  var identity: ObjectIdentifier { ObjectIdentifier(state) }
  var node: PropagationNode { .state(state) }
  var line: SourceLine { state.line }
  var isInRound: Bool { hub.isInRound }
  var propagation: Int { hub.propagation }
  var isSame: Bool? {
    mergeWithCurrent()
    return hub.areSame(state.current, new) ?? areFieldsSame
  }
  var isDirect: Bool {
    let isOwn = trigger == .state || trigger == .bind
    return isOwn || parts?.contains { $0.isDirect } == true
  }

  var isSuperseded: Bool {
    guard let origin, parts?.allSatisfy({ $0.origin === origin }) != false else { return false }
    return origin.showsOther(than: new)
  }

  var derived: [any AnyState] { hub.derivedStates }

  func isRederived(with others: Set<ObjectIdentifier>) -> Bool {
    isDirect && state.sources.contains { others.contains(ObjectIdentifier($0)) }
  }

  // MARK: A turn

  private func mergeWithCurrent() {
    if let merge { new = merge(new, state.current) }
  }

  /// Whether the state already has the fields that are changed; nil if other things may change,
  /// too.
  private var areFieldsSame: Bool? {
    guard merge != nil else { return nil }
    var areSame: Bool? = true
    for change in parts ?? [self] {
      let isSame = change.origin?.property.areSame(state.current, new)
      if isSame != true { areSame = isSame }
      if isSame == false { break }
    }
    return areSame
  }

  func begin(in propagation: Int) {
    mergeWithCurrent()
    hub.isInRound = true
    hub.propagation = propagation
    let observers = hub.observers.slots
    self.observers = observers
    BindingWork.note(observers.count)
    old = state.current
    for case let observer? in observers { observedEvents.formUnion(observer.observedEvents) }
    if !observedEvents.isDisjoint(with: [.willUniqueSet, .didUniqueSet]) {
      isChanging = isSame != true
    }
  }

  func notifyWillSet() {
    guard !observedEvents.isDisjoint(with: [.willSet, .willUniqueSet]) else { return }
    eachObserver { $0.notifyWillSet($1, isChanging: isChanging) }
  }

  private func eachObserver(_ tell: @MainActor (ObserverCore<Value>, Changes<Value>) -> Void) {
    let changes = changes
    for case let observer? in observers { tell(ObserverCore.of(observer), changes) }
  }

  func store() { state.current = new }

  func writeViews() {
    if !hub.bindings.isEmpty { writeEach() }
  }

  /// A separate function, as are both `notify`, so that a set without bindings does not look up
  /// their types.
  private func writeEach() {
    var written: [AnyBinding] = []
    for case let any? in hub.bindings.slots where !any.isOver {
      let binding = BindingCore<Value>.of(any)
      if binding === origin, binding.showsAsState(new) { continue }
      written.append(binding)
      // A view has reported a field that this change leaves alone: that report comes next.
      if binding.hasReportedChange(otherThan: self),
        binding.property.areSame(old, new) == true
      {
        continue
      }
      binding.write(new)
    }
    self.written = written
  }

  func notifyBindings() {
    if let written { notify(written) }
    if let report, !report.binding.isOver { notify(report) }
  }

  private func notify(_ written: [AnyBinding]) {
    for binding in written where !binding.isOver {
      BindingCore<Value>.of(binding).stateDidSet?(changes)
    }
  }

  private func notify(_ report: ViewReport<Value>) {
    guard let tell = report.binding.viewDidSet else { return }
    var before = report.shownBefore ?? old
    if let merge { before = merge(before, old) }
    tell(Changes(old: before, new: new, trigger: trigger, isByUser: isByUser))
  }

  func notifyDidSet() {
    if !observers.isEmpty { eachObserver { $0.notifyDidSet($1, isChanging: isChanging) } }
    hub.notifySource?(new)
  }

  func end() {
    hub.isInRound = false
    hub.noteRound()
    hub.notifyReaders()
    if hub.isStale { state.catchUp() }
  }

  func keepCurrentValue() { if isBatchedResult { writeViews() } }

  // MARK: Several at once

  /// Whether the change that follows it in the same batch leaves nothing of it.
  private func isReplaced(by other: ValueChange) -> Bool {
    guard origin === other.origin, isDirect == other.isDirect else { return false }
    return merge == nil ? other.merge == nil : origin != nil
  }

  func batch() {
    let former = hub.batched
    hub.batched = self
    guard let former else { return }
    var earlier = former.parts ?? []
    former.parts = nil
    if !former.isReplaced(by: self) { earlier.append(former) }
    parts = earlier.isEmpty ? nil : earlier
  }

  func batchedResult() -> (any StateChange)? {
    guard hub.batched != nil else { return nil }
    hub.batched = nil
    isBatchedResult = true
    guard let earlier = parts else { return self }
    let all = earlier + [self]
    parts = nil
    let merges = all.compactMap { $0.merge }
    let merge: Merge = { told, current in merges.reduce(current) { $1(told, $0) } }
    let result = ValueChange(
      of: state, to: new, as: trigger, isByUser: isByUser, from: report,
      merge: merges.count == all.count ? merge : nil)
    (result.isBatchedResult, result.parts) = (true, all)
    return result
  }
}
