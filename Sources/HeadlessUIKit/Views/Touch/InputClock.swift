import Foundation

/// The time of the user's input. It stands still unless input lets it pass, so that a long press
/// takes no time to test.
@MainActor
enum InputClock {
  /// The time, and what is to be done later.
  struct State {
    fileprivate var now: TimeInterval = 0
    fileprivate var timers: [WeakTimer] = []
  }

  static var state = State()

  private(set) static var now: TimeInterval {
    get { state.now }
    set { state.now = newValue }
  }
  private static var timers: [WeakTimer] {
    get { state.timers }
    set { state.timers = newValue }
  }

  /// Something to be done later. Letting go of it takes it back.
  @MainActor
  final class Timer {
    let deadline: TimeInterval
    private var action: (() -> Void)?

    init(deadline: TimeInterval, action: @escaping () -> Void) {
      self.deadline = deadline
      self.action = action
    }

    func fire() {
      let action = action
      self.action = nil
      action?()
    }
  }

  fileprivate struct WeakTimer {
    weak var timer: Timer?
  }

  static func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(deadline: now + max(0, delay), action: action)
    timers.append(WeakTimer(timer: timer))
    return timer
  }

  /// Lets time pass, and does what falls into it, in order.
  static func advance(by duration: TimeInterval) {
    let end = now + max(0, duration)
    while let next = nextTimer(until: end) {
      now = max(now, next.deadline)
      timers.removeAll { $0.timer === next }
      next.fire()
    }
    now = end
  }

  private static func nextTimer(until end: TimeInterval) -> Timer? {
    timers.removeAll { $0.timer == nil }
    return timers.compactMap(\.timer).filter { $0.deadline <= end }
      .min { $0.deadline < $1.deadline }
  }
}
