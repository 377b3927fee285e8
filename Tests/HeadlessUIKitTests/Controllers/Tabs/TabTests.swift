import Foundation
import Testing

@testable import HeadlessUIKit

/// Tab bar controllers with tabs, which make their view controllers when somebody needs them.
@MainActor
struct TabTests {
  private final class Made {
    var titles: [String] = []
  }

  private let made = Made()
  private let controller = UITabBarController()

  private func tab(_ title: String) -> UITab {
    UITab(title: title, image: nil, identifier: title.lowercased()) { [made] tab in
      made.titles.append(tab.title)
      let controller = UIViewController()
      controller.title = "\(tab.title) page"
      return controller
    }
  }

  private func tabs(_ titles: String...) -> [UITab] { titles.map(tab) }

  private func tap(_ index: Int) {
    Headless.tap(controller.tabBar.subviews[index])
  }

  private var titlesInBar: [String?] { (controller.tabBar.items ?? []).map(\.title) }

  // MARK: Controllers

  @Test func tabCreatesItsControllerWhenShown() {
    controller.tabs = tabs("A", "B", "C")
    #expect(made.titles == [])
    let window = Headless.host(controller)
    #expect(made.titles == ["A"])
    tap(1)
    tap(0)
    #expect(made.titles == ["A", "B"])
    #expect(controller.children.compactMap(\.title) == ["A page", "B page"])
    #expect(controller.viewControllers?.map(\.title) == ["A page", "B page", "C page"])
    #expect(made.titles == ["A", "B", "C"])
    withExtendedLifetime(window) {}
  }

  @Test func readingViewControllerCreatesIt() {
    let all = tabs("A", "B")
    let alone = all[1].viewController
    #expect(made.titles == ["B"] && alone?.tab === all[1] && alone?.parent == nil)
    controller.tabs = all
    #expect(alone?.parent === controller && alone?.tabBarController === controller)
    let later = all[0].viewController
    #expect(later?.parent === controller && all[0].viewController === later)
    #expect(made.titles == ["B", "A"] && UIViewController().tab == nil)
  }

  @Test func providerThatReadsControllerRunsOnce() {
    var calls = 0
    let tab = UITab(title: "A", image: nil, identifier: "a") { tab in
      calls += 1
      return tab.viewController ?? UIViewController()
    }
    #expect(tab.viewController != nil && calls == 1)
  }

  @Test func controllerIsAChildWhileItsTabIsPresent() {
    let page = UIViewController()
    controller.tabs = [UITab(title: "A", image: nil, identifier: "a") { _ in page }]
    let window = Headless.host(controller)
    #expect(page.parent === controller && page.view.superview === controller.view)
    controller.tabs = []
    #expect(page.parent == nil && page.viewIfLoaded?.superview == nil)
    withExtendedLifetime(window) {}
  }

  // MARK: Bar

