import Foundation
import Testing

@testable import HeadlessUIKit

/// What is presented in the context of a child, while its container shows another child and then that
/// one again.
@MainActor
struct ContextPresentationTests {
  private let presenter = LoggingController()
  private let presented = LoggingController()

  private enum Container: CaseIterable { case navigation, tabs, split }

  /// Presents in a child of a container.
  ///
  /// - Returns: The window, and the steps that hide and show the child.
  private func present(
    _ style: UIModalPresentationStyle, in container: Container
  ) -> (window: UIWindow, hide: () -> Void, show: () -> Void) {
    let (root, hide, show): (UIViewController, () -> Void, () -> Void)
    switch container {
    case .navigation:
      let navigation = UINavigationController(rootViewController: presenter)
      root = navigation
      hide = { navigation.pushViewController(UIViewController(), animated: true) }
      show = { navigation.popViewController(animated: true) }
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [presenter, UIViewController()]
      (root, hide, show) = (tabs, { tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 })
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [presenter, UIViewController()]
      root = split
      hide = { split.preferredDisplayMode = .secondaryOnly }
      show = { split.preferredDisplayMode = .oneBesideSecondary }
    }
    let pad = Headless.Device.iPadAir11
    let size = CGSize(width: pad.size.height, height: pad.size.width)
    let window = Headless.host(root, in: Headless.Environment(device: pad, size: size))
    presenter.definesPresentationContext = true
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    window.layoutIfNeeded()
    (presenter.log, presented.log) = ([], [])
    return (window, hide, show)
  }

  private static let coming = ["will appear", "did appear"]
  private static let going = ["will disappear", "did disappear"]

  @Test(arguments: Container.allCases)
  private func replacedViewStaysAwayUntilDismissal(container: Container) {
    let (window, hide, show) = present(.currentContext, in: container)
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(presenter.view.window == nil)
    hide()
    window.layoutIfNeeded()
    #expect(presented.view.window == nil)
    show()
    window.layoutIfNeeded()
    #expect(presenter.view.window == nil)
    #expect(presented.view.window === window)
    #expect(presenter.log == [])
    #expect(presented.log == Self.going + Self.coming)
    presenter.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(presenter.view.window === window)
    #expect(presenter.log == Self.coming)
  }

  @Test(arguments: Container.allCases)
  private func coveredViewLeavesAndReturnsBelow(container: Container) {
    let (window, hide, show) = present(.overCurrentContext, in: container)
    hide()
    window.layoutIfNeeded()
    #expect(presented.view.window == nil)
    show()
    window.layoutIfNeeded()
    let siblings = presenter.view.superview?.subviews ?? []
    let below = siblings.firstIndex(of: presenter.view)
    let above = siblings.firstIndex { presented.view.isDescendant(of: $0) }
    #expect(below != nil && above == below.map { $0 + 1 })
    #expect(presented.view.superview?.frame == presenter.view.frame)
    #expect(presenter.log == Self.going + Self.coming)
    #expect(presented.log == Self.going + Self.coming)
  }
}
