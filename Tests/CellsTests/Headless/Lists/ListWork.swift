import TestSupport

/// The work that the headless UIKit did during a closure.
@MainActor
func work(_ run: () -> Void) -> Headless.Counters {
  let before = Headless.counters
  run()
  return Headless.counters - before
}
