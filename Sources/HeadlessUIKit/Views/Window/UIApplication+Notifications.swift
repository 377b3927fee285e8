import Foundation

/// These notifications are never posted, except by tests.
extension UIApplication {
  /// Never posted, except by tests.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
  }
}
