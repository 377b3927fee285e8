import Foundation

extension UIWindow {
  /// Sent after a window has become the one that keys go to.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Sent after another window has become the one that keys go to.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// Sent after a window has been shown.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Sent after a window has been hidden.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
}