  @Test func barFollowsItsTabs() {
    let all = tabs("A", "B", "C")
    controller.tabs = all
    let window = Headless.host(controller)
    all[0].title = "First"
    all[0].image = UIImage(systemName: "star")
    all[0].badgeValue = "3"
    window.layoutIfNeeded()
    let texts = Self.labels(in: controller.tabBar).filter { $0.superview?.isHidden == false }
    #expect(texts.compactMap(\.text) == ["First", "3", "B", "C"])
    #expect(controller.tabBar.items?.first?.image === all[0].image)
    all[1].isHidden = true
    #expect(titlesInBar == ["First", "C"] && controller.tabs.count == 3)
    tap(1)
    #expect(controller.selectedTab === all[2] && controller.selectedIndex == 2)
    all[1].isHidden = false
    #expect(titlesInBar == ["First", "B", "C"])
    #expect(controller.tabBar.selectedItem?.title == "C")
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func firstVisibleTabIsSelected() {
    let all = tabs("A", "B")
    all[0].isHidden = true
    controller.tabs = all
    #expect(controller.selectedTab === all[1] && controller.selectedIndex == 1)
    #expect(made.titles == [])
  }

  @Test func compactWidthShowsCompactTabs() {
    controller.tabs = tabs("A", "B", "C")
    controller.compactTabIdentifiers = ["c", "a"]
    let phone = Headless.host(controller, in: Headless.Environment(device: .iPhone16))
    #expect(titlesInBar == ["A", "C"])
    phone.rootViewController = nil
    let pad = Headless.host(controller, in: Headless.Environment(device: .iPadAir11))
    #expect(titlesInBar == ["A", "B", "C"])
    withExtendedLifetime(pad) {}
  }

  @Test func searchTabHasADefaultTitleAndImage() {
    let search = UISearchTab { _ in UIViewController() }
    #expect(search.title == "Search" && search.image != nil)
    #expect(UISearchTab(title: "Find", image: nil, identifier: "find").title == "Find")
  }

  // MARK: Selection

  @Test func selectionPropertiesAgree() {
    let all = tabs("A", "B", "C")
    let controller = UITabBarController(tabs: all)
    #expect(controller.selectedTab === all[0] && controller.selectedIndex == 0)
    controller.selectedTab = all[2]
    #expect(controller.selectedIndex == 2)
    #expect(controller.selectedViewController === all[2].viewController)
    #expect(controller.tabBar.selectedItem?.title == "C")
    controller.selectedIndex = 1
    #expect(controller.selectedTab === all[1])
    controller.selectedViewController = all[2].viewController
    #expect(controller.selectedTab === all[2])
    let messages = collectingLog {
      controller.selectedTab = tab("D")
      controller.selectedTab = nil
      controller.selectedIndex = 3
    }
    #expect(messages.count == 3 && controller.selectedTab === all[2])
  }

  @Test func tabsAreFoundByTheirIdentifier() {
    controller.tabs = tabs("A", "B")
    #expect(controller.tab(forIdentifier: "b") === controller.tabs[1])
    #expect(controller.tab(forIdentifier: "c") == nil)
  }

  @Test func tabsAndViewControllersReplaceEachOther() {
    let all = tabs("A", "B")
    controller.tabs = all
    let window = Headless.host(controller)
    let (old, new) = (controller.selectedViewController, UIViewController())
    controller.viewControllers = [new]
    #expect(controller.tabs == [] && controller.selectedTab == nil)
    #expect(all.allSatisfy { $0.tabBarController == nil })
    #expect(old?.parent == nil && new.parent === controller && new.tab == nil)
    controller.tabs = [all[1], all[0]]
    #expect(new.parent == nil && controller.selectedTab === all[1])
    #expect(controller.selectedViewController === all[1].viewController)
    #expect(all[1].tabBarController === controller)
    withExtendedLifetime(window) {}
  }

  /// As with view controllers: the tab that is selected, else the one at its place, else the first.
  @Test func newTabsKeepTheSelection() {
    let all = tabs("A", "B", "C")
    controller.tabs = all
    controller.selectedIndex = 1
    controller.setTabs([all[2], all[0], all[1]], animated: false)
    #expect(controller.selectedTab === all[1] && controller.selectedIndex == 2)
    controller.setTabs([all[2], all[0], tab("D")], animated: true)
    #expect(controller.selectedIndex == 2)
    controller.setTabs([all[0]], animated: false)
    #expect(controller.selectedTab === all[0])
    controller.tabs = []
    #expect(controller.selectedTab == nil && controller.selectedIndex == NSNotFound)
  }

  @Test func tabBelongsToOneController() {
    let (all, other) = (tabs("A", "B"), UITabBarController())
    controller.tabs = all
    other.tabs = [all[0]]
    #expect(controller.tabs == [all[1]] && all[0].tabBarController === other)
  }

  // MARK: Delegate

  private final class Listener: UITabBarControllerDelegate {
    var refuses = false
    var heard: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      heard.append("should \(tab.title), \(tabBarController.selectedTab?.title ?? "-")")
      return !refuses
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      heard.append("did \(selectedTab.title), \(previousTab?.title ?? "-")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("should select controller")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      heard.append("did select controller")
    }
  }

  @Test func tabTapAsksThenNotifiesDelegate() {
    let listener = Listener()
    controller.delegate = listener
    controller.tabs = tabs("A", "B")
    let window = Headless.host(controller)
    controller.selectedIndex = 1
    controller.selectedTab = controller.tabs[0]
    #expect(listener.heard == [])
    listener.refuses = true
    tap(1)
    #expect(listener.heard == ["should B, A"] && controller.selectedIndex == 0)
    #expect(controller.tabBar.selectedItem?.title == "A")
    listener.refuses = false
    listener.heard = []
    tap(1)
    tap(1)
    #expect(listener.heard == ["should B, A", "did B, A", "should B, B", "did B, B"])
    listener.heard = []
    controller.viewControllers = [UIViewController(), UIViewController()]
    window.layoutIfNeeded()
    tap(1)
    #expect(listener.heard == ["should select controller", "did select controller"])
  }

  /// What hears of the tap may leave fewer tabs.
  @Test func tabsCanBeRemovedDuringSelection() {
    final class Leaver: UIViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.tabs = [] }
    }
    let listener = Listener()
    controller.delegate = listener
    controller.tabs =
      tabs("A") + [UITab(title: "B", image: nil, identifier: "b") { _ in Leaver() }]
    let window = Headless.host(controller)
    tap(1)
    #expect(listener.heard == ["should B, A", "did B, A"] && controller.tabs == [])
    withExtendedLifetime(window) {}
  }

  /// A popover points to the place of the tab in the bar, or of its item; in no bar it has none.
  @Test func tabFrameIsThatOfItsBarItem() {
    controller.tabs = tabs("A", "B")
    let window = Headless.host(controller)
    let (view, cell) = (controller.view, controller.tabBar.subviews[1])
    let frame = view.map { cell.convert(cell.bounds, to: $0) }
    #expect(view.map { controller.tabs[1].frame(in: $0) } == frame && frame?.isEmpty == false)
    let item = controller.tabBar.items?[1]
    #expect(view.flatMap { item?.frame(in: $0) } == frame)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(tab("C").frame(in: page) == CGRect(x: 50, y: 20, width: 0, height: 0))
    withExtendedLifetime(window) {}
  }
}
