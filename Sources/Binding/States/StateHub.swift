/// Everything that is kept for a state with listeners.
@MainActor
final class StateHub<Value> {
  /// The observers, which are all of the type `ObserverCore<Value>`.
  private(set) var observers = KeyedList<AnyObserver>()
  /// The observers that are told of reads, in the same order.
  private var readObservers: [AnyObserver] = []
  private var placeCount = 0
  private var roundCount = 0
  /// The bindings, which are all of the type `BindingCore<Value>`.
  private(set) var bindings = KeyedList<AnyBinding>()
  /// The states that are derived from this one.
  private(set) var derived = KeyedList<WeakState>()
  /// The descriptions that have read the state.
  private var readers = KeyedList<DescriptionReads>()
  /// The last of the sets that are made together, at whose end the state takes its value.
  var batched: ValueChange<Value>?
  /// How the state is derived from others, if it is.
  nonisolated(unsafe) var derivation: Derivation<Value>?
  /// Passes the value to the property of another object that the state follows, if it does, and
  /// keeps that object.
  var notifySource: (@MainActor (Value) -> Void)?
  /// Whether the state is being changed right now.
  var isInRound = false {
    didSet { if !isInRound, hasReplaced { forgetReplaced() } }
  }
  /// The observers that were replaced while the state was being changed.
  private var replaced: [AnyObserver] = []
  /// Whether there are any: each set asks for it, and an array that grows in place is guarded
  /// against overlapping accesses.
  private var hasReplaced = false
  /// Whether a source has changed while the state, or a state from which it is derived, was being
  /// changed.
  var isStale = false
  /// The number of the last propagation that has changed the state, or of a set that nobody was
  /// told of.
  var propagation = 0
  private(set) lazy var areSame = Comparing<Value>()
  /// The class of changes: to look it up takes a good part of the time of a set.
  private let changeType = ValueChange<Value>.self

  nonisolated init() {}

  deinit {
    guard derivation != nil else { return }
    if MainActorQueue.isCurrent {
      MainActor.assumeIsolated { SourceRelease.release(&derivation) }
    } else {
      nonisolated(unsafe) let sources = derivation?.sources
      MainActorQueue.run { withExtendedLifetime(sources) {} }
    }
  }

  /// Returns a change of the state by code. It is not inlined, since whoever takes a change of a
  /// known class is specialized for that, and has it looked up.
  @inline(never)
  func change(of state: ObservableState<Value>, to value: Value) -> any StateChange {
    changeType.init(of: state, to: value, as: .state)
  }

  // MARK: Listeners

  /// Adds an observer in place of the one with the same name, if there is one.
  func add(_ observer: ObserverCore<Value>) {
    sweepObservers()
    placeCount += 1
    observer.place = placeCount
    guard let former = observers.put(observer) else { return }
    if !former.isGone { observer.place = former.place }
    if isInRound {
      replaced.append(former)
      hasReplaced = true
    }
    former.end(replacedBy: isInRound ? observer : nil)
    stopNotifyingReads(to: former)
  }

  private func forgetReplaced() {
    for observer in replaced { observer.forgetSuccessor() }
    (replaced, hasReplaced) = ([], false)
  }

  func remove(_ observer: AnyObserver) {
    sweepObservers()
    guard observers[observer.key] === observer else { return }
    observers.remove(observer.key).map { end($0) }
  }

  /// Removes all observations of an object, whatever their names.
  func removeObservers(of object: AnyObject) {
    sweepObservers()
    for observer in observers.removeAll(of: ObjectIdentifier(object)) { end(observer) }
  }

  func removeObservers() {
    readObservers = []
    for observer in observers.removeAll() { observer.end() }
  }

  /// Notes that all observers, including those that are gone, have been called for a change. After
  /// some rounds, those that are gone are removed, at a fraction of the cost of the calls.
  func noteRound() {
    roundCount += 1
    if roundCount == Self.roundsUntilSweep { endRounds() }
  }

  private func endRounds() {
    roundCount = 0
    for gone in observers.sweepGone() { stopNotifyingReads(to: gone) }
    _ = bindings.sweepGone()
  }

  private static var roundsUntilSweep: Int { 16 }

  private func sweepObservers() {
    for gone in observers.sweep() { stopNotifyingReads(to: gone) }
  }

  private func end(_ observer: AnyObserver) {
    observer.end()
    stopNotifyingReads(to: observer)
  }

  /// Adds a binding in place of the one of the same property, if there is one.
  func add(_ binding: BindingCore<Value>) {
    bindings.sweep()
    bindings.put(binding)?.end()
  }

  func remove(_ binding: AnyBinding) {
    guard bindings[binding.key] === binding else { return }
    bindings.remove(binding.key)?.end()
  }

  func removeBindings(to view: UIView) {
    for binding in bindings.removeAll(of: ObjectIdentifier(view)) { binding.end() }
  }

  func removeBindings() {
    for binding in bindings.removeAll() { binding.end() }
  }

  /// The states that are derived from this one, without those that are gone.
  var derivedStates: [any AnyState] {
    // Nothing is made of an empty list.
    derived.isEmpty ? [] : derived.all.compactMap { $0.state }
  }

  func add(_ state: any AnyState) {
    derived.sweep()
    derived.append(WeakState(state))
  }

  func remove(_ state: any AnyState) {
    derived.sweep()
    derived.remove(ObjectIdentifier(state))
  }

  // MARK: Reading

  /// Has a description told of the next change.
  func note(_ reads: DescriptionReads) {
    readers.sweep()
    if readers[reads.key] == nil { readers.append(reads) }
  }

  private var isNotifyingRead = false

  func notifyReaders() {
    guard !readers.isEmpty else { return }
    for reader in readers.removeAll() {
      reader.didChange()
      // A description that has not taken the change waits for the next one.
      if !reader.isOver { note(reader) }
    }
  }

  func notifyRead(_ value: Value) {
    // Observers that read the state while they are told of a read are not told of that: it would
    // never end.
    guard !readObservers.isEmpty, !isNotifyingRead else { return }
    isNotifyingRead = true
    defer { isNotifyingRead = false }
    let notified = readObservers
    BindingWork.note(notified.count)
    Propagation.callBack {
      let observers = notified.lazy.map { ObserverCore<Value>.of($0) }
      for observer in observers where !observer.isOver { observer.tell(observer.willGet, value) }
      for observer in observers where !observer.isOver { observer.tell(observer.didGet, value) }
    }
  }

  /// Begins to tell an observer of reads.
  func startNotifyingReads(to observer: ObserverCore<Value>) {
    let index = readIndex(of: observer)
    guard !observer.isOver, readObservers[index...].first !== observer else { return }
    readObservers.insert(observer, at: index)
  }

  private func stopNotifyingReads(to observer: AnyObserver) {
    let index = readIndex(of: observer)
    if readObservers[index...].first === observer { readObservers.remove(at: index) }
  }

  private func readIndex(of observer: AnyObserver) -> Int {
    readObservers.partitioningIndex { $0.place >= observer.place }
  }

  /// Whether anything would notice a set.
  var isObserved: Bool {
    !observers.isEmpty || !bindings.isEmpty || !derived.isEmpty || !readers.isEmpty || isInRound
      || batched != nil || notifySource != nil
  }
}

extension DescriptionReads: Listed {
  var key: ObjectIdentifier { ObjectIdentifier(self) }
  var isGone: Bool { isOver }
}
