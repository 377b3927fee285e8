/// Delivers changes later, and fewer of them.
@MainActor
final class DeliveryDelay<Value> {
  enum Kind {
    /// At most once in an interval, the first change at once.
    case throttle
    /// When nothing has changed for an interval.
    case debounce
  }

  typealias Deliver = @MainActor (_ changes: Changes<Value>, _ isChanging: Bool) -> Void

  private let kind: Kind
  private let seconds: Double
  private let clock: StateClock
  private var lastDelivery: Double?
  private var pending: PendingChanges<Value>?
  private var cancelWait: (@MainActor () -> Void)?
  private lazy var areSame = Comparing<Value>()

  init(_ kind: Kind, _ seconds: Double, _ clock: StateClock) {
    self.kind = kind
    self.seconds = seconds
    self.clock = clock
  }

  func end() {
    cancelWait?()
    cancelWait = nil
    pending = nil
  }

  func take(_ changes: Changes<Value>, _ deliver: @escaping Deliver) {
    pending = PendingChanges(changes, since: pending)
    switch kind {
    case .debounce:
      cancelWait?()
      wait(seconds, deliver)
    case .throttle:
      let rest = lastDelivery.map { $0 + seconds - clock.now } ?? 0
      if rest <= 0 {
        tell(deliver)
      } else if cancelWait == nil {
        wait(rest, deliver)
      }
    }
  }

  private func wait(_ seconds: Double, _ deliver: @escaping Deliver) {
    cancelWait = clock.run(after: seconds) { [weak self] in self?.tell(deliver) }
  }

  private func tell(_ deliver: Deliver) {
    cancelWait?()
    cancelWait = nil
    guard let told = pending else { return }
    pending = nil
    lastDelivery = clock.now
    let changes = told.changes
    deliver(changes, areSame(changes.old, changes.new) != true)
  }
}

/// Changes that have not been delivered yet. They do not keep alive the view that has made them.
@MainActor
struct PendingChanges<Value> {
  private let old: Value
  private let new: Value
  private let trigger: WeakTrigger
  private let isByUser: Bool

  /// - Parameter earlier: Changes that have not been delivered before, and are delivered together
  ///   with these.
  init(_ changes: Changes<Value>, since earlier: PendingChanges? = nil) {
    old = earlier?.old ?? changes.old
    new = changes.new
    trigger = WeakTrigger(changes.trigger)
    isByUser = changes.isByUser
  }

  var changes: Changes<Value> {
    Changes(old: old, new: new, trigger: trigger.trigger, isByUser: isByUser)
  }
}

/// A trigger that does not keep its view alive. Without the view, it is known only that the state
/// has changed.
@MainActor
struct WeakTrigger {
  private weak var view: UIView?
  private let other: ChangeTrigger?

  init(_ trigger: ChangeTrigger) {
    view = trigger.triggeringView
    other = view == nil ? trigger : nil
  }

  var trigger: ChangeTrigger { other ?? view.map { .view($0) } ?? .state }
}
