import Foundation

/// A time that stands still unless somebody lets it pass, and what is to be done later in it.
@MainActor
struct VirtualTime {
  private(set) var now: TimeInterval = 0
  private var timers: [WeakTimer] = []
  /// How many have been done in a row, each of which put off the next without time between them.
  private var chain = 0
  /// Whether something has been left out because such a row had no end, since it was last asked.
  private var hasCutChain = false

  /// Something to be done later. Letting go of it takes it back.
  @MainActor
  final class Timer {
    let deadline: TimeInterval
    private var action: (() -> Void)?
    fileprivate var isWaiting: Bool { action != nil }
    fileprivate let chain: Int

    fileprivate init(deadline: TimeInterval, chain: Int, action: @escaping () -> Void) {
      self.deadline = deadline
      self.chain = chain
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
    let chain = delay <= Self.tolerance ? chain + 1 : 0
    let timer = Timer(deadline: now + max(0, delay), chain: chain, action: action)
    timers.append(WeakTimer(timer: timer))
    return timer
  }

  /// In seconds: what is to be done so soon after a time is done then, so that ten tenths are one.
  static let tolerance = 1e-6

  /// How long a row without time may get: that of a thousand views, one after another, is none that
  /// never ends.
  static let longestChain = 1000

  /// Whether a row that had no end has been cut; asking forgets it, and whatever comes next begins a
  /// row.
  mutating func takeCutChain() -> Bool {
    defer { (chain, hasCutChain) = (0, false) }
    return hasCutChain
  }

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
    guard let due else { return nil }
    chain = due.chain
    guard chain > Self.longestChain else { return due }
    due.cancel()
    hasCutChain = true
    return go(until: end)
  }
}
