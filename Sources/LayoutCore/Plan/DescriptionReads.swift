/// Tracks the values that a description reads, in order to be notified once when one of them
/// changes.
///
/// A source of values without another way of notification registers its readers: ``current`` is set
/// while a description is running.
@MainActor
package final class DescriptionReads {
  /// The reads of the description that is running; nil if there is none.
  package static var current: DescriptionReads? { running }
  // A variable that other modules could reach would be guarded against overlapping accesses, which
  // takes time at each set of a state.
  private static var running: DescriptionReads?

  private var changed: (@MainActor () -> Bool)?

  /// - Parameter changed: Called with the first change, and with later changes as long as it
  ///   returns false, which means that it has not accepted the change.
  package init(changed: @escaping @MainActor () -> Bool) { self.changed = changed }

  /// Whether no change is awaited any more.
  package var isOver: Bool { changed == nil }

  /// Runs a description, and tracks the values that it reads.
  package func note<Result>(_ describe: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try describe()
  }

  /// Begins code that is not part of any description.
  ///
  /// - Returns: What to resume with when the code is over.
  package static func pause() -> DescriptionReads? {
    let outer = running
    running = nil
    return outer
  }

  /// Goes on with the description that was running before a pause.
  package static func resume(_ outer: DescriptionReads?) { running = outer }

  /// Notifies of a change. After an accepted change, there are no further notifications.
  package func didChange() {
    let told = changed
    changed = nil
    if told?() == false { changed = told }
  }

  /// Ends the tracking: there are no further notifications.
  package func end() { changed = nil }
}
