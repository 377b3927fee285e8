import ConstraintSolver
import Foundation

/// A time that stands still unless somebody lets it pass, and what is to be done later in it.
@MainActor
struct VirtualTime {
  private(set) var now: TimeInterval = 0
  private var slots = Heap<Slot>()
  private var slotCount = 0
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

  /// A place in the queue. What is put off to the same time stays in its order.
  private struct Slot: Comparable, Sendable {
    let deadline: TimeInterval
    let number: Int
    weak var timer: Timer?

    /// The greatest is the next.
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
  var next: TimeInterval? { mutating get { first?.deadline } }

  /// What is to be done next. What has been taken back is forgotten when its time has come.
  private var first: Timer? {
    mutating get {
      while let top = slots.top {
        if let timer = top.timer, timer.isWaiting { return timer }
        _ = slots.pop()
      }
      return nil
    }
  }

  /// Goes to what is to be done first until some time, or else to that time.
  ///
  /// - Returns: What is to be done, to be fired by the caller; nil at the end.
  /// - Complexity: O(log *n*) comparisons, where *n* is how much has been put off.
  mutating func go(until end: TimeInterval) -> Timer? {
    let due = first.flatMap { $0.deadline <= end + Self.tolerance ? $0 : nil }
    now = max(now, min(due?.deadline ?? end, end))
    guard let due else { return nil }
    _ = slots.pop()
    chain = due.chain
    guard chain > Self.longestChain else { return due }
    due.cancel()
    hasCutChain = true
    return go(until: end)
  }
}
