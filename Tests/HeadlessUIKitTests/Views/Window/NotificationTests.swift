import Foundation
import HeadlessUIKit
import Testing

/// What windows and the pasteboard tell everybody.
@MainActor
struct WindowNotificationTests {
  private final class Ear: @unchecked Sendable {
    // Unchecked: written on the main thread alone, as notifications are sent on that of the sender.
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

  @Test func aWindowTellsThatItIsSeenAndHasTheKeys() {
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
}
