import Foundation
import Testing

@testable import HeadlessUIKit

/// Touches while the application ignores interaction events.
@MainActor
struct IgnoredEventTests {
  @Test func touchesReachNothingWhileEventsAreIgnored() {
    let root = UIView()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let window = Headless.host(root)
    func tap() { Headless.tap(at: CGPoint(x: 50, y: 150), in: window) }

    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    tap()
    application.endIgnoringInteractionEvents()
    tap()
    #expect(count == 0 && application.isIgnoringInteractionEvents)

    application.endIgnoringInteractionEvents()
    tap()
    #expect(count == 1 && !application.isIgnoringInteractionEvents)
  }
}
