import Foundation
import Testing

@testable import HeadlessUIKit

/// The looks of single tab items.
@MainActor
struct TabItemTests {
  private let tabs = UITabBarController()

  private func host() -> UIWindow {
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return controller
    }
    return Headless.host(tabs, in: Headless.Environment())
  }

  private var items: [UITabBarItem] { tabs.tabBar.items ?? [] }

  private func label(_ text: String) throws -> UILabel {
    tabs.tabBar.layoutIfNeeded()
    return try #require(labels(in: tabs.tabBar).first { $0.text == text })
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func look(_ color: UIColor, _ font: CGFloat) -> UITabBarAppearance {
    let look = UITabBarAppearance()
    look.backgroundColor = color
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: font)
    ]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: font)
    ]
    return look
  }

  @Test func itemAppearanceOverridesBarAppearance() throws {
    let window = host()
    tabs.tabBar.standardAppearance = look(.red, 9)
    items[1].standardAppearance = look(.blue, 15)
    #expect(try label("A").font.pointSize == 9 && label("B").font.pointSize == 15)
    #expect(tabs.tabBar.backgroundColor == .red)
    tabs.selectedIndex = 1
    tabs.tabBar.layoutIfNeeded()
    #expect(tabs.tabBar.backgroundColor == .blue, "of the item that is selected")
    items[1].scrollEdgeAppearance = look(.green, 12)
    #expect(try label("B").font.pointSize == 12 && tabs.tabBar.backgroundColor == .green)
    items[1].scrollEdgeAppearance = nil
    items[1].standardAppearance = nil
    #expect(try label("B").font.pointSize == 9 && tabs.tabBar.backgroundColor == .red)
    withExtendedLifetime(window) {}
  }

  @Test func itemStylesItsBadge() throws {
    let window = host()
    items[0].badgeValue = "7"
    items[0].setBadgeTextAttributes(
      [.foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
    items[0].setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(try label("7").font.pointSize == 20 && label("7").textColor == .blue)
    tabs.selectedIndex = 1
    #expect(try label("7").textColor == .yellow)
    items[0].setBadgeTextAttributes(nil, for: .normal)
    #expect(try label("7").font.pointSize == 13 && label("7").textColor == .white)
    #expect(items[0].badgeTextAttributes(for: .selected)?.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func hiddenTabBarStaysHiddenAndCoversNothing() throws {
    tabs.tabBar.isHidden = true
    let window = host()
    let shown = try #require(tabs.selectedViewController?.view)
    #expect(tabs.tabBar.isHidden && shown.safeAreaInsets.bottom == 34)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    tabs.isTabBarHidden = false
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && shown.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && shown.safeAreaInsets.bottom == 34)
  }

  @Test func tappingSelectedTabPopsToRoot() {
    let (first, second) = (UINavigationController(), UINavigationController())
    for navigation in [first, second] {
      navigation.viewControllers = [UIViewController(), UIViewController()]
    }
    tabs.viewControllers = [first, second]
    let window = Headless.host(tabs)
    func choose(_ index: Int) {
      Headless.tap(tabs.tabBar.subviews[index])
      window.layoutIfNeeded()
    }
    choose(1)
    #expect(tabs.selectedIndex == 1)
    #expect([first, second].map(\.viewControllers.count) == [2, 2])
    choose(1)
    #expect([first, second].map(\.viewControllers.count) == [2, 1])
    tabs.selectedIndex = 0
    tabs.selectedIndex = 0
    #expect([first, second].map(\.viewControllers.count) == [2, 1])
  }
}
