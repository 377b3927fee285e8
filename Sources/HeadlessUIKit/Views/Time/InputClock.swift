import Foundation

/// The time of the user's input. It passes only when input lets it pass, so that a long press takes
/// no time in tests.
@MainActor
enum InputClock {
  typealias Timer = VirtualTime.Timer

  static var state = VirtualTime()

  static var now: TimeInterval { state.now }

  static func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    state.after(delay, action)
  }

  /// Lets time pass, and fires the timers that are due, in order.
  static func advance(by duration: TimeInterval) {
    let end = now + max(0, duration)
    while let next = state.advance(until: end) { next.fire() }
  }
}
