import Foundation

/// These notifications are never posted, except by tests: no setting changes here.
extension UIAccessibility {
  /// Never posted, except by tests.
  public nonisolated static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var switchControlStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var invertColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var reduceMotionStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
}
