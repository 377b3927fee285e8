import Foundation

/// Counts the steps of laying out text, so that a test can check how they grow.
// Unchecked: the variables are touched only while the lock is held.
package final class TextWork: @unchecked Sendable {
  /// The counter of the current task; nil by default.
  @TaskLocal package static var current: TextWork?

  private let lock = NSLock()
  private var taken = 0
  private var lookedUp = 0

  package init() {}

  /// The number of visits to characters.
  package var steps: Int { lock.withLock { taken } }

  /// The number of character widths looked up in the tables of the fonts.
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
