import Foundation

/// Nobody sends these here but tests: nothing is switched on or off.
extension UIAccessibility {
  /// Without effect: nobody sends it but tests.
  public nonisolated static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var switchControlStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var invertColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var reduceMotionStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Without effect: nobody sends it but tests.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
}
