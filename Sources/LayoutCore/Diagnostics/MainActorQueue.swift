import Foundation

/// The queue of the main actor.
package enum MainActorQueue {
  /// Whether the main actor's code is running.
  package static var isCurrent: Bool { Platform.isMainActorRunning }

  /// Does what may be asked for anywhere, such as when an object goes: at once in the main actor's code,
  /// else on its next turn.
  package static func run(_ act: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(act)
    } else {
      DispatchQueue.main.async(execute: act)
    }
  }
}
