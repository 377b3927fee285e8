extension Headless {
  /// A release of the system, by its number.
  ///
  /// The metrics of those before iOS 26 are the ones of iOS 18, of which they were recorded. In
  /// addition, code of DeStijl that asks for something newer than the release with `#available`
  /// does what it does where that is missing; code of an app has all that HeadlessUIKit has.
  public enum SystemVersion: Int, Sendable, CaseIterable {
    case iOS26 = 26
    case iOS18 = 18
    case iOS16 = 16
    case iOS15 = 15

    /// Whether it looks as releases do since iOS 26.
    package var isRedesigned: Bool { rawValue >= 26 }
  }

  /// The release that is stood in for. Set it before anything is measured: it is not guarded.
  // Unsafe because text is measured on any thread, and a lock would cost more than the measuring.
  nonisolated(unsafe) public static var systemVersion = SystemVersion.iOS26
}
