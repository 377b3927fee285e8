import TestSupport

/// What the headless UIKit did meanwhile.
@MainActor
func work(_ run: () -> Void) -> Headless.Counters {
  let before = Headless.counters
  run()
  return Headless.counters - before
}
