import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct NavigationTests {
  private let navigation = UINavigationController()
  private let root = UIViewController()

  private func host(
    _ device: Headless.Device = .iPhone16, size: CGSize? = nil,
    on version: Headless.SystemVersion = .iOS26
  ) -> UIWindow {
    Headless.systemVersion = version
    defer { Headless.systemVersion = .iOS26 }
    if navigation.viewControllers.isEmpty { navigation.viewControllers = [root] }
    return Headless.host(navigation, in: Headless.Environment(device: device, size: size))
  }

  @Test(arguments: [
    (Headless.SystemVersion.iOS26, Headless.Device.iPhone16, false, CGFloat(113)),
    (.iOS26, .iPhone16, true, 165), (.iOS26, .iPhoneSE, false, 74),
    (.iOS18, .iPhone16, false, 103), (.iOS18, .iPhone16, true, 155), (.iOS18, .iPhoneSE, false, 64),
    (.iOS18, .iPadAir11, false, 74),
  ])
  func barHeightAddsToTheSafeArea(
    version: Headless.SystemVersion, device: Headless.Device, isLarge: Bool, top: CGFloat
  ) {
    navigation.navigationBar.prefersLargeTitles = isLarge
    let window = host(device, on: version)
    #expect(root.view.safeAreaInsets.top == top)
    #expect(navigation.navigationBar.frame.maxY == top)
    #expect(root.view.frame == window.bounds)
  }

  @Test func hiddenBarLeavesOnlyDeviceSafeArea() {
    let window = host()
    navigation.setNavigationBarHidden(true, animated: true)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 59)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func rotationToLandscapeRemovesTheLargeTitle() {
    navigation.navigationBar.prefersLargeTitles = true
    let window = host()
    #expect(root.view.safeAreaInsets.top == 165)
    Headless.rotate(window, to: .landscape)
    window.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(root.view.safeAreaInsets.top == 64)
    Headless.rotate(window, to: .portrait)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 165)
  }

  @Test func additionalInsetsAddToTheBarHeight() {
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let window = host()
    #expect(root.view.safeAreaInsets.top == 123)
    withExtendedLifetime(window) {}
  }

  @Test func viewWithoutExtendedEdgesBeginsBelowTheBar() {
    root.edgesForExtendedLayout = []
    let window = host()
    #expect(root.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
    #expect(root.view.safeAreaInsets.top == 0)
    withExtendedLifetime(window) {}
  }

  @Test func itemDecidesWhetherItsTitleIsLarge() {
    navigation.navigationBar.prefersLargeTitles = true
    let (inherits, never) = (UIViewController(), UIViewController())
    never.navigationItem.largeTitleDisplayMode = .never
    navigation.viewControllers = [root, never, inherits]
    let window = host()
    #expect(inherits.view.safeAreaInsets.top == 113)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 165)
  }

  @Test func toolbarShowsItemsOfTheTopController() {
    let item = UIBarButtonItem(barButtonSystemItem: .done)
    root.toolbarItems = [.flexibleSpace(), item]
    navigation.isToolbarHidden = false
    let window = host()
    #expect(navigation.toolbar.items?.last === item)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 770, width: 393, height: 48))
    #expect(root.view.safeAreaInsets.bottom == 82)
    #expect(item.view?.frame.maxX == 377)
    withExtendedLifetime(window) {}
  }

  @Test func barShowsTitleButtonsAndBackButton() {
    root.title = "Inbox"
    let detail = UIViewController()
    detail.title = "Message"
    var presses = 0
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Reply") { _ in presses += 1 })
    navigation.viewControllers = [root, detail]
    let window = host()
    let bar = navigation.navigationBar
    #expect(bar.topItem?.title == "Message")
    #expect(bar.backItem?.title == "Inbox")
    let labels = bar.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["Message"])
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    let messages = collectingLog {
      bar.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(buttons.map { $0.title(for: .normal) } == ["Inbox", "Reply"])
    buttons.last?.sendActions(for: .primaryActionTriggered)
    #expect(presses == 1)
    buttons.first?.sendActions(for: .primaryActionTriggered)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === root)
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Inbox"])
    #expect(!bar.subviews.contains { $0 is UIButton })
  }

  @Test func childrenFindTheirContainers() {
    let tabs = UITabBarController()
    navigation.pushViewController(root, animated: false)
    tabs.viewControllers = [navigation]
    #expect(root.navigationController === navigation)
    #expect(root.tabBarController === tabs)
    #expect(navigation.navigationController == nil)
    root.title = "Home"
    #expect(root.navigationItem.title == "Home")
    #expect(tabs.tabBar.items?.first === root.tabBarItem)
  }

  @Test func delegateHearsWillShowAndDidShow() {
    final class Listener: UINavigationControllerDelegate {
      var heard: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) {
        heard.append("will \(viewController.title ?? "-") \(animated)")
      }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        heard.append("did \(viewController.title ?? "-") \(animated)")
      }
    }
    let listener = Listener()
    let window = host()
    navigation.delegate = listener
    let next = UIViewController()
    next.title = "Next"
    navigation.show(next, sender: nil)
    window.layoutIfNeeded()
    #expect(listener.heard == ["will Next true", "did Next true"])
  }

  @Test func invalidPushesAndPopsAreLogged() {
    navigation.viewControllers = [root]
    let messages = collectingLog {
      navigation.pushViewController(root, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(messages.count == 3)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func poppedControllerAndItsContentAreFreed() {
    weak var screen: UIViewController?
    weak var label: UILabel?
    weak var item: UIBarButtonItem?
    weak var action: UIAction?
    let window = host()
    do {
      let pushed = UIViewController()
      let title = UILabel()
      let done = UIAction(title: "Done") { [weak pushed] _ in pushed?.title = "" }
      pushed.view.addSubview(title)
      pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
      (screen, label, action) = (pushed, title, done)
      item = pushed.navigationItem.rightBarButtonItem
      navigation.pushViewController(pushed, animated: false)
    }
    window.layoutIfNeeded()
    #expect(screen != nil)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(screen == nil && label == nil && item == nil && action == nil)
  }

  /// A tap on a title with a menu opens the menu, large title or not. Without a menu, no button
  /// covers the title.
  @Test(arguments: [false, true])
  func tapOnTitleOpensItsMenu(isLarge: Bool) {
    navigation.navigationBar.prefersLargeTitles = isLarge
    root.navigationItem.title = "Grid"
    let window = host()
    let bar = navigation.navigationBar
    func button() -> UIButton? { bar.subviews.lazy.compactMap { $0 as? UIButton }.first }
    #expect(button() == nil)
    var (made, chosen) = (0, 0)
    root.navigationItem.titleMenuProvider = { suggested in
      made += 1
      return UIMenu(children: suggested + [UIAction(title: "Rename") { _ in chosen += 1 }])
    }
    window.layoutIfNeeded()
    #expect(made == 0)
    let title = bar.subviews.first { ($0 as? UILabel)?.text == "Grid" }
    #expect(button()?.frame == title?.frame)
    if let button = button() { Headless.choose("Rename", ofMenuOf: button) }
    #expect(chosen == 1 && made > 0)
    root.navigationItem.titleMenuProvider = nil
    window.layoutIfNeeded()
    #expect(button() == nil)
  }

  @Test func controllerReturningBeforeLayoutStaysAChild() {
    let (middle, top) = (UIViewController(), UIViewController())
    navigation.viewControllers = [root, middle, top]
    let window = host()
    let messages = collectingLog {
      navigation.viewControllers = [root]
      navigation.viewControllers = [root, middle, top]
      window.layoutIfNeeded()
    }
    #expect(messages == [] && navigation.children == [root, middle, top])
    #expect(middle.parent === navigation && top.view.window === window)
  }

  @Test func barHiddenByTheAppStaysHidden() {
    navigation.navigationBar.isHidden = true
    let window = host()
    #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
    navigation.navigationBar.isHidden = false
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden)
  }
}
