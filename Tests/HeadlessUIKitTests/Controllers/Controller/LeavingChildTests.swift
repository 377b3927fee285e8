import Foundation
import Testing

@testable import HeadlessUIKit

/// A child that leaves its container by `removeFromParent()`, or for another container.
@MainActor
struct LeavingChildTests {
  private let first = LoggingController("First")
  private let second = LoggingController("Second")
  private let navigation = UINavigationController()

  private func hostBoth() -> UIWindow {
    navigation.viewControllers = [first, second]
    let window = Headless.host(navigation)
    (first.log, second.log) = ([], [])
    return window
  }

  @Test func nextControllerShowsWhenTheTopOneLeaves() {
    let window = hostBoth()
    second.removeFromParent()
    #expect(navigation.viewControllers == [first])
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    window.layoutIfNeeded()
    #expect(first.view.window === window)
    #expect(second.view.window == nil)
    #expect(first.log == ["will appear", "did appear"])
    #expect(second.log == ["will disappear", "did disappear"])
  }

  @Test func controllerBelowTheTopLeavesTheStack() {
    let window = hostBoth()
    first.removeFromParent()
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [second])
    #expect(navigation.navigationBar.backItem == nil)
    #expect(first.log + second.log == [])
  }

  @Test func controllerMovesBetweenVisibleStacks() {
    let other = UINavigationController(rootViewController: UIViewController())
    let parent = UIViewController()
    navigation.viewControllers = [first, second]
    for child in [navigation, other] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = Headless.host(parent)
    for (from, to) in [(navigation, other), (other, navigation)] {
      to.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      #expect(!from.viewControllers.contains(second))
      #expect(second.view.isDescendant(of: to.view))
      #expect(from.topViewController?.view.window === window)
    }
  }

  @Test func poppedControllerStaysOnTheStackItIsPushedOnto() {
    let window = hostBoth()
    let other = UINavigationController(rootViewController: UIViewController())
    navigation.popViewController(animated: true)
    other.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.navigationController === other)
    #expect(other.viewControllers.last === second)
  }

  @Test func nextTabShowsWhenTheSelectedOneLeaves() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = Headless.host(tabs)
    first.removeFromParent()
    window.layoutIfNeeded()
    #expect(tabs.viewControllers == [second])
    #expect(tabs.tabBar.items?.count == 1 && tabs.tabBar.items?.first === second.tabBarItem)
    #expect(tabs.selectedViewController === second)
    #expect(second.view.window === window)
    #expect(first.log == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test func columnIsEmptyAfterItsControllerLeaves() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UINavigationController(), UINavigationController())
    split.viewControllers = [list, detail]
    let pad = Headless.Device.iPadAir11
    let size = CGSize(width: pad.size.height, height: pad.size.width)
    let window = Headless.host(split, in: Headless.Environment(device: pad, size: size))
    list.removeFromParent()
    window.layoutIfNeeded()
    #expect(split.viewControllers == [detail])
    #expect(list.view.window == nil)
    #expect(detail.view.frame == split.view.bounds)
  }
}
