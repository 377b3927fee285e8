import Foundation
import Testing

@testable import HeadlessUIKit

/// The effects of a user's finger on a scroll view, and the delegate calls.
@MainActor
struct ScrollDraggingTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let recorder = ScrollRecorder()

  private func show(_ size: CGSize = CGSize(width: 200, height: 1000)) -> UIWindow {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = size
    let window = window(showing: scrollView)
    scrollView.delegate = recorder
    return window
  }

  @Test func scrollNotifiesDelegateInUIKitsOrder() {
    let window = show()
    let observation = scrollView.observe(\.contentOffset) { [recorder] _, _ in
      MainActor.assumeIsolated { recorder.heard.append("observer") }
    }

    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 100))

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(
      recorder.take() == [
        "beginDragging", "scroll 100 dragging", "observer", "willEnd 100",
        "endDragging false",
      ])
    withExtendedLifetime((window, observation)) {}
  }

  @Test func flickContinuesAfterTheTouchEnds() {
    let window = show()

    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 200))

    #expect(abs(scrollView.contentOffset.y - 149.8) < 0.01)
    #expect(
      recorder.take() == [
        "beginDragging", "scroll 50 dragging", "willEnd 149.8", "endDragging true",
        "beginDecelerating", "scroll 149.8 decelerating", "endDecelerating",
      ])
    #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
    withExtendedLifetime(window) {}
  }

  @Test func delegateChoosesTargetOffset() {
    let window = show()
    recorder.target = CGPoint(x: 0, y: 120)

    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 900))

    #expect(scrollView.contentOffset.y == 120)
    withExtendedLifetime(window) {}
  }

  @Test func contentStopsAtItsEnds() {
    let window = show()
    Headless.scroll(scrollView, by: CGPoint(x: 40, y: -80))
    #expect(scrollView.contentOffset == .zero)
    Headless.scroll(scrollView, by: CGPoint(x: 40, y: 5000))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 700))
    withExtendedLifetime(window) {}
  }

  @Test func dragScrolls() {
    let window = show()

    Headless.drag(scrollView, by: CGPoint(x: 0, y: -120), duration: 30)

    let heard = recorder.take()
    #expect(heard.first == "beginDragging")
    #expect(heard.filter { $0.hasSuffix("dragging") }.last == "scroll 120 dragging")
    #expect(abs(scrollView.contentOffset.y - 122) < 0.1)
    #expect(scrollView.panGestureRecognizer.state == .possible)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [
    (CGPoint(x: -20, y: -120), CGPoint(x: 0, y: 1)),
    (CGPoint(x: -120, y: -20), CGPoint(x: 1, y: 0)),
    (CGPoint(x: -100, y: -90), CGPoint(x: 1, y: 1)),
  ])
  func directionalLockKeepsAxisUnlessDiagonal(way: CGPoint, followed: CGPoint) {
    let window = show(CGSize(width: 1000, height: 1000))
    for isLocked in [false, true] {
      scrollView.contentOffset = .zero
      scrollView.isDirectionalLockEnabled = isLocked
      Headless.drag(scrollView, by: way, duration: 30)
      let offset = scrollView.contentOffset
      #expect((offset.x > 0) == (!isLocked || followed.x > 0))
      #expect((offset.y > 0) == (!isLocked || followed.y > 0))
    }
    withExtendedLifetime(window) {}
  }

  @Test func pagingStopsAtWholePages() {
    let window = show(CGSize(width: 600, height: 300))
    scrollView.isPagingEnabled = true
    Headless.scroll(scrollView, by: CGPoint(x: 80, y: 0))
    #expect(scrollView.contentOffset.x == 0)
    Headless.scroll(scrollView, by: CGPoint(x: 120, y: 0))
    #expect(scrollView.contentOffset.x == 200)
    for (speed, place) in [(CGFloat(100), CGFloat(200)), (400, 400), (-100, 400), (-400, 200)] {
      let way = CGPoint(x: speed > 0 ? 20 : -20, y: 0)
      Headless.scroll(scrollView, by: way, velocity: CGPoint(x: speed, y: 0))
      #expect(scrollView.contentOffset.x == place)
    }
    withExtendedLifetime(window) {}
  }

  @Test func restingDragDoesNotDecelerate() throws {
    let window = show(CGSize(width: 600, height: 300))
    for (isPaging, rest) in [(false, CGFloat(80)), (true, 0)] {
      scrollView.contentOffset = .zero
      scrollView.isPagingEnabled = isPaging
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 150, y: 150), in: window))
      for way in [20.0, 40, 60, 80] {
        Headless.wait(0.016)
        finger.move(to: CGPoint(x: 150 - way, y: 150), in: window)
      }
      Headless.wait(2)
      finger.lift()
      #expect(scrollView.contentOffset.x == rest)
    }
    withExtendedLifetime(window) {}
  }

  @Test func disabledScrollingNotifiesNothing() {
    let window = show()
    scrollView.isScrollEnabled = false
    let messages = collectingLog { Headless.scroll(scrollView, by: CGPoint(x: 0, y: 100)) }
    #expect(messages.count == 1)
    Headless.drag(scrollView, by: CGPoint(x: 0, y: -120))
    #expect(recorder.take() == [])

    scrollView.isScrollEnabled = true
    scrollView.contentSize = CGSize(width: 100, height: 100)
    Headless.drag(scrollView, by: CGPoint(x: 0, y: -120))
    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 100))
    #expect(recorder.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func outerScrollViewScrollsIfInnerCannot() {
    let window = show()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    inner.contentSize = CGSize(width: 900, height: 300)
    scrollView.addSubview(inner)

    Headless.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), in: inner)
    #expect(scrollView.contentOffset.y >= 100)
    #expect(inner.contentOffset == .zero)
    scrollView.contentOffset = .zero
    Headless.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 100, y: 200), in: inner)
    #expect(inner.contentOffset.x >= 50)
    withExtendedLifetime(window) {}
  }

  @Test func dragFromButtonScrollsUnlessItRested() {
    let window = show()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.addSubview(button)
    let hearing = Hearing()
    hearing.listen(to: button)

    Headless.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 100), in: button)
    #expect(scrollView.contentOffset.y >= 100)
    #expect(hearing.take() == [], "It was dragged before it had heard of the finger.")

    scrollView.contentOffset = .zero
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 200), in: button)
    Headless.wait(0.5)
    finger?.move(to: CGPoint(x: 50, y: 100), in: window)
    finger?.lift()
    #expect(scrollView.contentOffset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [true, false], [true, false])
  func contentTouchesAreDelayedIfScrollable(isDelayed: Bool, scrolls: Bool) throws {
    let window = show()
    scrollView.delaysContentTouches = isDelayed
    if !scrolls { scrollView.contentSize.height = 100 }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.addSubview(button)
    let hearing = Hearing()
    hearing.listen(to: button)
    let point = CGPoint(x: 50, y: 50)
    let finger = try #require(Headless.touchDown(at: point, in: button))
    let isLate = isDelayed && scrolls
    #expect(button.isHighlighted != isLate)
    Headless.wait(0.1)
    #expect(button.isHighlighted != isLate)
    Headless.wait(0.1)
    #expect(button.isHighlighted)
    finger.lift()
    let tap = ["touchDown", "touchUpInside", "primaryActionTriggered"]
    #expect(hearing.take() == tap)

    Headless.tap(button)
    #expect(hearing.take() == tap, "Sooner than it would have heard.")

    let sideways = try #require(Headless.touchDown(at: point, in: button))
    sideways.move(to: CGPoint(x: 90, y: 50), in: button)
    #expect(button.isHighlighted, "There is nothing to scroll sideways.")
    sideways.lift()
    withExtendedLifetime(window) {}
  }

  @Test func draggingDismissesTheKeyboardIfAsked() {
    let window = show()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 10))
    #expect(field.isFirstResponder)
    scrollView.keyboardDismissMode = .onDrag
    Headless.scroll(scrollView, by: CGPoint(x: 0, y: 10))
    #expect(!field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  /// - Parameter end: The y-coordinate that the finger reaches; with `isBack`, it moves up again
  /// before it is lifted.
  @Test(arguments: [(560.0, false), (640, false), (640, true)], [true, false])
  func interactiveDismissFollowsTouch(way: (end: Double, isBack: Bool), isAutomatic: Bool) throws {
    let window = Headless.host(scrollView, in: Headless.Environment(device: .iPhone16))
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentSize.height = 3000
    scrollView.contentOffset.y = 1000
    let field = UITextField(frame: CGRect(x: 0, y: 1000, width: 100, height: 34))
    scrollView.addSubview(field)
    if isAutomatic { field.becomeFirstResponder() } else { Headless.showKeyboard(height: 336) }
    window.layoutIfNeeded()
    let start = try #require(Headless.keyboardFrame)
    let guide = window.keyboardLayoutGuide
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 200, y: 300), in: window))
    for y in stride(from: 320.0, through: way.end, by: 20) {
      Headless.wait(0.05)
      finger.move(to: CGPoint(x: 200, y: y), in: window)
      let top = min(max(start.minY, CGFloat(y)), start.maxY)
      #expect(Headless.keyboardFrame?.minY == top && guide.layoutFrame.minY == top)
    }
    if way.isBack {
      for y in [630.0, 620, 610, 600] {
        Headless.wait(0.05)
        finger.move(to: CGPoint(x: 200, y: y), in: window)
      }
    }
    finger.lift()
    Headless.wait(1)
    let isThere = way.isBack || CGFloat(way.end) < start.minY
    #expect(Headless.keyboardFrame == (isThere ? start : nil))
    #expect(field.isFirstResponder == (isThere && isAutomatic))
    Headless.hideKeyboard()
  }

  @Test func statusBarTapScrollsToTop() {
    let window = show()
    scrollView.contentOffset.y = 300
    recorder.heard = []
    Headless.tapStatusBar(of: window)
    #expect(scrollView.contentOffset == .zero)
    #expect(recorder.take() == ["shouldScrollToTop", "scroll 0", "scrolledToTop"])

    scrollView.scrollsToTop = false
    scrollView.contentOffset.y = 300
    Headless.tapStatusBar(of: window)
    #expect(scrollView.contentOffset.y == 300)
    withExtendedLifetime(window) {}
  }

  // MARK: Refreshing

  @Test func longPullRefreshes() {
    let window = show()
    let control = UIRefreshControl()
    let hearing = Hearing()
    hearing.listen(to: control)
    scrollView.refreshControl = control
    #expect(control.superview === scrollView)
    #expect(control.isHidden)
    #expect(control.frame.height == 60)

    Headless.scroll(scrollView, by: CGPoint(x: 0, y: -40))
    #expect(!control.isRefreshing)
    #expect(scrollView.contentOffset.y == 0)

    Headless.scroll(scrollView, by: CGPoint(x: 0, y: -90))
    #expect(control.isRefreshing)
    #expect(!control.isHidden)
    #expect(hearing.take() == ["valueChanged", "primaryActionTriggered"])
    #expect(scrollView.contentOffset.y == -60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))

    control.endRefreshing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.isHidden)
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func beginRefreshingSendsNothingAndKeepsOffset() {
    let window = show()
    let control = UIRefreshControl()
    let hearing = Hearing()
    hearing.listen(to: control)
    scrollView.refreshControl = control

    control.beginRefreshing()

    #expect(control.isRefreshing)
    #expect(hearing.take() == [])
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
    #expect(scrollView.adjustedContentInset.top == 0)
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var target: CGPoint?

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func number(_ value: CGFloat) -> String { Headless.number(value) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let phase =
      scrollView.isDragging ? " dragging" : scrollView.isDecelerating ? " decelerating" : ""
    heard.append("scroll \(number(scrollView.contentOffset.y))\(phase)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("beginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("willEnd \(number(targetContentOffset.pointee.y))")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("endDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("beginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("endDecelerating")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    heard.append("shouldScrollToTop")
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("scrolledToTop") }
}
