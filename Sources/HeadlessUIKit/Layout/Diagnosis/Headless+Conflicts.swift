extension Headless {
  /// Required constraints that can't hold together, but could without any one of them.
  public struct Conflict {
    /// The constraints made by the program.
    public let constraints: [NSLayoutConstraint]
    /// UIKit's own constraints, such as the size that an autoresizing mask gives a view, as UIKit prints them.
    public let systemConstraints: [String]
    /// The constraint that gives way as long as the conflict lasts.
    public let broken: NSLayoutConstraint
    /// All parts of the conflict, in the order in which they were added.
    let parts: [ConflictLedger.Part]

    /// The message that UIKit logs, with the constraints as they are when you read it.
    @preconcurrency @MainActor public var message: String { ConflictLedger.message(parts, broken) }
  }

  /// Receives each conflict when it begins, and again whenever it comes back after it ended. If the handler returns
  /// false, the message is logged.
  ///
  /// In a window, a conflict is reported at the end of the call that activates a constraint. Conflicts that can't be
  /// detected without a solve, and those outside windows, are reported with the next layout. Conflicts that involve a
  /// layout are reported at the end of a layout pass, if they still stand.
  public static var conflictHandler: (Conflict) -> Bool = { _ in false }
}
