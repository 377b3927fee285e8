import Foundation

/// The queue of the main actor.
package enum MainActorQueue {
  /// Whether code of the main actor is running.
  package static var isCurrent: Bool { Platform.isMainActorRunning }

  /// Runs a closure from any context, such as a deinitializer: at once on the main actor, else on
  /// its next turn.
  package static func run(_ act: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(act)
    } else {
      DispatchQueue.main.async(execute: act)
    }
  }
}
