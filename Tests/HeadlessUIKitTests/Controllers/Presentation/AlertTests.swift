import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes of an alert while it is shown.
@MainActor
struct AlertTests {
  private func button(titled title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    return view.subviews.lazy.compactMap { button(titled: title, in: $0) }.first
  }

  /// An alert that needs text first, for example.
  @Test func alertActionEnabledWhileShownCanBeTapped() throws {
    let controller = UIViewController()
    let window = Headless.host(controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var calls = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in calls += 1 }
    save.isEnabled = false
    alert.addAction(save)
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    let shown = try #require(button(titled: "Save", in: window))
    Headless.tap(shown)
    #expect(calls == 0 && controller.presentedViewController === alert)
    save.isEnabled = true
    #expect(shown.isEnabled)
    Headless.tap(shown)
    Headless.wait(1)
    window.layoutIfNeeded()
    #expect(calls == 1 && controller.presentedViewController == nil)
  }
}
