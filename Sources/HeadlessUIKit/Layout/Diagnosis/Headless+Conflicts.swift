extension Headless {
  /// Required constraints that can't hold together: the rest of them could without any single one.
  public struct Conflict {
    /// The constraints that the program has made.
    public let constraints: [NSLayoutConstraint]
    /// What UIKit asks for itself, such as the size that a mask gives a view, as it writes it.
    public let systemConstraints: [String]
    /// The one that gives way as long as the conflict lasts.
    public let broken: NSLayoutConstraint
    /// All that takes part, in the order in which it came.
    let parts: [ConflictLedger.Part]

    /// What UIKit writes to its log, with what the constraints say when it is asked for.
    @preconcurrency @MainActor public var message: String { ConflictLedger.message(parts, broken) }
  }

  /// Takes conflicts: each once when it begins, and once more whenever it comes back after it was
  /// gone. If it returns false, the message is logged.
  ///
  /// In a window the call tells of them that activates a constraint, when it ends; those that it can't
  /// see without a solve, and those outside of windows, are told with the next layout. Those in which a
  /// layout takes part are told at the end of a layout pass, if they still stand then.
  public static var conflictHandler: (Conflict) -> Bool = { _ in false }
}
