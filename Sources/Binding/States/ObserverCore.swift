/// An observer of a state of any type.
///
/// Lists hold observers under this type: one that depends on the values would be looked up at each
/// set.
@MainActor
class AnyObserver {
  final let key: ObserverKey
  final let line: SourceLine
  /// The place among the observers of the state: those with lower places are called first.
  final var place = 0
  private(set) final weak var observer: AnyObject?
  /// The scope in which the observation was made, if there was one.
  final weak var scope: BindingScope?
  /// The pass in which the observation was made.
  final weak var pass: BindingPass?
  private(set) final var isOver = false
  /// The observer of the same name that has taken its place, as long as observers are being called.
  private(set) final var successor: AnyObserver?
  /// The events that the observer is told of. They are checked at each set, where looking at a
  /// closure would retain it.
  fileprivate(set) final var observedEvents: ObservedEvents = []

  init(_ observer: AnyObject, named name: AnyHashable?, at line: SourceLine) {
    key = ObserverKey(observer: ObjectIdentifier(observer), name: name)
    self.observer = observer
    self.line = line
  }

  /// Ends the observation: nothing is told any more, not even what has been waiting.
  ///
  /// - Parameter successor: The observer that takes its place, also for a change that is being told
  ///   already.
  func end(replacedBy successor: AnyObserver? = nil) {
    isOver = true
    self.successor = successor
  }

  /// Forgets the successor, since no observers are being called any more.
  final func forgetSuccessor() { successor = nil }
}

extension AnyObserver: Listed {
  final var isGone: Bool { observer == nil }
}

/// An observer of a state, and what to call for each event.
@MainActor
final class ObserverCore<Value>: AnyObserver {
  typealias Act<Told> = @MainActor (_ observer: AnyObject, _ told: Told) -> Void

  private var isReplaying = false

  // What is replaced is released when the property has been set: it may hold an object that uses
  // the observation as it goes.
  var willSet: Act<Changes<Value>>? { didSet { note(.willSet, willSet, insteadOf: oldValue) } }
  var didSet: Act<Changes<Value>>? { didSet { note(.didSet, didSet, insteadOf: oldValue) } }
  var willUniqueSet: Act<Changes<Value>>? {
    didSet { note(.willUniqueSet, willUniqueSet, insteadOf: oldValue) }
  }
  var didUniqueSet: Act<Changes<Value>>? {
    didSet { note(.didUniqueSet, didUniqueSet, insteadOf: oldValue) }
  }
  var willGet: Act<Value>? { didSet { withExtendedLifetime(oldValue) {} } }
  var didGet: Act<Value>? { didSet { withExtendedLifetime(oldValue) {} } }
  /// The delay with which changes are told; nil for none.
  var delay: DeliveryDelay<Value>? {
    didSet { oldValue?.end() }
  }

  /// Returns an observer as what it is: a state has no observers of values of other types.
  @inline(__always)
  static func of(_ observer: AnyObserver) -> ObserverCore {
    unsafeDowncast(observer, to: ObserverCore.self)
  }

  override func end(replacedBy successor: AnyObserver? = nil) {
    super.end(replacedBy: successor)
    delay = nil
  }

  // MARK: Telling

  func notifyWillSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return heir?.notifyWillSet(changes, isChanging: isChanging) ?? () }
    BindingPass.tell(self) {
      if observedEvents.contains(.willSet) { tell(willSet, changes) }
      if isChanging, observedEvents.contains(.willUniqueSet) { tell(willUniqueSet, changes) }
    }
  }

  func notifyDidSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return heir?.notifyDidSet(changes, isChanging: isChanging) ?? () }
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
      tell(didSet, Changes(old: value, new: value, trigger: .invoked))
    }
    isReplaying = false
  }

  private func deliver(_ changes: Changes<Value>, isChanging: Bool) {
    BindingPass.tell(self) {
      if observedEvents.contains(.didSet) { tell(didSet, changes) }
      if isChanging, !isOver, observedEvents.contains(.didUniqueSet) { tell(didUniqueSet, changes) }
    }
    if !isOver { scope?.didDeliver() }
  }

  /// Tells the observer something, if it still exists and has something to call.
  @inline(__always)
  func tell<Told>(_ act: Act<Told>?, _ told: Told) {
    if let act, let observer { act(observer, told) }
  }

  private func note(
    _ event: ObservedEvents, _ act: Act<Changes<Value>>?, insteadOf former: Act<Changes<Value>>?
  ) {
    withExtendedLifetime(former) { observedEvents.set(event, act != nil) }
  }

  private var heir: ObserverCore? { successor.map { Self.of($0) } }
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
