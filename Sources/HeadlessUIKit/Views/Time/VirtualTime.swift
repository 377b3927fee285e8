import ConstraintSolver
import Foundation

/// A time that passes only on request, with the timers that are scheduled in it.
@MainActor
struct VirtualTime {
  private(set) var now: TimeInterval = 0
  private var slots = Heap<Slot>()
  private var slotCount = 0
  /// The number of timers fired in a row, each of which scheduled the next without time in between.
  private var chain = 0
  /// Whether an endless chain has been cut since the last call of `consumeCutChain()`.
  private var hasCutChain = false

  /// A scheduled action. Releasing the timer cancels it.
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

  /// An entry in the queue. Timers with the same deadline fire in the order in which they were
  /// scheduled.
  private struct Slot: Comparable, Sendable {
    let deadline: TimeInterval
    let number: Int
    weak var timer: Timer?

    /// The greatest entry is the next one.
    static func < (left: Self, right: Self) -> Bool {
      (left.deadline, left.number) > (right.deadline, right.number)
    }

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  }

  mutating func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let chain = delay <= Self.tolerance ? chain + 1 : 0
    let timer = Timer(deadline: now + max(0, delay), chain: chain, action: action)
    slots.push(Slot(deadline: timer.deadline, number: slotCount, timer: timer))
    slotCount += 1
    return timer
  }

  /// In seconds: timers that are due this soon after a time fire at that time, so that ten tenths
  /// are one.
  static let tolerance = 1e-6

  /// The maximum length of a chain. A thousand views in a row do not count as an endless chain.
  static let longestChain = 1000

  /// Returns whether an endless chain has been cut, and resets this: the next timer begins a new
  /// chain.
  mutating func consumeCutChain() -> Bool {
    defer { (chain, hasCutChain) = (0, false) }
    return hasCutChain
  }

  /// The time at which the next timer is due; nil if none is waiting.
  var next: TimeInterval? { mutating get { first?.deadline } }

  /// The next timer. Canceled timers are removed when they are due.
  private var first: Timer? {
    mutating get {
      while let top = slots.top {
        if let timer = top.timer, timer.isWaiting { return timer }
        _ = slots.pop()
      }
      return nil
    }
  }

  /// Moves the time on to the first timer that is due by the end, or else to the end.
  ///
  /// - Returns: The timer, which the caller has to fire; nil at the end.
  /// - Complexity: O(log *n*) comparisons, where *n* is the number of scheduled timers.
  mutating func advance(until end: TimeInterval) -> Timer? {
    let due = first.flatMap { $0.deadline <= end + Self.tolerance ? $0 : nil }
    now = max(now, min(due?.deadline ?? end, end))
    guard let due else { return nil }
    _ = slots.pop()
    chain = due.chain
    guard chain > Self.longestChain else { return due }
    due.cancel()
    hasCutChain = true
    return advance(until: end)
  }
}
