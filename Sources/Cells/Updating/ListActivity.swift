/// What is under way when a list is set.
enum ListActivity {
  /// The list does nothing.
  case none
  /// The list is being told what changes.
  case update
  /// The list asks for a cell, a header or a footer.
  case cellRequest
  /// The app is told of something through a closure that it has given to the model.
  case callback

  /// Returns what is wrong with setting the list then; nil if nothing is.
  ///
  /// - Parameter isInBatch: Whether the list has updates that are not the model's.
  func problem(isInBatch: Bool) -> String? {
    switch self {
    case .callback: nil
    case .update:
      "the list was set from within its own update; it shows what was set last: set it before or "
        + "after, or in a closure that the model calls, such as didReload"
    case .cellRequest:
      "the list was set while it asked for a cell; it shows what was set last when that is over: set it "
        + "before or after, or in a closure that the model calls, such as didReachEnd"
    case .none:
      isInBatch
        ? "the list was set while it has uncommitted updates: within a batch of the app's own, while a "
          + "row is moved by hand, or with a placeholder for what is being dropped; it shows what was "
          + "set last once these updates have ended: set it then" : nil
    }
  }
}
