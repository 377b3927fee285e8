import Testing

extension Trait where Self == ConditionTrait {
  /// For tests whose numbers come of the widths that HeadlessUIKit's fonts have: those of a phone are
  /// within two hundredths of them, not the same. Such tests don't run there.
  ///
  /// Found by letting all tests run with fonts that are wider by three hundredths.
  public static var ourTextMetrics: Self {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return .enabled(if: false, "the widths of text are those of HeadlessUIKit")
    #else
      return .enabled(if: true)
    #endif
  }

  /// For tests of conflicts, of what yields and of what is left open: UIKit tells nobody of them.
  public static var tellsConflicts: Self {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return .enabled(if: false, "UIKit writes conflicts to its log only")
    #else
      return .enabled(if: true)
    #endif
  }
}
