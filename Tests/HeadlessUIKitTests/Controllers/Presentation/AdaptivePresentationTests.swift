import HeadlessUIKit
import Testing

/// Controllers and styles that delegates substitute for a presentation in a compact window.
@MainActor
struct AdaptivePresentationTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    let wraps: Bool
    var log: [String] = []
    private(set) var wrapper: UINavigationController?

    init(_ style: UIModalPresentationStyle, wraps: Bool) {
      (self.style, self.wraps) = (style, wraps)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.append("asked for \(style.rawValue)")
      guard wraps else { return nil }
      let wrapper = UINavigationController(rootViewController: controller.presentedViewController)
      self.wrapper = wrapper
      return wrapper
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      log.append("will present \(style.rawValue) \(transitionCoordinator != nil)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("dismissed")
    }
  }

  private func present(
    _ delegate: Delegate, on device: Headless.Device, animated: Bool = true
  ) -> (window: UIWindow, root: UIViewController, content: UIViewController) {
    let (root, content) = (UIViewController(), UIViewController())
    let window = Headless.host(root, in: Headless.Environment(device: device))
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: animated)
    window.layoutIfNeeded()
    return (window, root, content)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet], [false, true])
  func delegateAdaptsStyleAndController(
    style: UIModalPresentationStyle, wraps: Bool
  ) throws {
    let delegate = Delegate(style, wraps: wraps)
    let scene = present(delegate, on: .iPhone16)
    #expect(delegate.log.first == "asked for \(style.rawValue)")
    #expect(delegate.log.count { $0.hasPrefix("asked") } == 1)
    #expect(scene.content.view.window === scene.window)
    #expect(delegate.log.last == "will present \(style.rawValue) true")
    guard wraps else {
      #expect(scene.root.presentedViewController === scene.content)
      return
    }
    let wrapper = try #require(delegate.wrapper)
    #expect(scene.root.presentedViewController === wrapper && scene.content.parent === wrapper)
    #expect(wrapper.modalPresentationStyle == style && !wrapper.navigationBar.isHidden)
    #expect((scene.root.view.window == nil) == (style == .fullScreen))
    scene.content.dismiss(animated: false)
    scene.window.layoutIfNeeded()
    #expect(scene.root.presentedViewController == nil && wrapper.view.window == nil)
  }

  @Test func popoverStaysAPopoverInRegularWidth() {
    let delegate = Delegate(.fullScreen, wraps: true)
    let scene = present(delegate, on: .iPadAir11, animated: false)
    #expect(delegate.log == ["will present \(UIModalPresentationStyle.none.rawValue) false"])
    #expect(scene.root.presentedViewController === scene.content && delegate.wrapper == nil)
  }

  @Test func delegateHearsDismissalOfSubstitute() throws {
    let delegate = Delegate(.pageSheet, wraps: true)
    let scene = present(delegate, on: .iPhone16)
    Headless.pullDown(try #require(delegate.wrapper))
    #expect(delegate.log.last == "dismissed" && scene.root.presentedViewController == nil)
  }
}
