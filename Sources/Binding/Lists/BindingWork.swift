/// Counts the steps of keeping and finding those that hear of states, so that a test can hold how they grow.
@MainActor
package enum BindingWork {
  /// Observers, bindings and states looked at, each time.
  package static var steps = 0
}
