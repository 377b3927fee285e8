extension Headless {
  /// Which release of the system the metrics are of.
  public enum SystemVersion: Sendable, CaseIterable {
    case iOS26, iOS18
  }

  /// The release whose metrics are used. Set it before anything is measured: it is not guarded.
  // Unsafe because text is measured on any thread, and a lock would cost more than the measuring.
  nonisolated(unsafe) public static var systemVersion = SystemVersion.iOS26
}
