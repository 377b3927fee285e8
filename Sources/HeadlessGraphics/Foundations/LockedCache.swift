import Foundation

/// Values that are made once for each key and can be asked for from any thread.
// Unchecked: the one variable is touched only while the lock is held.
final class LockedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// - Parameter limit: How many values are kept; all are dropped when there are more.
  init(limit: Int = 4096) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let made = make()
    lock.withLock {
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = made
    }
    return made
  }
}
