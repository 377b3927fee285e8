import Foundation
import Testing

@testable import HeadlessUIKit

/// Groups of navigation bar items, and actions that replace going back.
@MainActor
struct BarItemGroupTests {
  private let navigation = UINavigationController()
  private let root = UIViewController()
  private let detail = UIViewController()

  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  private func host() -> UIWindow {
    navigation.viewControllers = [root]
    return Headless.host(navigation, in: Headless.Environment())
  }

  /// The titles of the bar's buttons, from left to right.
  private var titles: [String] {
    navigation.navigationBar.layoutIfNeeded()
    return navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
      .filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.title(for: .normal) }
  }

  @Test func itemGroupsAppearInItemOrder() {
    let window = host()
    let groups: [UIBarButtonItemGroup] = ["a b", "c", "d e", "f"].map {
      .fixedGroup(items: $0.split(separator: " ").map { item(String($0)) })
    }
    root.navigationItem.leadingItemGroups = Array(groups[0...1])
    root.navigationItem.trailingItemGroups = Array(groups[2...3])
    #expect(titles == ["a", "b", "c", "d", "e", "f"])
    root.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [item("last")])
    #expect(titles == ["a", "b", "c", "d", "e", "f", "last"])

    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    navigation.navigationBar.setNeedsLayout()
    #expect(titles == ["last", "f", "e", "d", "c", "b", "a"])
    withExtendedLifetime(window) {}
  }

  /// A hidden item and a replaced view leave nothing behind.
  @Test func barUpdatesWhenItemsChange() {
    let window = host()
    let bar = navigation.navigationBar
    let (a, b) = (item("a"), item("b"))
    root.navigationItem.rightBarButtonItems = [b, a]
    #expect(titles == ["a", "b"])
    a.isHidden = true
    #expect(titles == ["b"])
    let (first, second) = (UISwitch(), UISwitch())
    for view in [first, second] {
      b.customView = view
      #expect(titles == [])
      #expect([first, second].filter { $0.isDescendant(of: bar) } == [view])
    }
    b.customView = nil
    a.isHidden = false
    #expect(titles == ["a", "b"])
    #expect(!first.isDescendant(of: bar) && !second.isDescendant(of: bar))
    withExtendedLifetime(window) {}
  }

  @Test func groupsAndItemsReplaceEachOther() {
    let window = host()
    root.navigationItem.rightBarButtonItems = [item("b"), item("a")]
    root.navigationItem.leftBarButtonItem = item("left")
    #expect(titles == ["left", "a", "b"])
    root.navigationItem.trailingItemGroups = [.fixedGroup(items: [item("c")])]
    #expect(titles == ["left", "c"] && root.navigationItem.rightBarButtonItems == nil)
    root.navigationItem.rightBarButtonItem = item("d")
    #expect(titles == ["left", "d"] && root.navigationItem.trailingItemGroups.isEmpty)
    root.navigationItem.leadingItemGroups = [item("e").creatingFixedGroup()]
    #expect(titles == ["e", "d"])
    withExtendedLifetime(window) {}
  }

  @Test func groupChangesUpdateTheBar() {
    let window = host()
    let group = UIBarButtonItemGroup(barButtonItems: [item("a")], representativeItem: nil)
    let optional = item("b").creatingOptionalGroup(
      customizationIdentifier: "b", isInDefaultCustomization: false)
    root.navigationItem.leadingItemGroups = [group, optional]
    #expect(titles == ["a"], "the other is not there from the start")
    optional.isHidden = false
    #expect(titles == ["a", "b"])
    group.barButtonItems.append(item("c"))
    #expect(titles == ["a", "c", "b"])
    group.isHidden = true
    #expect(titles == ["b"])
    withExtendedLifetime(window) {}
  }

  @Test func itemBelongsToOneGroup() {
    let window = host()
    let (shared, other) = (item("shared"), item("other"))
    let first = UIBarButtonItemGroup.fixedGroup(items: [shared, other])
    #expect(shared.buttonGroup === first)
    root.navigationItem.leadingItemGroups = [first]
    let second = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "2", items: [shared])
    #expect(shared.buttonGroup === second && first.barButtonItems == [other])
    #expect(titles == ["other"])
    root.navigationItem.trailingItemGroups = [second]
    #expect(titles == ["other", "shared"])
    second.barButtonItems = []
    #expect(shared.buttonGroup == nil && titles == ["other"])
    withExtendedLifetime(window) {}
  }

  @Test func backActionReplacesGoingBack() throws {
    let window = host()
    root.title = "Home"
    var asked = 0
    detail.navigationItem.backAction = UIAction(title: "Ask") { _ in asked += 1 }
    navigation.pushViewController(detail, animated: false)
    #expect(titles == ["Home"], "what leads back says where to")
    let back = try #require(
      navigation.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    Headless.tap(back)
    #expect(asked == 1 && navigation.topViewController === detail)
    detail.navigationItem.backAction = nil
    Headless.tap(back)
    #expect(asked == 1 && navigation.topViewController === root)
    withExtendedLifetime(window) {}
  }

  @Test func backActionOfRootItemAddsButton() {
    let window = host()
    var done = 0
    root.navigationItem.backAction = UIAction(title: "Files") { _ in done += 1 }
    #expect(titles == ["Files"])
    root.navigationItem.style = .editor
    #expect(titles == [])
    root.navigationItem.style = .navigator
    #expect(titles == ["Files"])
    root.navigationItem.backAction = nil
    #expect(titles == [])
    withExtendedLifetime(window) {}
  }
}
