import Foundation

/// How fast something is that fingers move, by their last step.
@MainActor
struct FingerSpeed {
  private var step: CGFloat = 0
  private var start = InputClock.now
  private var end = InputClock.now

  /// How long fingers may rest before they have no speed any more. From memory.
  private static let longestRest: TimeInterval = 0.1

  /// Fingers that move at one time make one step.
  mutating func move(by distance: CGFloat) {
    let now = InputClock.now
    if now > end { (step, start, end) = (0, end, now) }
    step += distance
  }

  /// Fingers that rest tell nothing of it: their speed is that of their last step until it is too old.
  var now: CGFloat {
    guard end > start, InputClock.now - end <= Self.longestRest else { return 0 }
    return step / CGFloat(end - start)
  }
}
