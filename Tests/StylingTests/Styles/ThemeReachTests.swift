import DeStijl
import Testing

/// The views that an app reaches when it applies its theme to a window.
@MainActor
struct ThemeReachTests {
  /// The app's own store of what the themes depend on.
  private final class Looks {
    var color = UIColor.red
    var textSize: CGFloat = 14
  }

  private let looks = Looks()

  private func label() -> UILabel {
    UILabel().text("a").set(
      style: Style { [looks] label, _ in
        label.textColor = looks.color
        label.font = .systemFont(ofSize: looks.textSize)
      })
  }

  private func screen(with label: UILabel) -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(label)
    return screen
  }

  private func window(showing root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func viewsOfOffscreenControllersAreThemed() {
    let labels = (0..<4).map { _ in label() }
    let screens = labels.map { screen(with: $0) }
    let stack = UINavigationController(rootViewController: screens[0])
    stack.pushViewController(screens[1], animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, screens[2]]
    let window = window(showing: tabs)
    screens[3].modalPresentationStyle = .fullScreen
    tabs.present(screens[3], animated: false)
    window.layoutIfNeeded()

    looks.color = .blue
    Theme.apply(to: window)
    #expect(labels.allSatisfy { $0.textColor == .blue })
  }

  /// A bar only shows the views of the top controller.
  @Test func barViewsOfOffscreenControllersAreThemed() {
    let labels = (0..<4).map { _ in label() }
    let below = UIViewController()
    below.navigationItem.titleView = labels[0]
    below.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: labels[1])
    below.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: labels[2])
    below.toolbarItems = [UIBarButtonItem(customView: labels[3])]
    let stack = UINavigationController(rootViewController: below)
    stack.pushViewController(UIViewController(), animated: false)

    looks.color = .blue
    Theme.apply(to: window(showing: stack))
    #expect(labels.allSatisfy { $0.textColor == .blue })
  }

  /// A controller that has not been shown yet makes its views later, with the look of that time.
  @Test func applyingThemesLoadsNoView() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen(with: label()), UIViewController()]
    Theme.apply(to: window(showing: tabs))
    #expect(tabs.viewControllers?[1].isViewLoaded == false)
  }

  @Test func eachThemeIsAppliedOnce() {
    var count = 0
    let screen = UIViewController()
    screen.view.set(style: Style { (_: UIView, _: UITraitCollection) in count += 1 })
    let stack = UINavigationController(rootViewController: screen)
    let window = window(showing: stack)
    for top in [UIViewController(), UIViewController()] {
      stack.present(top, animated: false)
      count = 0
      Theme.apply(to: window)
      #expect(count == 1)
      stack.dismiss(animated: false)
      stack.pushViewController(top, animated: false)
      window.layoutIfNeeded()
    }
  }

  @Test func rowsGrowWithTheirThemes() {
    let table = UITableView()
    let screen = UIViewController()
    screen.view = table
    let window = window(showing: screen)
    table.cells = [RowBlock(id: 1) { label() }, RowBlock(id: 2) { UILabel().text("b") }]
    window.layoutIfNeeded()
    let before = table.visibleCells.map(\.frame.height)

    looks.textSize = 60
    Theme.apply(to: window)
    window.layoutIfNeeded()
    let after = table.visibleCells.map(\.frame.height)
    #expect(before.count == 2 && after.count == 2)
    #expect(after[0] > before[0] + 40 && after[1] == before[1])
  }
}
