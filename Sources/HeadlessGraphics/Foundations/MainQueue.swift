import Foundation

/// The queue of the main actor, whose code need not run on the main thread.
package enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor's code is running.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Does something while the main actor's code stands still.
  ///
  /// Where nobody runs the queue, it is done all the same after a second.
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
