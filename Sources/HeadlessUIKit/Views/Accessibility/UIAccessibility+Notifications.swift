import Foundation

/// Nobody sends these here but tests: nothing is switched on or off.
extension UIAccessibility {
  public nonisolated static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  public nonisolated static var switchControlStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  public nonisolated static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  public nonisolated static var grayscaleStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  public nonisolated static var invertColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  public nonisolated static var reduceMotionStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  public nonisolated static var reduceTransparencyStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification:
    Foundation.Notification.Name
  {
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
}
