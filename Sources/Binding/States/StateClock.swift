import Foundation

/// A clock that times delayed changes.
///
/// Tests replace the system's clock with their own:
///
/// ```swift
/// $phrase.observe(observer: self)
///   .delayMultipleSetTrigger(by: 1, clock: clock)
/// ```
@preconcurrency @MainActor
public struct StateClock {
  private let time: @MainActor () -> Double
  private let wait: @MainActor (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: Returns the time, in seconds since an arbitrary moment. It never goes back.
  ///   - after: Runs a closure once after a number of seconds, and returns a function that cancels
  ///     it.
  public init(
    now: @escaping @MainActor () -> Double,
    after: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
  ) {
    time = now
    wait = after
  }

  /// A monotonic clock on the main queue, which stands still while the machine sleeps; on a stage,
  /// the stage's clock.
  public nonisolated static var system: StateClock { StageClock.current ?? machine }

  /// The clock of the machine, also on a stage.
  package nonisolated static var machine: StateClock {
    StateClock(
      uncheckedNow: { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 },
      after: { seconds, act in
        let work = DispatchWorkItem { MainActor.assumeIsolated(act) }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        return { work.cancel() }
      })
  }

  private nonisolated init(
    uncheckedNow now: @escaping @MainActor () -> Double,
    after: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
  ) {
    time = now
    wait = after
  }

  package var now: Double { time() }

  /// Runs a closure later.
  ///
  /// - Returns: A closure that cancels the call.
  package func run(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    wait(seconds, act)
  }
}

/// The clock of the stage at work, if there is one.
package enum StageClock {
  @TaskLocal package static var current: StateClock?
}
