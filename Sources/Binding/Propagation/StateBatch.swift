/// Sets several states as one change.
///
/// ```swift
/// changeTogether {
///   name = person.name
///   age = person.age
/// }
/// ```
///
/// Inside the closure, each state reads as it was last set. When the closure ends, all `willSet`
/// are called, all states take their last values, all views are updated, then all `didSet` are
/// called: an observer of one state sees the others changed, too. Changes that views make meanwhile
/// belong to the same change. Inside a callback of one of the states, all of them wait until that
/// state's observers have been told, and read as before until then. If the closure throws, the sets
/// that it has made take effect in the same way.
///
/// - Parameter change: A closure that sets the states.
@discardableResult @_disfavoredOverload
@preconcurrency @MainActor
public func changeTogether<Result>(_ change: () throws -> Result) rethrows -> Result {
  try StateBatch.run(change)
}

/// Sets that are made together.
@MainActor
final class StateBatch {
  private static var current: StateBatch?
  private var changes = KeyedList<Taken>()

  /// A change, found by its state.
  private struct Taken: Listed {
    let change: any StateChange

    var key: ObjectIdentifier { change.identity }
    var isGone: Bool { false }
  }

  /// Whether a set waits for others that are made together with it.
  static var isOpen: Bool { current != nil }

  static func run<Result>(_ change: () throws -> Result) rethrows -> Result {
    guard current == nil else { return try change() }
    let batch = StateBatch()
    current = batch
    defer {
      current = nil
      batch.finish()
    }
    return try change()
  }

  /// Takes a change if there is a batch, and returns whether there is.
  static func take(_ change: any StateChange) -> Bool {
    guard let current else { return false }
    change.batch()
    current.changes.append(Taken(change: change))
    return true
  }

  private func finish() {
    let settled = changes.all.compactMap { $0.change.batchedResult() }
    if let settled = JointChanges(settled) { Propagation.set(together: settled) }
  }
}
