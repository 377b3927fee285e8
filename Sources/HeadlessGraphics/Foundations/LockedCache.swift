import Foundation

/// Values that are made once for each key and can be asked for from any thread.
// Unchecked: the one variable is touched only while the lock is held.
final class LockedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  /// What was asked for last mostly is asked for again, which takes no hash.
  private var last: (key: Key, value: Value)?
  private let limit: Int

  /// - Parameter limit: How many values are kept; all are dropped when there are more.
  init(limit: Int = 4096) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    if let known = lock.withLock({ recalled(key) }) { return known }
    let made = make()
    lock.withLock {
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = made
    }
    return made
  }

  private func recalled(_ key: Key) -> Value? {
    if let last, last.key == key { return last.value }
    guard let known = values[key] else { return nil }
    last = (key, known)
    return known
  }
}
