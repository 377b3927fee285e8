import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct ContainerTests {
  @Test(arguments: [
    (Headless.SystemVersion.iOS26, Headless.Device.iPhone16, CGFloat(83)), (.iOS26, .iPhoneSE, 83),
    (.iOS18, .iPhone16, 83), (.iOS18, .iPhoneSE, 49), (.iOS18, .iPadAir11, 70),
  ])
  func tabBarCoversTheBottom(
    version: Headless.SystemVersion, device: Headless.Device, height: CGFloat
  ) {
    Headless.systemVersion = version
    defer { Headless.systemVersion = .iOS26 }
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child, UIViewController()]
    let window = Headless.host(tabs, in: Headless.Environment(device: device))
    #expect(tabs.tabBar.frame.height == height)
    #expect(tabs.tabBar.frame.maxY == window.bounds.height)
    #expect(child.view.safeAreaInsets.bottom == height)
  }

  @Test func pushedControllerCanHideTheTabBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = Headless.host(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func tabTapAsksThenNotifiesDelegate() {
    final class Listener: UITabBarControllerDelegate {
      var refuses = true
      var heard: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        heard.append("should \(viewController.title ?? "-")")
        return !refuses
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        heard.append("did \(viewController.title ?? "-")")
      }
    }
    let (first, second, listener) = (UIViewController(), UIViewController(), Listener())
    second.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = listener
    let window = Headless.host(tabs)
    let cells = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    cells.last?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedViewController === first)
    listener.refuses = false
    cells.last?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1)
    #expect(listener.heard == ["should Second", "should Second", "did Second"])
    withExtendedLifetime(window) {}
  }

  @Test func splitColumnsAreSideBySideInLandscape() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let pad = Headless.Device.iPadAir11
    let size = CGSize(width: pad.size.height, height: pad.size.width)
    let window = Headless.host(split, in: Headless.Environment(device: pad, size: size))
    #expect(list.splitViewController === split)
    #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(detail.navigationController?.view.frame.minX == 320)
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()
    #expect(detail.navigationController?.view.frame == window.bounds)
    #expect(list.view.window == nil)
  }

  @Test func collapsedSplitViewShowsItsPrimaryColumn() {
    let split = UISplitViewController(style: .unspecified)
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    let window = Headless.host(split)
    #expect(split.isCollapsed)
    #expect(list.view.frame == window.bounds)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test func effectViewIsFilledByItsContentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let label = UILabel()
    view.contentView.addSubview(label)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews == [view.contentView])
    let messages = collectingLog { view.addSubview(UIView()) }
    #expect(messages.count == 1)
    #expect(view.contentView.subviews.count == 2)
  }

  @Test func effectKeepsBackgroundColorOfItsView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .red
    let picture = Headless.render(view)
    #expect(picture.contains("#ff0000") && picture.contains("fill-opacity=\"0.7\""))
    view.effect = nil
    #expect(view.backgroundColor == .red)
    #expect(!Headless.render(view).contains("fill-opacity"))
  }

  @Test func choosingAlertActionDismissesAlert() {
    let root = UIViewController()
    let window = Headless.host(root)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(root.presentedViewController === alert)
    Headless.choose(alert.actions[1], of: alert)
    Headless.runLoop()
    Headless.runLoop()
    #expect(chosen == ["Delete"])
    #expect(root.presentedViewController == nil)
    let messages = collectingLog {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
    }
    #expect(messages.count == 1)
  }

  @Test func dismissedControllerIsFreed() {
    weak var screen: UIViewController?
    let root = UIViewController()
    let window = Headless.host(root)
    do {
      let presented = UINavigationController(rootViewController: UIViewController())
      presented.modalPresentationStyle = .fullScreen
      screen = presented
      root.present(presented, animated: false)
    }
    window.layoutIfNeeded()
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(screen == nil)
  }

  @Test func closedWindowFreesItsControllers() {
    weak var tabs: UITabBarController?
    weak var page: UIViewController?
    do {
      let controller = UITabBarController()
      let content = UIViewController()
      controller.viewControllers = [UINavigationController(rootViewController: content)]
      (tabs, page) = (controller, content)
      Headless.host(controller)
    }
    #expect(tabs == nil && page == nil)
  }

  private final class Heard: UIViewController {
    var name = ""
    static var events: [String] = []

    private func note(_ event: String, _ animated: Bool) {
      Self.events.append("\(name) \(event)\(animated ? " animated" : "")")
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  }

  /// Both controllers hear of a transition when it begins and when it ends.
  @Test(arguments: [0, 0.3])
  func transitionSendsAppearanceCallsToChildren(duration: TimeInterval) {
    let (parent, old, new, inner) = (UIViewController(), Heard(), Heard(), Heard())
    (old.name, new.name, inner.name) = ("old", "new", "inner")
    for child in [old, new] { parent.addChild(child) }
    new.addChild(inner)
    new.view.addSubview(inner.view)
    parent.view.addSubview(old.view)
    let window = Headless.host(parent)
    Heard.events = []
    parent.transition(
      from: old, to: new, duration: duration, animations: { Heard.events.append("animations") }
    ) { _ in Heard.events.append("over") }
    window.layoutIfNeeded()
    Headless.wait(1)
    let suffix = duration > 0 ? " animated" : ""
    let said = Heard.events.filter { !$0.hasPrefix("inner") }
    #expect(
      said.prefix(3) == ["old will disappear\(suffix)", "new will appear\(suffix)", "animations"])
    #expect(
      said.dropFirst(3).sorted()
        == ["new did appear\(suffix)", "old did disappear\(suffix)", "over"])
    if duration > 0 { #expect(said.last == "over") }
    #expect(Heard.events.contains { $0.hasPrefix("inner did appear") })
    withExtendedLifetime(window) {}
  }

  @Test func oldViewLeavesWhenTransitionEnds() {
    let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
    let window = Headless.host(parent)
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    var seen: [Bool] = []
    parent.transition(
      from: old, to: new, duration: 0.3, animations: { seen.append(old.view.superview != nil) }
    ) { _ in seen.append(old.view.superview != nil) }
    #expect(old.view.superview != nil && new.view.superview === parent.view)
    Headless.wait(1)
    #expect(seen == [true, false] && old.view.superview == nil)
    withExtendedLifetime(window) {}
  }

  /// A child that leaves and returns before any layout is shown.
  @Test func childThatReturnsBeforeLayoutIsShown() {
    let children = (0..<3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = children
    let window = Headless.host(tabs)
    for (there, back) in [(1, 0), (2, 0)] {
      tabs.selectedIndex = there
      tabs.selectedIndex = back
      window.layoutIfNeeded()
      #expect(children.map { $0.viewIfLoaded?.window === window } == [true, false, false])
    }
    tabs.viewControllers = [children[2], children[1]]
    tabs.viewControllers = children
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController?.viewIfLoaded?.window === window)

    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([children[0]], direction: .forward, animated: false)
    let other = Headless.host(pages)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    pages.setViewControllers([children[0]], direction: .reverse, animated: false)
    other.layoutIfNeeded()
    #expect(children[0].view.window === other)
  }

  @Test(arguments: [false, true])
  func controllerThatPopsItselfRevealsTheOneBelow(isLate: Bool) {
    final class Fleeting: UIViewController {
      var isLate = false
      override func viewDidLoad() {
        super.viewDidLoad()
        if !isLate { navigationController?.popViewController(animated: false) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isLate { navigationController?.popViewController(animated: false) }
      }
    }
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = Headless.host(navigation)
    let fleeting = Fleeting()
    fleeting.isLate = isLate
    navigation.pushViewController(fleeting, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === root && root.view.window === window)
    #expect(fleeting.viewIfLoaded?.window == nil)
  }

  /// The tab bar controller keeps the selected controller, else the selected index, else selects
  /// the first tab.
  @Test func newViewControllersKeepSelection() {
    let children = (0..<3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = children
    let window = Headless.host(tabs)
    tabs.selectedIndex = 1
    tabs.viewControllers = [children[1], children[0]]
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.selectedIndex = 2
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.selectedIndex == 0)
    withExtendedLifetime(window) {}
  }
}
