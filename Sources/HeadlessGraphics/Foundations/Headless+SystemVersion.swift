extension Headless {
  /// A release of the system, by its number.
  ///
  /// Releases before iOS 26 have the metrics recorded on iOS 18. Code of DeStijl that checks for a
  /// newer release with `#available` takes the path for older systems; code of an app can use
  /// everything in HeadlessUIKit.
  public enum SystemVersion: Int, Sendable, CaseIterable {
    case iOS26 = 26
    case iOS18 = 18
    case iOS16 = 16
    case iOS15 = 15

    /// Whether the release has the design of iOS 26.
    package var isRedesigned: Bool { rawValue >= 26 }
  }

  /// The release that is simulated. Set it before anything is measured; access is not synchronized.
  // Unsafe because text is measured on any thread, and a lock would cost more than the measuring.
  nonisolated(unsafe) public static var systemVersion = SystemVersion.iOS26
}
