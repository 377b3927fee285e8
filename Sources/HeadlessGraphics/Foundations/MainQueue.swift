import Foundation

/// The queue of the main actor, which need not run on the main thread.
package enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs a closure while the main actor's code is paused.
  ///
  /// If nothing runs the queue, the closure runs anyway after a second.
  package static func pausing(_ body: () -> Void) {
    if isCurrent { return body() }
    let (isPaused, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.main.async {
      isPaused.signal()
      isDone.wait()
    }
    _ = isPaused.wait(timeout: .now() + 1)
    body()
    isDone.signal()
  }
}
