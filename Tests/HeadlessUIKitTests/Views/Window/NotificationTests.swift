import Foundation
import HeadlessUIKit
import Testing

/// The notifications that windows and the pasteboard post.
@MainActor
struct WindowNotificationTests {
  private final class Ear: @unchecked Sendable {
    // Unchecked: notifications arrive on the thread of the sender, which is always the main thread.
    var heard: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    func listen(to name: Notification.Name, of object: Any?) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] in self?.heard.append($0.name.rawValue)
        })
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test func windowPostsVisibilityAndKeyNotifications() {
    final class Front: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (window, ear) = (Front(), Ear())
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ] {
      ear.listen(to: name, of: window)
    }
    window.makeKeyAndVisible()
    window.isHidden = false
    let other = UIWindow()
    other.makeKey()
    window.isHidden = true
    #expect(
      ear.heard == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
    #expect(window.calls == ["become", "resign"])
  }

  /// When the notification arrives, fonts already have the new size.
  @Test func textSizeChangePostsNotification() {
    final class Log: @unchecked Sendable {
      // Unchecked: written on the main thread only.
      var lines: [String] = []
    }
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
    ) { notification in
      let new = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated {
        log.lines.append("\(new ?? "") \(UIFont.preferredFont(forTextStyle: .body).pointSize)")
      }
    }
    let window = Headless.host(UIView())
    Headless.change(window, to: Headless.Environment(contentSizeCategory: .accessibilityLarge))
    Headless.change(
      window,
      to: Headless.Environment(
        userInterfaceStyle: .dark, contentSizeCategory: .accessibilityLarge))
    NotificationCenter.default.removeObserver(token)
    #expect(log.lines == ["UICTContentSizeCategoryAccessibilityL 33.0"])
  }
}
