import Foundation

/// Counts the steps of laying out text, so that a test can hold how they grow.
// Unchecked: the variables are touched only while the lock is held.
package final class TextWork: @unchecked Sendable {
  /// What counts in the current task; nothing by default.
  @TaskLocal package static var current: TextWork?

  private let lock = NSLock()
  private var taken = 0
  private var lookedUp = 0

  package init() {}

  /// Characters looked at, each time.
  package var steps: Int { lock.withLock { taken } }

  /// Characters whose width was looked up in the tables of the fonts, each time.
  package var lookups: Int { lock.withLock { lookedUp } }

  static func count(_ steps: Int) {
    guard let current else { return }
    current.lock.withLock { current.taken += steps }
  }

  static func countLookup() {
    guard let current else { return }
    current.lock.withLock { current.lookedUp += 1 }
  }
}
