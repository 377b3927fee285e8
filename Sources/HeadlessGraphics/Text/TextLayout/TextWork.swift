import Foundation

/// Counts the steps of laying out text, so that a test can hold how they grow.
// Unchecked: the one variable is touched only while the lock is held.
package final class TextWork: @unchecked Sendable {
  /// What counts in the current task; nothing by default.
  @TaskLocal package static var current: TextWork?

  private let lock = NSLock()
  private var taken = 0

  package init() {}

  /// Characters looked at, each time.
  package var steps: Int { lock.withLock { taken } }

  static func count(_ steps: Int) {
    guard let current else { return }
    current.lock.withLock { current.taken += steps }
  }
}
