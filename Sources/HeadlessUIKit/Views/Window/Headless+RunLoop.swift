import Foundation

extension Headless {
  private nonisolated(unsafe) static var deferred: [() -> Void] = []
  private nonisolated static let deferring = NSLock()

  /// Does something on the next turn of the run loop. May be called on any thread.
  nonisolated static func onNextTurn(_ work: @escaping () -> Void) {
    deferring.withLock { deferred.append(work) }
  }

  /// Does what was put off: completions of animations first, then what the main run loop holds, then
  /// the layout of all windows. What that puts off in turn waits for the next call.
  public static func runLoop() {
    let work = deferring.withLock {
      let work = deferred
      deferred = []
      return work
    }
    for item in work { item() }
    _ = RunLoop.main.run(mode: .default, before: Date())
    for window in UIWindow.all { window.layoutIfNeeded() }
  }
}
