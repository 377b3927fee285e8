import Foundation

/// A cache that makes a value once for each key, for use on any thread.
// Unchecked: the one variable is touched only while the lock is held.
final class LockedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// The last entry requested, which is often requested again; comparing its key needs no hash.
  private var last: Entry?
  private let limit: Int

  /// A class, so that comparing the key copies neither the key nor the value.
  private final class Entry: Sendable {
    let key: Key
    let value: Value

    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// - Parameter limit: The greatest number of values; all are dropped once there are more.
  init(limit: Int = 4096) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    if let known = lock.withLock({ cachedValue(key) }) { return known }
    let made = make()
    lock.withLock {
      if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
      entries[key] = Entry(key: key, value: made)
    }
    return made
  }

  private func cachedValue(_ key: Key) -> Value? {
    if let last, last.key == key { return last.value }
    guard let known = entries[key] else { return nil }
    last = known
    return known.value
  }
}
