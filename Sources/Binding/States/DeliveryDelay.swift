/// Tells changes later, as fewer.
@MainActor
final class DeliveryDelay<Value> {
  enum Kind {
    /// At most once in a time, the first at once.
    case throttle
    /// When nothing has changed for a time.
    case debounce
  }

  typealias Deliver = @MainActor (_ changes: Changes<Value>, _ isChanging: Bool) -> Void

  private let kind: Kind
  private let seconds: Double
  private let clock: StateClock
  private var lastDelivery: Double?
  private var waiting: Waiting?
  private var prevent: (@MainActor () -> Void)?
  private lazy var areSame = Comparing<Value>()

  /// Changes that have not been told. The view is not kept alive.
  private struct Waiting {
    let old: Value
    let new: Value
    let trigger: WeakTrigger
    let isByUser: Bool
  }

  init(_ kind: Kind, _ seconds: Double, _ clock: StateClock) {
    self.kind = kind
    self.seconds = seconds > 0 ? seconds : 0
    self.clock = clock
  }

  func end() {
    prevent?()
    prevent = nil
    waiting = nil
  }

  func take(_ changes: Changes<Value>, _ deliver: @escaping Deliver) {
    waiting = Waiting(
      old: waiting?.old ?? changes.old, new: changes.new, trigger: WeakTrigger(changes.trigger),
      isByUser: changes.isByUser)
    switch kind {
    case .debounce:
      prevent?()
      wait(seconds, deliver)
    case .throttle:
      let rest = lastDelivery.map { $0 + seconds - clock.now } ?? 0
      if rest <= 0 {
        tell(deliver)
      } else if prevent == nil {
        wait(rest, deliver)
      }
    }
  }

  private func wait(_ seconds: Double, _ deliver: @escaping Deliver) {
    prevent = clock.run(after: seconds) { [weak self] in self?.tell(deliver) }
  }

  private func tell(_ deliver: Deliver) {
    prevent?()
    prevent = nil
    guard let told = waiting else { return }
    waiting = nil
    lastDelivery = clock.now
    let isChanging = areSame(told.old, told.new) != true
    deliver(
      Changes(
        old: told.old, new: told.new, trigger: told.trigger.trigger, isByUser: told.isByUser),
      isChanging)
  }
}

/// A trigger that does not keep the view alive: without it, the state has changed, no more is known.
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
