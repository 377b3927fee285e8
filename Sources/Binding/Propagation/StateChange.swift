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

/// A change of a state, and what its views and observers are told of it.
@MainActor
final class ValueChange<Value>: StateChange {
  typealias Merge = @MainActor (_ new: Value, _ current: Value) -> Value

  private let state: ObservableState<Value>
  private let hub: StateHub<Value>
  private var new: Value
  private let trigger: ChangeTrigger
  private let isByUser: Bool
  /// The binding whose view shows the value already.
  private let origin: BindingCore<Value>?
  /// What the view showed before.
  private let shownBefore: Value?
  /// The sets of which this change is the outcome, if they were made together.
  private let parts: [ValueChange]
  /// Merges the new value with that of the state, if the state has changed since the change was
  /// made.
  private let merge: Merge?

  private var changes: Changes<Value>
  private var isChanging = true
  /// The observers to call, in the slots of their list.
  private var observers: [ObserverCore<Value>?] = []
  /// The events that at least one of the observers is told of.
  private var observedEvents: ObservedEvents = []
  private var written: [BindingCore<Value>] = []

  private var isBatchedResult: Bool { !parts.isEmpty }

  init(
    of state: ObservableState<Value>, to new: Value, as trigger: ChangeTrigger,
    isByUser: Bool = false, from origin: BindingCore<Value>? = nil, shownBefore: Value? = nil,
    settling parts: [ValueChange] = [], merge: Merge? = nil
  ) {
    self.state = state
    hub = state.hubForSure
    self.new = new
    self.trigger = trigger
    self.isByUser = isByUser
    self.origin = origin
    self.shownBefore = shownBefore
    self.parts = parts
    self.merge = merge
    changes = Changes(old: new, new: new, trigger: trigger, isByUser: isByUser)
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
    parts.isEmpty ? trigger == .state || trigger == .bind : parts.contains(where: \.isDirect)
  }

  var isSuperseded: Bool {
    guard let origin, parts.allSatisfy({ $0.origin === origin }) else { return false }
    return origin.showsOther(than: new)
  }

  var derived: [any AnyState] { state.derivedStates }

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
    for change in isBatchedResult ? parts : [self] {
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
    observers = hub.observers.slots
    BindingWork.steps += observers.count
    changes = Changes(old: state.current, new: new, trigger: trigger, isByUser: isByUser)
    for case let observer? in observers { observedEvents.formUnion(observer.observedEvents) }
    if !observedEvents.isDisjoint(with: [.willUniqueSet, .didUniqueSet]) {
      isChanging = isSame != true
    }
  }

  func notifyWillSet() {
    guard !observedEvents.isDisjoint(with: [.willSet, .willUniqueSet]) else { return }
    for case let observer? in observers { observer.notifyWillSet(changes, isChanging: isChanging) }
  }

  func store() { state.current = new }

  func writeViews() {
    if !hub.bindings.isEmpty { writeEach() }
  }

  /// A separate function, as is `tell`, so that a set without bindings does not look up their
  /// types.
  private func writeEach() {
    for case let binding? in hub.bindings.slots where !binding.isOver {
      if binding === origin, binding.showsAsState(new) { continue }
      written.append(binding)
      // A view has reported a field that this change leaves alone: that report comes next.
      if binding.hasReportedChange(otherThan: self),
        binding.property.areSame(changes.old, new) == true
      {
        continue
      }
      binding.write(new)
    }
  }

  func notifyBindings() {
    if written.count > 0 {
      for binding in written where !binding.isOver { binding.stateDidSet?(changes) }
    }
    if let origin, !origin.isOver { notify(origin) }
  }

  private func notify(_ origin: BindingCore<Value>) {
    guard let tell = origin.viewDidSet else { return }
    var before = shownBefore ?? changes.old
    if let merge { before = merge(before, changes.old) }
    tell(Changes(old: before, new: new, trigger: trigger, isByUser: isByUser))
  }

  func notifyDidSet() {
    for case let observer? in observers {
      observer.notifyDidSet(changes, isChanging: isChanging)
    }
    hub.notifySource?(new)
  }

  func end() {
    hub.isInRound = false
    hub.noteRound()
    hub.notifyReaders()
    state.catchUp()
  }

  func keepCurrentValue() { if isBatchedResult { writeViews() } }

  // MARK: Several at once

  /// Whether the change that follows it in the same batch leaves nothing of it.
  func isReplaced(by other: ValueChange) -> Bool {
    guard origin === other.origin, isDirect == other.isDirect else { return false }
    return merge == nil ? other.merge == nil : origin != nil
  }

  func batch() {
    let batched = hub.batched ?? StateHub.Batched(new)
    batched.take(new, by: self)
    hub.batched = batched
  }

  func batchedResult() -> (any StateChange)? {
    guard let batched = hub.batched else { return nil }
    hub.batched = nil
    let merges = batched.changes.compactMap(\.merge)
    let merge: Merge = { told, current in merges.reduce(current) { $1(told, $0) } }
    return ValueChange(
      of: state, to: batched.value, as: trigger, isByUser: isByUser, from: origin,
      shownBefore: shownBefore, settling: batched.changes,
      merge: merges.count == batched.changes.count ? merge : nil)
  }
}
