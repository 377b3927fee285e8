/// Notes what a description reads, so that it can be told once when something of that changes.
///
/// What can be read by descriptions and does not tell of its changes in another way notes those who read it:
/// ``current`` is there while one does.
@MainActor
package final class DescriptionReads {
  /// The description that is being read for, if there is one.
  package private(set) static var current: DescriptionReads?

  private var changed: (@MainActor () -> Bool)?

  /// - Parameter changed: Called with the first change, and with those after it as long as it answers that it has not
  ///   taken one.
  package init(changed: @escaping @MainActor () -> Bool) { self.changed = changed }

  /// Whether nobody waits for a change any more.
  package var isOver: Bool { changed == nil }

  /// Runs a description, which is told of changes of what it reads.
  package func note<Result>(_ describe: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try describe()
  }

  /// Runs something that belongs to no description.
  package static func pause<Result>(_ act: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try act()
  }

  /// Something has changed. What has been taken is not told again.
  package func didChange() {
    let told = changed
    changed = nil
    if told?() == false { changed = told }
  }

  /// Ends it: nothing is told any more.
  package func end() { changed = nil }
}
