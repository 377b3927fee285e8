import Foundation

/// The queue of the main actor: on Linux its code need not run on the main thread.
package enum MainActorQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor's code is running.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

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
