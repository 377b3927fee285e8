/// Counts the steps that lists of observers, bindings and states take, so that a test can bound
/// their growth.
@MainActor
package enum BindingWork {
  /// The number of observers, bindings and states looked at, counting each look.
  package static var steps: Int { count }
  // A variable that other modules could reach would be guarded against overlapping accesses.
  private static var count = 0

  static func note(_ steps: Int = 1) { count += steps }
}
