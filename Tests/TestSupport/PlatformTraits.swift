import Testing

extension Trait where Self == ConditionTrait {
  /// For tests whose numbers depend on the text widths of HeadlessUIKit's fonts. The widths on a
  /// device are within two hundredths of them but not equal, so such tests don't run there.
  ///
  /// The tests concerned were found by running all tests with fonts wider by three hundredths.
  public static var ourTextMetrics: Self {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return .enabled(if: false, "the widths of text are those of HeadlessUIKit")
    #else
      return .enabled(if: true)
    #endif
  }

  /// For tests of conflicts, concessions and ambiguity, which UIKit does not report.
  public static var tellsConflicts: Self {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return .enabled(if: false, "UIKit writes conflicts to its log only")
    #else
      return .enabled(if: true)
    #endif
  }
}
