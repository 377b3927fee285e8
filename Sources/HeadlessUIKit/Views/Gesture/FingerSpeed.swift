import Foundation

/// The speed of a value that fingers change, computed from their last step.
@MainActor
struct FingerSpeed {
  private var step: CGFloat = 0
  private var start = InputClock.now
  private var end = InputClock.now

  /// How long fingers may rest before their speed is 0, in seconds. From memory.
  private static let longestRest: TimeInterval = 0.1

  /// Fingers that move at the same time make one step.
  mutating func move(by distance: CGFloat) {
    let now = InputClock.now
    if now > end { (step, start, end) = (0, end, now) }
    step += distance
  }

  /// Resting fingers send no events, so that their speed is the speed of the last step until that
  /// is too old.
  var now: CGFloat {
    guard end > start, InputClock.now - end <= Self.longestRest else { return 0 }
    return step / CGFloat(end - start)
  }
}
