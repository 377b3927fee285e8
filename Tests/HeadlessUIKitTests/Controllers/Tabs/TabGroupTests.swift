import Foundation
import Testing

@testable import HeadlessUIKit

/// Tabs with tabs in them.
@MainActor
struct TabGroupTests {
  private let controller = UITabBarController()
  private let home: UITab
  private let group: UITabGroup
  private let inner: UITabGroup

  init() {
    func make(_ tab: UITab) -> UIViewController {
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title, viewControllerProvider: make)
    }
    home = tab("Home")
    inner = UITabGroup(
      title: "Inner", image: nil, identifier: "Inner", children: [tab("C"), tab("D")],
      viewControllerProvider: make)
    group = UITabGroup(
      title: "Group", image: nil, identifier: "Group", children: [tab("A"), tab("B"), inner],
      viewControllerProvider: make)
    controller.tabs = [home, group]
  }

  private func find(_ name: String) throws -> UITab {
    try #require(controller.tab(forIdentifier: name))
  }

  private func select(_ name: String) throws { controller.selectedTab = try find(name) }

  @Test func tabBarShowsOnlyRootTabs() throws {
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Group"])
    let leaf = try find("D")
    #expect(leaf.parent === inner && inner.parent === group && group.parent == nil)
    #expect(leaf.tabBarController === controller && group.tab(forIdentifier: "D") === leaf)
    #expect(group.tab(forIdentifier: "Home") == nil)
  }

  @Test func groupShowsItsControllerForAnyChild() throws {
    let window = Headless.host(controller)
    try select("B")
    #expect(controller.selectedTab?.title == "B" && controller.selectedIndex == 1)
    #expect(group.selectedChild?.title == "B")
    #expect(controller.selectedViewController?.title == "Group")
    try select("D")
    #expect(group.selectedChild === inner && inner.selectedChild?.title == "D")
    #expect(controller.selectedViewController?.title == "Group")
    try select("Home")
    #expect(group.selectedChild === inner)
    try select("Group")
    #expect(controller.selectedTab?.title == "D")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(nil, "A"), ("B", "B"), ("Inner", "C"), ("Home", "A")])
  func choosingAGroupSelectsOneOfItsChildren(named name: String?, expected: String) {
    final class Listener: UITabBarControllerDelegate {
      var heard: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
      ) -> Bool {
        heard.append(tab.title)
        return true
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) {
        heard += [selectedTab.title, previousTab?.title ?? "-"]
      }
    }
    let listener = Listener()
    controller.delegate = listener
    group.defaultChildIdentifier = name
    let window = Headless.host(controller)
    #expect(group.selectedChild == nil)
    Headless.tap(controller.tabBar.subviews[1])
    #expect(listener.heard == [expected, expected, "Home"])
    #expect(group.selectedChild != nil && controller.selectedTab?.title == expected)
    withExtendedLifetime(window) {}
  }

  @Test func managingNavigationControllerShowsThePath() throws {
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let window = Headless.host(controller)
    var titles: [String?] { navigation.viewControllers.map(\.title) }
    try select("D")
    #expect(controller.selectedViewController === navigation && navigation.parent === controller)
    #expect(titles == ["Group", "Inner", "D"])
    try select("A")
    #expect(titles == ["Group", "A"])
    group.selectedChild = inner
    #expect(titles == ["Group", "Inner", "D"] && controller.selectedTab?.title == "D")
    #expect(try find("D").managingTabGroup === group && group.managingTabGroup == nil)
    group.managingNavigationController = nil
    #expect(controller.selectedViewController?.title == "Group" && navigation.parent == nil)
    #expect(try find("D").managingTabGroup == nil)
    withExtendedLifetime(window) {}
  }

  @Test func tabPoppedByTheUserIsShownAgain() throws {
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let window = Headless.host(controller)
    try select("A")
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    try select("A")
    #expect(navigation.topViewController === pushed)
    Headless.tap(controller.tabBar.subviews[1])
    #expect(navigation.viewControllers.map(\.title) == ["Group"])
    try select("A")
    #expect(navigation.viewControllers.map(\.title) == ["Group", "A"])
    withExtendedLifetime(window) {}
  }

  @Test func delegateFiltersDisplayedControllers() throws {
    final class Listener: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController] {
        tab is UITabGroup ? [] : proposedViewControllers
      }
    }
    let (listener, navigation) = (Listener(), UINavigationController())
    controller.delegate = listener
    group.managingNavigationController = navigation
    let window = Headless.host(controller)
    try select("D")
    #expect(navigation.viewControllers.map(\.title) == ["D"])
    withExtendedLifetime(window) {}
  }

  @Test func displayOrderFollowsIdentifiers() {
    #expect(group.displayOrder == group.children)
    group.displayOrderIdentifiers = ["Inner", "X", "A"]
    #expect(group.displayOrder.map(\.title) == ["Inner", "A", "B"])
  }

  @Test func removedChildIsDeselected() throws {
    try select("B")
    group.children = [try find("A"), inner]
    #expect(group.selectedChild == nil && controller.selectedTab?.title == "A")
    let messages = collectingLog {
      group.selectedChild = home
      inner.children = [group]
      controller.tabs = [home, group, inner]
    }
    #expect(messages.count == 3 && inner.children == [] && controller.tabs == [home, group])
    inner.children = [home]
    #expect(controller.tabs == [group] && home.parent === inner)
  }
}
