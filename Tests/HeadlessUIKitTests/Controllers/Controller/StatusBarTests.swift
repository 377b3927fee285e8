import Testing

@testable import HeadlessUIKit

/// A safe area that exists for the status bar alone goes when the bar is hidden.
@MainActor
struct StatusBarTests {
  private final class Screen: UIViewController {
    var hides: Bool

    init(hides: Bool = true) {
      self.hides = hides
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { hides }
  }

  /// A controller that leaves the decision to another one.
  private final class Asking: UIViewController {
    var asked: UIViewController?
    override var childForStatusBarHidden: UIViewController? { asked }
  }

  nonisolated private static let devices: [(Headless.Device, hasNotch: Bool)] = [
    (.iPhoneSE, false), (.iPadAir11, false), (.iPadPro13, false), (.iPhone16, true),
    (.iPhone13Mini, true),
  ]

  private func host(_ controller: UIViewController, on device: Headless.Device) -> UIWindow {
    Headless.host(controller, in: Headless.Environment(device: device))
  }

  @Test(arguments: devices.indices)
  func controllerFillingTheScreenHidesStatusBar(index: Int) {
    let (device, hasNotch) = Self.devices[index]
    let full = device.portraitSafeArea.top
    let hidden = hasNotch ? full : 0
    let asking = Asking()
    asking.asked = Screen()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen(), Screen(hides: false)]
    let roots: [UIViewController] = [
      Screen(), UINavigationController(rootViewController: Screen()), tabs, asking,
    ]
    for root in roots {
      let window = host(root, on: device)
      #expect(window.safeAreaInsets.top == hidden, "\(root)")
      #expect(UIApplication.shared.isStatusBarHidden, "\(root)")
    }
    let window = host(tabs, on: device)
    #expect(window.safeAreaInsets.top == hidden)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets.top == full)
    #expect(host(Screen(hides: false), on: device).safeAreaInsets.top == full)
  }

  @Test func statusBarUpdateChangesSafeArea() {
    let screen = Screen(hides: false)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    label.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let window = host(screen, on: .iPhoneSE)
    #expect(label.frame.minY == 20)
    screen.hides = true
    window.layoutIfNeeded()
    #expect(label.frame.minY == 20)
    screen.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(label.frame.minY == 0)
    screen.hides = false
    screen.setNeedsStatusBarAppearanceUpdate()
    window.layoutIfNeeded()
    #expect(label.frame.minY == 20)
  }

  @Test func statusBarFollowsShownControllers() {
    let navigation = UINavigationController(rootViewController: Screen(hides: false))
    let window = host(navigation, on: .iPhoneSE)
    var tops = [window.safeAreaInsets.top]
    func note() {
      window.layoutIfNeeded()
      tops.append(window.safeAreaInsets.top)
    }
    navigation.pushViewController(Screen(), animated: false)
    note()
    navigation.popViewController(animated: false)
    note()
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let screen = Screen()
      screen.modalPresentationStyle = style
      navigation.present(screen, animated: false)
      note()
      navigation.dismiss(animated: false)
      note()
      screen.modalPresentationCapturesStatusBarAppearance = true
      navigation.present(screen, animated: false)
      note()
      navigation.dismiss(animated: false)
      note()
    }
    #expect(tops == [20, 0, 20, 0, 20, 0, 20, 20, 20, 0, 20])
  }
}
