/// Counts the steps that lists of observers, bindings and states take, so that a test can bound
/// their growth.
@MainActor
package enum BindingWork {
  /// The number of observers, bindings and states looked at, counting each look.
  package static var steps = 0
}
