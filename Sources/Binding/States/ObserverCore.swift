/// One who is told of the changes of a state, and of what.
@MainActor
final class ObserverCore<Value> {
  typealias Act = @MainActor (Changes<Value>) -> Void

  let key: ObserverKey
  let line: SourceLine
  private(set) weak var observer: AnyObject?
  private(set) var isOver = false
  private var isReplaying = false

  var willSet: Act?
  var didSet: Act?
  var willUniqueSet: Act?
  var didUniqueSet: Act?
  var willGet: (@MainActor (Value) -> Void)?
  var didGet: (@MainActor (Value) -> Void)?
  /// When changes are told; nil for at once.
  var delay: DeliveryDelay<Value>? {
    didSet { oldValue?.end() }
  }

  init(_ observer: AnyObject, named name: AnyHashable?, at line: SourceLine) {
    key = ObserverKey(observer: ObjectIdentifier(observer), name: name)
    self.observer = observer
    self.line = line
  }

  var isAlive: Bool { observer != nil }
  var hearsReads: Bool { willGet != nil || didGet != nil }

  /// Ends it: nothing is told any more, nor what has been waiting.
  func end() {
    isOver = true
    delay = nil
  }

  // MARK: Telling

  func tellWillSet(_ changes: Changes<Value>, isChanging: Bool) {
    guard !isOver else { return }
    willSet?(changes)
    if isChanging { willUniqueSet?(changes) }
  }

  func tellDidSet(_ changes: Changes<Value>, isChanging: Bool) {
    guard !isOver else { return }
    guard let delay else { return deliver(changes, isChanging: isChanging) }
    guard didSet != nil || (isChanging && didUniqueSet != nil) else { return }
    delay.take(changes) { [weak self] changes, isChanging in
      self?.deliver(changes, isChanging: isChanging)
    }
  }

  /// Tells the value once more, at once; nothing where that is just being done.
  func replay(_ value: Value) {
    guard !isOver, !isReplaying else { return }
    isReplaying = true
    didSet?(Changes(old: value, new: value, trigger: .invoked))
    isReplaying = false
  }

  private func deliver(_ changes: Changes<Value>, isChanging: Bool) {
    didSet?(changes)
    if isChanging, !isOver { didUniqueSet?(changes) }
  }
}

/// What tells one who observes a state from others.
struct ObserverKey: Hashable {
  let observer: ObjectIdentifier
  /// Several of one object have names; those that layouts make have names of their own.
  let name: AnyHashable?
}
