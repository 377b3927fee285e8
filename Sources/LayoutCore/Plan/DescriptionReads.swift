/// Tracks the values that a description reads, in order to be notified once when one of them
/// changes.
///
/// A source of values without another way of notification registers its readers: ``current`` is set
/// while a description is running.
@MainActor
package final class DescriptionReads {
  /// The reads of the description that is running; nil if there is none.
  package private(set) static var current: DescriptionReads?

  private var changed: (@MainActor () -> Bool)?

  /// - Parameter changed: Called with the first change, and with later changes as long as it
  ///   returns false, which means that it has not accepted the change.
  package init(changed: @escaping @MainActor () -> Bool) { self.changed = changed }

  /// Whether no change is awaited any more.
  package var isOver: Bool { changed == nil }

  /// Runs a description, and tracks the values that it reads.
  package func note<Result>(_ describe: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try describe()
  }

  /// Runs code that is not part of any description.
  package static func pause<Result>(_ act: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try act()
  }

  /// Notifies of a change. After an accepted change, there are no further notifications.
  package func didChange() {
    let told = changed
    changed = nil
    if told?() == false { changed = told }
  }

  /// Ends the tracking: there are no further notifications.
  package func end() { changed = nil }
}
