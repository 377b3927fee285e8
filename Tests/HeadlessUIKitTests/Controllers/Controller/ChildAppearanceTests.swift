import Foundation
import Testing

@testable import HeadlessUIKit

/// What children know when they appear and disappear with the controllers around them: how, and
/// where they are.
@MainActor
struct ChildAppearanceTests {
  private let child = Comer()

  private final class Comer: UIViewController {
    var heard: [String] = []
    var safeArea = UIEdgeInsets.zero

    override func viewWillAppear(_ animated: Bool) { heard.append("comes \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { safeArea = view.safeAreaInsets }
    override func viewWillDisappear(_ animated: Bool) { heard.append("goes \(animated)") }
  }

  private enum Container: CaseIterable { case navigation, tabs, own }

  private func around(_ container: Container) -> UIViewController {
    switch container {
    case .navigation: return UINavigationController(rootViewController: child)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      return tabs
    case .own:
      let parent = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
  }

  @Test(arguments: Container.allCases, [true, false])
  private func childAppearsAndDisappearsWithParent(container: Container, isAnimated: Bool) {
    let root = UIViewController()
    let window = Headless.host(root)
    let parent = around(container)
    parent.modalPresentationStyle = .fullScreen
    root.present(parent, animated: isAnimated)
    window.layoutIfNeeded()
    #expect(child.heard == ["comes \(isAnimated)"])
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    parent.present(other, animated: isAnimated)
    window.layoutIfNeeded()
    parent.dismiss(animated: isAnimated)
    window.layoutIfNeeded()
    root.dismiss(animated: isAnimated)
    window.layoutIfNeeded()
    let once = ["comes \(isAnimated)", "goes \(isAnimated)"]
    #expect(child.heard == once + once)
  }

  @Test func childAppearsWithPushedParent() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Headless.host(navigation)
    navigation.pushViewController(around(.own), animated: true)
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(child.heard == ["comes true", "goes true"])
  }

  @Test func controllerPresentedInContextAppearsWithIt() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = Headless.host(navigation)
    page.definesPresentationContext = true
    child.modalPresentationStyle = .overCurrentContext
    page.present(child, animated: false)
    window.layoutIfNeeded()
    child.heard = []
    navigation.pushViewController(UIViewController(), animated: true)
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(child.heard == ["goes true", "comes true"])
  }

  @Test func viewIsAppearingSeesNavigationBarInset() {
    let window = Headless.host(around(.navigation))
    #expect(child.safeArea == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    withExtendedLifetime(window) {}
  }

  @Test func viewIsAppearingSeesTabBarInset() {
    let tabs = UITabBarController()
    let second = Comer()
    tabs.viewControllers = [UINavigationController(rootViewController: child), second]
    let window = Headless.host(tabs)
    #expect(child.safeArea == UIEdgeInsets(top: 113, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(second.safeArea == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
  }

  private final class Screen: UIViewController {
    var hidesBar = false
    var tops: [CGFloat] = []

    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
    }
    override func viewIsAppearing(_ animated: Bool) { tops = [view.safeAreaInsets.top] }
    override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
  }

  @Test func appearingControllerCanHideOrShowBar() {
    let (first, second) = (Screen(), Screen())
    second.hidesBar = true
    let navigation = UINavigationController(rootViewController: first)
    let window = Headless.host(navigation)
    #expect(first.tops == [113])
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.tops == [59])
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(first.tops == [113])
  }

  @Test func childrenOfOnePassAppearOnceInOrder() {
    let root = UIViewController()
    let window = Headless.host(root)
    var order: [Int] = []
    let children = (0..<20).map { number in Caller { order.append(number) } }
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    for child in children.prefix(5) {
      child.view.removeFromSuperview()
      root.view.addSubview(child.view)
    }
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(order == Array(0..<20))
  }

  private final class Caller: UIViewController {
    let call: () -> Void

    init(_ call: @escaping () -> Void) {
      self.call = call
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) { call() }
  }
}
