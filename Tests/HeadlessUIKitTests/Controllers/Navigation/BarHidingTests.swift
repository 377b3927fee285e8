import Foundation
import Testing

@testable import HeadlessUIKit

/// Bars that hide and reappear by themselves.
@MainActor
@Suite(.serialized) struct BarHidingTests {
  private final class Content: UIViewController {
    let scroll = UIScrollView()
    let button = UIButton(type: .system)
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 3000)
      view.addSubview(scroll)
      button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
      field.frame = CGRect(x: 20, y: 360, width: 100, height: 40)
      for control in [button, field] { view.addSubview(control) }
    }
  }

  private let content = Content()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: content)
    content.toolbarItems = [UIBarButtonItem(title: "Share")]
    navigation.isToolbarHidden = false
    window = Headless.host(navigation, in: Headless.Environment(device: .iPhone16))
  }

  /// Whether the navigation bar and the toolbar are hidden. Expects the content's safe area to
  /// agree.
  private var areHidden: [Bool] {
    window.layoutIfNeeded()
    let top = content.view.safeAreaInsets.top
    #expect((top == (window.bounds.height > 500 ? 59 : 0)) == navigation.isNavigationBarHidden)
    return [navigation.isNavigationBarHidden, navigation.isToolbarHidden]
  }

  private func tap(_ y: CGFloat = 500) {
    Headless.tap(at: CGPoint(x: 200, y: y), in: window)
    Headless.wait(1)
  }

  private func drag(_ way: CGFloat) {
    Headless.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + way), in: window)
    Headless.wait(1)
  }

  @Test func tapTogglesBars() {
    tap()
    #expect(areHidden == [false, false])
    navigation.hidesBarsOnTap = true
    tap()
    #expect(areHidden == [true, true])
    tap()
    #expect(areHidden == [false, false])
    navigation.hidesBarsOnTap = false
    tap()
    #expect(areHidden == [false, false])
  }

  @Test func tapsOnControlsDoNotHideBars() {
    navigation.hidesBarsOnTap = true
    var (pressed, tapped) = (0, 0)
    content.button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    Headless.tap(content.button)
    #expect(areHidden == [false, false] && pressed == 1)
    tap(80)
    #expect(areHidden == [false, false], "a tap on the bar")
    let own = UITapGestureRecognizer()
    Headless.onAction(of: own) { _ in tapped += 1 }
    content.view.addGestureRecognizer(own)
    tap()
    #expect(areHidden == [false, false] && tapped == 1)
  }

  @Test func draggingContentUpHidesBars() {
    drag(-200)
    #expect(areHidden == [false, false])
    navigation.hidesBarsOnSwipe = true
    let offset = content.scroll.contentOffset.y
    drag(-200)
    #expect(areHidden == [true, true] && content.scroll.contentOffset.y > offset)
    drag(-100)
    #expect(areHidden == [true, true])
    drag(100)
    #expect(areHidden == [false, false])
    tap()
    #expect(areHidden == [false, false])
  }

  @Test func toolbarWithoutItemsDoesNotHide() {
    content.toolbarItems = nil
    navigation.hidesBarsOnSwipe = true
    drag(-200)
    #expect(areHidden == [true, false])
    drag(100)
    #expect(areHidden == [false, false])
  }

  @Test func hiddenToolbarStaysHidden() {
    navigation.isToolbarHidden = true
    navigation.hidesBarsOnTap = true
    tap()
    #expect(areHidden == [true, true])
    tap()
    #expect(areHidden == [false, true])
  }

  @Test func keyboardHidesBarsUntilATap() {
    navigation.hidesBarsWhenKeyboardAppears = true
    Headless.tap(content.field)
    #expect(areHidden == [true, true] && content.field.isFirstResponder)
    content.field.resignFirstResponder()
    #expect(areHidden == [true, true])
    tap()
    #expect(areHidden == [false, false])
    tap()
    #expect(areHidden == [false, false], "only the next keyboard hides them again")
    Headless.tap(content.field)
    #expect(areHidden == [true, true])
    content.field.resignFirstResponder()
  }

  @Test func compactHeightHidesBarsUntilItIsRegular() {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(areHidden == [false, false])
    Headless.rotate(window, to: .landscape)
    #expect(areHidden == [true, true])
    tap(200)
    #expect(areHidden == [false, false])
    Headless.rotate(window, to: .portrait)
    Headless.rotate(window, to: .landscape)
    #expect(areHidden == [true, true])
    Headless.rotate(window, to: .portrait)
    #expect(areHidden == [false, false])
  }

  @Test func settingHidesBarsInCompactHeightAtOnce() {
    Headless.rotate(window, to: .landscape)
    #expect(areHidden == [false, false])
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(areHidden == [true, true])
    Headless.rotate(window, to: .portrait)
  }

  @Test func barHideRecognizersRecognizeTheGestures() {
    #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
    #expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    navigation.hidesBarsOnTap = true
    navigation.hidesBarsOnSwipe = true
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    var swipes = 0
    Headless.onAction(of: navigation.barHideOnSwipeGestureRecognizer) { recognizer in
      if recognizer.state == .began { swipes += 1 }
    }
    drag(-200)
    #expect(swipes == 1)
  }
}
