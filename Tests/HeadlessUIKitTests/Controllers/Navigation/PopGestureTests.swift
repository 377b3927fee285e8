import HeadlessUIKit
import Testing

/// A drag from the edge of the screen goes back.
@MainActor
struct PopGestureTests {
  private func stack(
    _ count: Int = 2, isRightToLeft: Bool = false
  ) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
    let window = Headless.host(navigation)
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.layoutIfNeeded()
    return (navigation, window)
  }

  private func drag(_ window: UIWindow, from start: CGFloat, to end: CGFloat) {
    Headless.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: window)
    Headless.wait(1)
  }

  /// The drag has to begin at the leading edge and go more than halfway. A drag from elsewhere does
  /// nothing.
  @Test(arguments: [false, true])
  func edgeDragPopsTheController(isRightToLeft: Bool) {
    let (navigation, window) = stack(isRightToLeft: isRightToLeft)
    let width = window.bounds.width
    func x(_ distance: CGFloat) -> CGFloat { isRightToLeft ? width - distance : distance }
    drag(window, from: x(100), to: x(350))
    drag(window, from: x(width - 2), to: x(20))
    #expect(navigation.viewControllers.count == 2)
    drag(window, from: x(2), to: x(300))
    #expect(navigation.viewControllers.count == 1)
    drag(window, from: x(2), to: x(300))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func edgeDragNeedsAVisibleBackButton() {
    let (navigation, window) = stack(3)
    let item = navigation.topViewController?.navigationItem
    item?.hidesBackButton = true
    drag(window, from: 2, to: 300)
    item?.hidesBackButton = false
    item?.leftBarButtonItem = UIBarButtonItem(title: "Close")
    drag(window, from: 2, to: 300)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    item?.leftBarButtonItem = nil
    drag(window, from: 2, to: 300)
    #expect(navigation.viewControllers.count == 3)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    drag(window, from: 2, to: 300)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func edgeDragPopsWithHiddenBarIfDelegateIsNil() {
    let (navigation, window) = stack()
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    drag(window, from: 2, to: 300)
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    drag(window, from: 2, to: 300)
    #expect(navigation.viewControllers.count == 1)
  }
}
