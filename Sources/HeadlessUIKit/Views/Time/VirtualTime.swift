import Foundation

/// A time that stands still unless somebody lets it pass, and what is to be done later in it.
@MainActor
struct VirtualTime {
  private(set) var now: TimeInterval = 0
  private var timers: [WeakTimer] = []

  /// Something to be done later. Letting go of it takes it back.
  @MainActor
  final class Timer {
    let deadline: TimeInterval
    private var action: (() -> Void)?
    fileprivate var isWaiting: Bool { action != nil }

    fileprivate init(deadline: TimeInterval, action: @escaping () -> Void) {
      self.deadline = deadline
      self.action = action
    }

    func cancel() { action = nil }

    func fire() {
      let action = action
      self.action = nil
      action?()
    }
  }

  private struct WeakTimer {
    weak var timer: Timer?
  }

  private var waiting: [Timer] { timers.compactMap(\.timer).filter(\.isWaiting) }

  mutating func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(deadline: now + max(0, delay), action: action)
    timers.append(WeakTimer(timer: timer))
    return timer
  }

  /// In seconds: what is to be done so soon after a time is done then, so that ten tenths are one.
  static let tolerance = 1e-6

  /// When there is something to do next; nil if nothing waits.
  var next: TimeInterval? { waiting.map(\.deadline).min() }

  /// Goes to what is to be done first until some time, or else to that time.
  ///
  /// - Returns: What is to be done, to be fired by the caller; nil at the end.
  mutating func go(until end: TimeInterval) -> Timer? {
    timers.removeAll { $0.timer?.isWaiting != true }
    let due = waiting.filter { $0.deadline <= end + Self.tolerance }.min {
      $0.deadline < $1.deadline
    }
    now = max(now, min(due?.deadline ?? end, end))
    timers.removeAll { $0.timer === due }
    return due
  }
}
