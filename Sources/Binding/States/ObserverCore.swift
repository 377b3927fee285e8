/// An observer of a state, and the events that it is told of.
@MainActor
final class ObserverCore<Value> {
  typealias Act = @MainActor (Changes<Value>) -> Void

  let key: ObserverKey
  let line: SourceLine
  /// The place among the observers of the state: those with lower places are called first.
  var place = 0
  private(set) weak var observer: AnyObject?
  /// The scope in which the observation was made, if there was one.
  weak var scope: BindingScope?
  /// The pass in which the observation was made.
  weak var pass: BindingPass?
  private(set) var isOver = false
  /// The observer of the same name that has taken its place, as long as observers are being called.
  private var successor: ObserverCore?
  private var isReplaying = false

  var willSet: Act? { didSet { observedEvents.set(.willSet, willSet != nil) } }
  var didSet: Act? { didSet { observedEvents.set(.didSet, didSet != nil) } }
  var willUniqueSet: Act? { didSet { observedEvents.set(.willUniqueSet, willUniqueSet != nil) } }
  var didUniqueSet: Act? { didSet { observedEvents.set(.didUniqueSet, didUniqueSet != nil) } }
  var willGet: (@MainActor (Value) -> Void)?
  var didGet: (@MainActor (Value) -> Void)?
  /// The events that the observer is told of. They are checked at each set, where looking at a
  /// closure would retain it.
  private(set) var observedEvents: ObservedEvents = []
  /// The delay with which changes are told; nil for none.
  var delay: DeliveryDelay<Value>? {
    didSet { oldValue?.end() }
  }

  init(_ observer: AnyObject, named name: AnyHashable?, at line: SourceLine) {
    key = ObserverKey(observer: ObjectIdentifier(observer), name: name)
    self.observer = observer
    self.line = line
  }

  /// Ends the observation: nothing is told any more, not even what has been waiting.
  ///
  /// - Parameter successor: The observer that takes its place, also for a change that is being told
  ///   already.
  func end(replacedBy successor: ObserverCore? = nil) {
    isOver = true
    delay = nil
    self.successor = successor
  }

  /// Forgets the successor, since no observers are being called any more.
  func forgetSuccessor() { successor = nil }

  // MARK: Telling

  func notifyWillSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return successor?.notifyWillSet(changes, isChanging: isChanging) ?? () }
    BindingPass.tell(self) {
      if observedEvents.contains(.willSet) { willSet?(changes) }
      if isChanging, observedEvents.contains(.willUniqueSet) { willUniqueSet?(changes) }
    }
  }

  func notifyDidSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return successor?.notifyDidSet(changes, isChanging: isChanging) ?? () }
    guard let delay else { return deliver(changes, isChanging: isChanging) }
    guard observedEvents.contains(.didSet) || (isChanging && observedEvents.contains(.didUniqueSet))
    else { return }
    delay.take(changes) { [weak self] changes, isChanging in
      self?.deliver(changes, isChanging: isChanging)
    }
  }

  /// Tells the value once more, at once; does nothing if that is just being done.
  func replay(_ value: Value) {
    guard !isOver, !isReplaying else { return }
    isReplaying = true
    BindingPass.tell(self) {
      self.didSet?(Changes(old: value, new: value, trigger: .invoked))
    }
    isReplaying = false
  }

  private func deliver(_ changes: Changes<Value>, isChanging: Bool) {
    BindingPass.tell(self) {
      if observedEvents.contains(.didSet) { didSet?(changes) }
      if isChanging, !isOver, observedEvents.contains(.didUniqueSet) { didUniqueSet?(changes) }
    }
    if !isOver { scope?.didDeliver() }
  }
}

extension ObserverCore: Listed {
  var isGone: Bool { observer == nil }
}

/// The events that an observer of a state is told of.
struct ObservedEvents: OptionSet {
  let rawValue: UInt8

  static let willSet = ObservedEvents(rawValue: 1)
  static let didSet = ObservedEvents(rawValue: 2)
  /// Before the state takes a different value.
  static let willUniqueSet = ObservedEvents(rawValue: 4)
  static let didUniqueSet = ObservedEvents(rawValue: 8)

  mutating func set(_ events: ObservedEvents, _ isObserved: Bool) {
    if isObserved { insert(events) } else { remove(events) }
  }
}

/// The identity of an observation of a state.
struct ObserverKey: ListKey {
  let observer: ObjectIdentifier
  /// Several observations of one object have names; those that layouts make have names of their
  /// own.
  let name: AnyHashable?

  var owner: ObjectIdentifier { observer }
}
