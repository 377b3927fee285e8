/// What is kept for a state to which somebody listens.
@MainActor
final class StateHub<Value> {
  private(set) var observers = KeyedList<ObserverCore<Value>>()
  /// Those of them who are told of reads, in the same order.
  private var readObservers: [ObserverCore<Value>] = []
  private var placeCount = 0
  private var roundCount = 0
  private(set) var bindings = KeyedList<BindingCore<Value>>()
  /// The states that are made of this one.
  private(set) var derived = KeyedList<WeakState>()
  /// Those who describe something by what they have read.
  private var readers = KeyedList<DescriptionReads>()
  /// The value that it takes at the end of what is set together; whether there is one is asked at each set, and
  /// of an optional value would be asked of its type.
  var batched: Batched?
  /// What the state is made of, if it is.
  nonisolated(unsafe) var derivation: Derivation<Value>?
  /// Tells the property of another object that the state follows, if it does, and keeps that object.
  var tellSource: (@MainActor (Value) -> Void)?
  /// Whether the state is being changed right now.
  var isInRound = false {
    didSet { if !isInRound, replaced.count > 0 { forgetReplaced() } }
  }
  /// The observers that others have taken the places of while it was.
  private var replaced: [ObserverCore<Value>] = []
  /// Whether what the state is made of has changed while the state, or one that it is made of, was being changed.
  var isStale = false
  /// The last propagation that has changed the state, or what stands for one where nobody was told.
  var propagation = 0
  private(set) lazy var areSame = Comparing<Value>()

  /// What several sets that are made together have come to, and those of them that have left something.
  @MainActor
  final class Batched {
    private(set) var value: Value
    private(set) var changes: [ValueChange<Value>] = []

    init(_ value: Value) { self.value = value }

    func take(_ value: Value, by change: ValueChange<Value>) {
      self.value = value
      if changes.last?.isReplaced(by: change) == true { changes.removeLast() }
      changes.append(change)
    }
  }

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

  // MARK: Those who listen

  /// Adds an observer, in the place of the one of the same name, if there is one.
  func add(_ observer: ObserverCore<Value>) {
    sweepObservers()
    placeCount += 1
    observer.place = placeCount
    guard let former = observers.put(observer) else { return }
    if !former.isGone { observer.place = former.place }
    if isInRound { replaced.append(former) }
    former.end(replacedBy: isInRound ? observer : nil)
    endReads(to: former)
  }

  private func forgetReplaced() {
    for observer in replaced { observer.forgetSuccessor() }
    replaced = []
  }

  func remove(_ observer: ObserverCore<Value>) {
    sweepObservers()
    guard observers[observer.key] === observer else { return }
    observers.remove(observer.key).map { end($0) }
  }

  /// Removes all under whose names an object observes the state.
  func removeObservers(of object: AnyObject) {
    sweepObservers()
    for observer in observers.removeAll(of: ObjectIdentifier(object)) { end(observer) }
  }

  func removeObservers() {
    readObservers = []
    for observer in observers.removeAll() { observer.end() }
  }

  /// All of them have been told of a change, those that are gone, too. After some times those are removed, at a
  /// part of what telling has taken.
  func noteRound() {
    roundCount += 1
    if roundCount == Self.roundsUntilSweep { endRounds() }
  }

  private func endRounds() {
    roundCount = 0
    for gone in observers.sweepGone() { endReads(to: gone) }
    _ = bindings.sweepGone()
  }

  private static var roundsUntilSweep: Int { 16 }

  private func sweepObservers() {
    for gone in observers.sweep() { endReads(to: gone) }
  }

  private func end(_ observer: ObserverCore<Value>) {
    observer.end()
    endReads(to: observer)
  }

  /// Adds a binding, in the place of the one of the same property, if there is one.
  func add(_ binding: BindingCore<Value>) {
    bindings.sweep()
    bindings.put(binding)?.end()
  }

  func remove(_ binding: BindingCore<Value>) {
    guard bindings[binding.key] === binding else { return }
    bindings.remove(binding.key)?.end()
  }

  func removeBindings(to view: UIView) {
    for binding in bindings.removeAll(of: ObjectIdentifier(view)) { binding.end() }
  }

  func removeBindings() {
    for binding in bindings.removeAll() { binding.end() }
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

  private var isTellingRead = false

  func tellReaders() {
    guard !readers.isEmpty else { return }
    for reader in readers.removeAll() {
      reader.didChange()
      // One that has not taken it waits for the next.
      if !reader.isOver { note(reader) }
    }
  }

  func tellRead(_ value: Value) {
    // Those who read the state while they are told of a read are not told of that: it would have no end.
    guard !readObservers.isEmpty, !isTellingRead else { return }
    isTellingRead = true
    defer { isTellingRead = false }
    let heard = readObservers
    BindingWork.steps += heard.count
    Propagation.callBack {
      for observer in heard where !observer.isOver { observer.willGet?(value) }
      for observer in heard where !observer.isOver { observer.didGet?(value) }
    }
  }

  /// Begins to tell an observer of reads.
  func tellReads(to observer: ObserverCore<Value>) {
    let index = readIndex(of: observer)
    guard !observer.isOver, readObservers[index...].first !== observer else { return }
    readObservers.insert(observer, at: index)
  }

  private func endReads(to observer: ObserverCore<Value>) {
    let index = readIndex(of: observer)
    if readObservers[index...].first === observer { readObservers.remove(at: index) }
  }

  private func readIndex(of observer: ObserverCore<Value>) -> Int {
    readObservers.partitioningIndex { $0.place >= observer.place }
  }

  /// Whether somebody would notice a set.
  var isHeard: Bool {
    !observers.isEmpty || !bindings.isEmpty || !derived.isEmpty || !readers.isEmpty || isInRound
      || batched != nil || tellSource != nil
  }
}

extension DescriptionReads: Listed {
  var key: ObjectIdentifier { ObjectIdentifier(self) }
  var isGone: Bool { isOver }
}
