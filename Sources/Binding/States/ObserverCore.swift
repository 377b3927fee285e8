/// One who is told of the changes of a state, and of what.
@MainActor
final class ObserverCore<Value> {
  typealias Act = @MainActor (Changes<Value>) -> Void

  let key: ObserverKey
  let line: SourceLine
  /// Its place among the observers of a state: those with lower ones are told first.
  var place = 0
  private(set) weak var observer: AnyObject?
  /// What it has been made in, if that is something whose end another module knows.
  weak var scope: BindingScope?
  /// The pass in which it has been made.
  weak var pass: BindingPass?
  private(set) var isOver = false
  /// The one of the same name that has taken its place, as long as somebody is being told.
  private var successor: ObserverCore?
  private var isReplaying = false

  var willSet: Act? { didSet { hears.note(.before, willSet != nil) } }
  var didSet: Act? { didSet { hears.note(.after, didSet != nil) } }
  var willUniqueSet: Act? { didSet { hears.note(.beforeAnother, willUniqueSet != nil) } }
  var didUniqueSet: Act? { didSet { hears.note(.afterAnother, didUniqueSet != nil) } }
  var willGet: (@MainActor (Value) -> Void)?
  var didGet: (@MainActor (Value) -> Void)?
  /// Of which changes it is told: asked at each set, when to look at a closure would be to hold it.
  private(set) var hears: Hearing = []
  /// When changes are told; nil for at once.
  var delay: DeliveryDelay<Value>? {
    didSet { oldValue?.end() }
  }

  init(_ observer: AnyObject, named name: AnyHashable?, at line: SourceLine) {
    key = ObserverKey(observer: ObjectIdentifier(observer), name: name)
    self.observer = observer
    self.line = line
  }

  /// Ends it: nothing is told any more, nor what has been waiting.
  ///
  /// - Parameter successor: Takes its place, also where a change is being told already.
  func end(replacedBy successor: ObserverCore? = nil) {
    isOver = true
    delay = nil
    self.successor = successor
  }

  /// Nobody is being told any more.
  func forgetSuccessor() { successor = nil }

  // MARK: Telling

  func tellWillSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return successor?.tellWillSet(changes, isChanging: isChanging) ?? () }
    BindingPass.tell(self) {
      if hears.contains(.before) { willSet?(changes) }
      if isChanging, hears.contains(.beforeAnother) { willUniqueSet?(changes) }
    }
  }

  func tellDidSet(_ changes: Changes<Value>, isChanging: Bool) {
    if isOver { return successor?.tellDidSet(changes, isChanging: isChanging) ?? () }
    guard let delay else { return deliver(changes, isChanging: isChanging) }
    guard hears.contains(.after) || (isChanging && hears.contains(.afterAnother)) else { return }
    delay.take(changes) { [weak self] changes, isChanging in
      self?.deliver(changes, isChanging: isChanging)
    }
  }

  /// Tells the value once more, at once; nothing where that is just being done.
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
      if hears.contains(.after) { didSet?(changes) }
      if isChanging, !isOver, hears.contains(.afterAnother) { didUniqueSet?(changes) }
    }
    if !isOver { scope?.didDeliver() }
  }
}

extension ObserverCore: Listed {
  var isGone: Bool { observer == nil }
}

/// What one who observes a state is told of.
struct Hearing: OptionSet {
  let rawValue: UInt8

  static let before = Hearing(rawValue: 1)
  static let after = Hearing(rawValue: 2)
  /// Before and after it takes another value.
  static let beforeAnother = Hearing(rawValue: 4)
  static let afterAnother = Hearing(rawValue: 8)

  mutating func note(_ what: Hearing, _ isTold: Bool) {
    if isTold { insert(what) } else { remove(what) }
  }
}

/// What tells one who observes a state from others.
struct ObserverKey: ListKey {
  let observer: ObjectIdentifier
  /// Several of one object have names; those that layouts make have names of their own.
  let name: AnyHashable?

  var owner: ObjectIdentifier { observer }
}
