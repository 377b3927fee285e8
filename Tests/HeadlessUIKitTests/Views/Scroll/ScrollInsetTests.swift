import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ScrollInsetTests {
  @Test func defaultsMatchUIKit() {
    let scrollView = UIScrollView()
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.bounces)
    #expect(!scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.minimumZoomScale == 1)
    #expect(scrollView.maximumZoomScale == 1)
    #expect(scrollView.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scrollView.clipsToBounds)
    #expect(scrollView.contentSize == .zero)
  }

  @Test func topInsetMovesOffsetAtTheTop() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentInset.top = 40
    #expect(scene.scrollView.contentOffset.y == -40)
    scene.scrollView.contentInset.top = 10
    #expect(scene.scrollView.contentOffset.y == -10)
    #expect(scene.calls == ["scroll -40", "inset 40", "scroll -10", "inset 10"])
  }

  @Test func insetDoesNotMoveOffsetElsewhere() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentOffset.y = 100
    scene.scrollView.contentInset.top = 40
    #expect(scene.scrollView.contentOffset.y == 100)
    scene.scrollView.contentInset.bottom = 500
    #expect(scene.scrollView.contentOffset.y == 100)
  }

  @Test func insetsEditNoConstraints() {
    let scene = ScrollScene(200, 1000)
    let before = Headless.counters
    scene.scrollView.contentInset = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    scene.root.layoutIfNeeded()
    #expect(scene.content.rect == "0 0 200 1000")
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited)
  }

  // MARK: Safe area

  /// Hosts the scroll view in a window with a safe area of 59 at the top and 34 at the bottom.
  private func host(
    height: CGFloat, _ configure: (UIScrollView) -> Void = { _ in }
  ) -> (window: UIWindow, scrollView: UIScrollView, content: UIView) {
    let scrollView = UIScrollView()
    let content = Box(50, height)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    configure(scrollView)
    let window = Headless.host(scrollView, in: Headless.Environment(device: .iPhone16))
    return (window, scrollView, content)
  }

  @Test func scrollableContentAvoidsTheSafeArea() {
    let (window, scrollView, content) = host(height: 2000)
    let safe = window.safeAreaInsets
    #expect(safe.top > 0)
    #expect(scrollView.adjustedContentInset == safe)
    #expect(scrollView.contentOffset.y == -safe.top)
    #expect(content.safeAreaInsets == .zero)
    #expect(content.convert(content.bounds, to: window).minY == safe.top)
  }

  @Test func fittingContentIsNotAdjusted() {
    let (_, scrollView, _) = host(height: 100)
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
  }

  /// In a container with bars, the first view of a controller is kept clear of them, whether or not
  /// it scrolls.
  @Test(
    arguments: [true, false],
    [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func fittingContentIsBelowTheBar(
    isFirst: Bool, behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    scrollView.contentInsetAdjustmentBehavior = behavior
    controller.view.addSubview(isFirst ? scrollView : UIView())
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let navigation = UINavigationController(rootViewController: controller)
    let window = Headless.host(navigation, in: Headless.Environment(device: .iPhone16))
    defer { window.isHidden = true }
    let inset = scrollView.adjustedContentInset
    guard isFirst, behavior == .automatic else { return #expect(inset == .zero) }
    #expect(inset == controller.view.safeAreaInsets)
    #expect(scrollView.contentOffset.y == -navigation.navigationBar.frame.maxY)
  }

  @Test func adjustmentCanMoveToAnotherScrollView() {
    let (controller, scrollView, other) = (UIViewController(), UIScrollView(), UIScrollView())
    for view in [scrollView, other] {
      controller.view.addSubview(view)
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let navigation = UINavigationController(rootViewController: controller)
    let window = Headless.host(navigation, in: Headless.Environment(device: .iPhone16))
    defer { window.isHidden = true }
    let (safe, none) = (controller.view.safeAreaInsets, UIEdgeInsets.zero)
    func insets() -> [UIEdgeInsets] { [scrollView, other].map(\.adjustedContentInset) }
    #expect(insets() == [safe, none])
    controller.view.bringSubviewToFront(scrollView)
    #expect(insets() == [none, safe])
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(insets() == [none, none])
    other.contentInsetAdjustmentBehavior = .always
    #expect(insets() == [none, safe])
  }

  @Test func adjustmentCanBeForcedOrDisabled() {
    let always = host(height: 100) { $0.contentInsetAdjustmentBehavior = .always }
    #expect(always.scrollView.adjustedContentInset == always.window.safeAreaInsets)
    let bouncing = host(height: 100) { $0.alwaysBounceVertical = true }
    #expect(bouncing.scrollView.adjustedContentInset == bouncing.window.safeAreaInsets)
    let still = host(height: 100) {
      $0.alwaysBounceVertical = true
      $0.bounces = false
    }
    #expect(still.scrollView.adjustedContentInset == .zero)
    let never = host(height: 2000) { $0.contentInsetAdjustmentBehavior = .never }
    #expect(never.scrollView.adjustedContentInset == .zero)
    #expect(never.content.safeAreaInsets.top == never.window.safeAreaInsets.top)
  }

  @Test func safeAreaAddsToTheContentInset() {
    let (window, scrollView, _) = host(height: 2000) { $0.contentInset.top = 10 }
    #expect(scrollView.adjustedContentInset.top == window.safeAreaInsets.top + 10)
    #expect(scrollView.contentInset.top == 10)
  }

  @Test func scrollingDoesNotChangeContentMargins() {
    let (window, scrollView, content) = host(height: 2000)
    let margins = content.layoutMargins
    let before = Headless.counters
    scrollView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(content.layoutMargins == margins)
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited)
  }

  @Test func subclassesHearOfInsetChanges() {
    final class Listening: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let scrollView = Listening()
    scrollView.contentInset.top = 5
    scrollView.contentInset.top = 5
    #expect(scrollView.changes == 1)
  }

  /// An offset at the end that insets allow comes back with smaller insets; an offset beyond that
  /// end stays.
  @Test func smallerInsetsReduceTheOffset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 500)
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 80)
    view.contentOffset = CGPoint(x: 280, y: 600)
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 20)
    #expect(view.contentOffset == CGPoint(x: 220, y: 400))
    view.contentInset = .zero
    #expect(view.contentOffset == CGPoint(x: 200, y: 300))
    view.contentInset.bottom = 100
    #expect(view.contentOffset == CGPoint(x: 200, y: 300))
    view.contentOffset = CGPoint(x: 0, y: 900)
    view.contentInset.bottom = 50
    #expect(view.contentOffset == CGPoint(x: 0, y: 900))
    view.contentInset.top = 100
    view.contentOffset.y = -60
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
  }
}
