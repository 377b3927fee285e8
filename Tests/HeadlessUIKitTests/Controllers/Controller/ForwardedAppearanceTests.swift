import Testing

@testable import HeadlessUIKit

/// Containers that forward appearance methods to their children themselves.
@MainActor
struct ForwardedAppearanceTests {
  private let journal = Journal()
  private let root = Forwarding()

  private final class Forwarding: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func embed(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private static let coming = "A viewWillAppear\nA viewIsAppearing\nA viewDidAppear"
  private static let going = "A viewWillDisappear\nA viewDidDisappear"

  private func child(inNavigation: Bool) -> UIViewController {
    let child = TracingController("A", journal)
    return inNavigation ? UINavigationController(rootViewController: child) : child
  }

  /// Returns the appearance calls since the last one.
  private func takeAppearances() -> String {
    journal.take().split(separator: "\n").filter { $0.contains("ppear") }.joined(separator: "\n")
  }

  @Test(arguments: [false, true], [false, true])
  func forwardedChildAppearsInOrder(inNavigation: Bool, isLaidOut: Bool) {
    let child = child(inNavigation: inNavigation)
    let window = Headless.host(root)
    child.beginAppearanceTransition(true, animated: true)
    root.embed(child)
    if isLaidOut { window.layoutIfNeeded() }
    #expect(!journal.events.contains("A viewDidAppear"))
    child.endAppearanceTransition()
    window.layoutIfNeeded()
    #expect(takeAppearances() == Self.coming)
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(takeAppearances() == Self.going)
  }

  @Test(arguments: [false, true], [false, true])
  func embeddedChildAppearsOnlyWhenForwarded(inNavigation: Bool, isLaidOut: Bool) {
    let child = child(inNavigation: inNavigation)
    root.embed(child)
    let window = Headless.host(root)
    #expect(takeAppearances() == "")
    for _ in 0..<2 {
      child.beginAppearanceTransition(true, animated: false)
      if isLaidOut { window.layoutIfNeeded() }
      child.endAppearanceTransition()
      window.layoutIfNeeded()
      #expect(takeAppearances() == Self.coming)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      window.layoutIfNeeded()
      #expect(takeAppearances() == Self.going)
    }
  }

  @Test func reversedAppearanceSkipsDidAppear() {
    let child = child(inNavigation: true)
    root.embed(child)
    let window = Headless.host(root)
    child.beginAppearanceTransition(true, animated: true)
    window.layoutIfNeeded()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(takeAppearances() == "A viewWillAppear\nA viewIsAppearing\n" + Self.going)
  }
}
