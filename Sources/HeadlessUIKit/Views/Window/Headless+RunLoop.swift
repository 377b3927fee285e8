import Foundation

extension Headless {
  private static var deferred: [() -> Void] = []

  /// Does something on the next turn of the run loop.
  static func onNextTurn(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Does what was put off: completions of animations first, then what the main run loop holds, then
  /// the layout of all windows. What that puts off in turn waits for the next call.
  public static func runLoop() {
    let work = deferred
    deferred = []
    for item in work { item() }
    _ = RunLoop.main.run(mode: .default, before: Date())
    for window in UIWindow.all { window.layoutIfNeeded() }
  }
}
