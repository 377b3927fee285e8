import Foundation

extension UIWindow {
  /// Posted after a window has become the key window.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after another window has become the key window.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// Posted after a window has been shown.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window has been hidden.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
}
