/// What is kept for a state to which somebody listens.
@MainActor
final class StateHub<Value> {
  private(set) var observers: [ObserverCore<Value>] = []
  private(set) var bindings: [BindingCore<Value>] = []
  /// The states that are made of this one.
  private(set) var derived: [WeakDerived] = []
  /// Those who describe something by what they have read.
  private var readers: [DescriptionReads] = []
  /// The value that it takes at the end of what is set together.
  var batched: Value?
  /// What the state is made of, if it is.
  var derivation: Derivation<Value>?
  /// The property of another object that the state follows, if it does.
  var source: AnyObject?
  /// Whether the state is being changed right now.
  var isInRound = false
  /// Whether what the state is made of has changed while it was being changed itself.
  var isStale = false
  /// The last propagation that has changed the state.
  var propagation = 0
  private(set) lazy var areSame = Comparing<Value>()

  nonisolated init() {}

  // MARK: Those who listen

  /// Adds an observer, in the place of the one of the same name, if there is one.
  func add(_ observer: ObserverCore<Value>) {
    observers.removeAll { !$0.isAlive }
    if let index = observers.firstIndex(where: { $0.key == observer.key }) {
      observers[index].end()
      observers[index] = observer
    } else {
      observers.append(observer)
    }
  }

  func removeObservers(where isMeant: (ObserverCore<Value>) -> Bool) {
    for observer in observers where isMeant(observer) { observer.end() }
    observers.removeAll { $0.isOver || !$0.isAlive }
  }

  /// Adds a binding, in the place of the one of the same property, if there is one.
  func add(_ binding: BindingCore<Value>) {
    bindings.removeAll { $0.view == nil }
    if let index = bindings.firstIndex(where: { $0.key == binding.key }) {
      bindings[index].end()
      bindings[index] = binding
    } else {
      bindings.append(binding)
    }
  }

  func removeBindings(where isMeant: (BindingCore<Value>) -> Bool) {
    for binding in bindings where isMeant(binding) { binding.end() }
    bindings.removeAll(where: \.isOver)
  }

  func add(_ state: any AnyState) {
    derived.removeAll { $0.state == nil || $0.state === state }
    derived.append(WeakDerived(state: state))
  }

  func remove(_ state: any AnyState) {
    derived.removeAll { $0.state == nil || $0.state === state }
  }

  // MARK: Reading

  /// Has a description told of the next change.
  func note(_ reads: DescriptionReads) {
    readers.removeAll(where: \.isOver)
    if !readers.contains(where: { $0 === reads }) { readers.append(reads) }
  }

  private var isTellingRead = false

  func tellReaders() {
    guard readers.count > 0 else { return }
    let told = readers
    readers = []
    for reader in told { reader.didChange() }
  }

  func tellRead(_ value: Value) {
    // Those who read the state while they are told of a read are not told of that: it would have no end.
    guard !isTellingRead,
      observers.contains(where: { !$0.hears.isDisjoint(with: [.beforeReads, .afterReads]) })
    else { return }
    isTellingRead = true
    defer { isTellingRead = false }
    let heard = observers
    // What they read belongs to no description that is being read for.
    DescriptionReads.pause {
      for observer in heard where !observer.isOver { observer.willGet?(value) }
      for observer in heard where !observer.isOver { observer.didGet?(value) }
    }
  }

  /// Whether somebody would notice a set.
  var isHeard: Bool {
    // Counts are read at once; whether a generic array is empty is asked of its type at each set.
    observers.count + bindings.count + derived.count + readers.count > 0 || isInRound
      || batched != nil
  }
}
