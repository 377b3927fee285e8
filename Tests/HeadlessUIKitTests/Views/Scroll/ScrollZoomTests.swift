import Foundation
import Testing

@testable import HeadlessUIKit

/// Zooming and bouncing by fingers.
@MainActor
struct ScrollZoomTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let recorder = ZoomRecorder()

  private func show(maximum: CGFloat = 4, minimum: CGFloat = 0.5) -> UIWindow {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.minimumZoomScale = minimum
    scrollView.maximumZoomScale = maximum
    recorder.view = content
    let window = window(showing: scrollView)
    scrollView.delegate = recorder
    return window
  }

  // MARK: Zooming

  @Test func pinchZoomsAndNotifiesInOrder() {
    let window = show()
    Headless.pinch(scrollView, scale: 2)
    let heard = recorder.take()
    #expect(heard.first == "will begin")
    #expect(heard.last == "did end 2")
    #expect(heard.dropFirst().dropLast().allSatisfy { $0 == "zoom zooming" || $0 == "scroll" })
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(abs(scrollView.contentSize.width - 800) < 1e-6)
    #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
    withExtendedLifetime(window) {}
  }

  /// The point in the middle stays there, and the content keeps its origin.
  @Test func pointBetweenFingersStays() {
    let window = show()
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    Headless.pinch(scrollView, scale: 2)
    #expect(abs(scrollView.contentOffset.x - 300) < 1e-6)
    #expect(abs(scrollView.contentOffset.y - 200) < 1e-6)
    #expect(abs(content.frame.minX) < 1e-6 && abs(content.frame.width - 800) < 1e-6)
    #expect(content.bounds.size == CGSize(width: 400, height: 400))
    #expect(abs(content.transform.a - 2) < 1e-9 && content.transform.tx == 0)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(CGFloat(8), CGFloat(2)), (0.2, 0.5)])
  func zoomBeyondLimitBouncesBack(scale: CGFloat, limit: CGFloat) {
    let window = show(maximum: 2)
    Headless.pinch(scrollView, scale: scale)
    let heard = recorder.take()
    #expect(heard.last == "did end \(Headless.number(limit))")
    #expect(heard.contains("zoom bouncing"))
    #expect((scale > 1) == (recorder.furthest > 1))
    #expect(scrollView.zoomScale == limit)

    scrollView.bouncesZoom = false
    scrollView.zoomScale = 1
    recorder.furthest = 1
    Headless.pinch(scrollView, scale: scale)
    #expect(scrollView.zoomScale == limit && recorder.furthest == limit)
    #expect(!recorder.take().contains("zoom bouncing"))
    withExtendedLifetime(window) {}
  }

  @Test func zoomingNeedsLimitsAndAView() {
    let window = show(maximum: 1, minimum: 1)
    #expect(scrollView.pinchGestureRecognizer == nil)
    Headless.pinch(scrollView, scale: 2)
    scrollView.maximumZoomScale = 3
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    recorder.view = nil
    Headless.pinch(scrollView, scale: 2)
    #expect(!recorder.take().contains { $0.contains("zoom") || $0.contains("begin") })
    #expect(scrollView.zoomScale == 1)
    withExtendedLifetime(window) {}
  }

  @Test func zoomInCodeKeepsCenterOrShowsRect() {
    let window = show()
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    scrollView.setZoomScale(2, animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 300))
    scrollView.zoom(to: CGRect(x: 100, y: 200, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale == 4)
    #expect(scrollView.contentOffset == CGPoint(x: 400, y: 800))
    withExtendedLifetime(window) {}
  }

  @Test func animatedZoomEndsOnTheNextTurn() {
    let window = show()
    Headless.runLoop()
    _ = recorder.take()
    scrollView.setZoomScale(2, animated: true)
    #expect(scrollView.zoomScale == 2 && scrollView.isZoomAnimating)
    #expect(recorder.take().last != "did end 2")
    Headless.runLoop()
    #expect(recorder.take() == ["did end 2"])
    #expect(!scrollView.isZoomAnimating)
    withExtendedLifetime(window) {}
  }

  /// Constraints describe the content without zooming.
  @Test func constrainedContentZooms() {
    let scene = ScrollScene(400, 500)
    scene.zoomed = scene.content
    scene.scrollView.maximumZoomScale = 3
    scene.scrollView.zoomScale = 2
    for _ in 0..<2 {
      #expect(scene.scrollView.contentSize == CGSize(width: 800, height: 1000))
      #expect(scene.content.rect == "0 0 800 1000")
      scene.root.setNeedsLayout()
      scene.scrollView.setNeedsLayout()
      scene.root.layoutIfNeeded()
    }
    scene.scrollView.zoomScale = 1
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize == CGSize(width: 400, height: 500))
    #expect(scene.content.rect == "0 0 400 500")
  }

  @Test func pinchBeginsZoomingOnceAndPanStillWorks() {
    let window = show()
    Headless.pinch(scrollView, scale: 3)
    #expect(recorder.take().filter { $0 == "will begin" }.count == 1)
    Headless.drag(scrollView, by: CGPoint(x: -60, y: 0), duration: 30)
    #expect(recorder.take().contains("scroll"))
    withExtendedLifetime(window) {}
  }

  /// Fingers that move apart and aside zoom and scroll in one gesture: the content between them
  /// follows them.
  @Test func pinchAndPanAreOneGesture() throws {
    let window = show()
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    let origin = scrollView.convert(scrollView.bounds.origin, to: window)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + x, y: origin.y + y)
    }
    let left = try #require(Headless.touchDown(at: place(60, 100), in: window))
    let right = try #require(Headless.touchDown(at: place(140, 100), in: window))
    var middles: [CGPoint] = []
    for way in (1...10).map({ CGFloat($0) }) {
      left.move(to: place(60 - 2 * way, 100 + 3 * way), in: window)
      right.move(to: place(140 + 6 * way, 100 + 3 * way), in: window)
      let (offset, scale) = (scrollView.contentOffset, scrollView.zoomScale)
      middles.append(
        CGPoint(x: (offset.x + 100 + 2 * way) / scale, y: (offset.y + 100 + 3 * way) / scale))
    }
    Headless.wait(1)
    left.lift()
    right.lift()
    let heard = recorder.take()
    for once in ["will begin", "did end 2", "begin dragging"] {
      #expect(heard.count { $0 == once } == 1)
    }
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    // The fingers came down around this place, and scroll after ten points.
    #expect(middles[3...].allSatisfy { $0.distance(to: CGPoint(x: 200, y: 150)) < 3 })
    #expect(middles[3...].allSatisfy { $0.distance(to: middles[3]) < 0.5 })
    withExtendedLifetime(window) {}
  }

  // MARK: Bouncing

  /// For a finger that moves 50 points, the content goes 200 x (1 - 1 / (0.55 x 50 / 200 + 1))
  /// beyond its end.
  @Test(arguments: [(CGFloat(-50), CGFloat(0)), (250, 200)])
  func contentStretchesBeyondItsEndsAndReturns(distance: CGFloat, end: CGFloat) {
    let window = show()
    let share: CGFloat = 0.55 * 50 / 200
    let way: CGFloat = distance < 0 ? 200 / (share + 1) - 200 : 200 - 200 / (share + 1)
    Headless.scroll(scrollView, by: CGPoint(x: 0, y: distance))
    #expect(recorder.offsets.count == 2)
    #expect(abs(recorder.offsets[0].y - (end + way)) < 1e-6)
    #expect(recorder.offsets[1].y == end && recorder.offsets.allSatisfy { $0.x == 0 })
    #expect(
      recorder.take() == [
        "begin dragging", "scroll", "end dragging true", "begin decelerating", "scroll",
        "end decelerating",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func contentWithoutBounceStopsAtItsEnds() {
    let window = show()
    scrollView.bounces = false
    Headless.scroll(scrollView, by: CGPoint(x: 0, y: -50))
    #expect(recorder.offsets.isEmpty)
    #expect(recorder.take() == ["begin dragging", "end dragging false"])
    scrollView.bounces = true
    scrollView.bouncesVertically = false
    Headless.scroll(scrollView, by: CGPoint(x: -50, y: -50))
    #expect(recorder.offsets.allSatisfy { $0.y == 0 } && recorder.offsets.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func shortContentBouncesOnlyIfAlwaysBouncing() {
    let window = show()
    scrollView.contentSize = CGSize(width: 100, height: 100)
    Headless.scroll(scrollView, by: CGPoint(x: -50, y: -50))
    #expect(recorder.take() == [])
    scrollView.alwaysBounceVertical = true
    Headless.scroll(scrollView, by: CGPoint(x: -50, y: -50))
    #expect(recorder.offsets.count == 2)
    #expect(recorder.offsets[0].y < -20 && recorder.offsets[0].x == 0)
    #expect(scrollView.contentOffset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func dragStretchesContentWithResistance() {
    let window = show()
    Headless.drag(scrollView, by: CGPoint(x: 0, y: 90), duration: 30)
    let ways = recorder.offsets.dropLast().map { -$0.y }
    #expect(ways.count > 4)
    for (first, second) in zip(ways, ways.dropFirst()) { #expect(second >= first) }
    #expect((ways.last ?? 0) < 90 && (ways.last ?? 0) > 20)
    #expect(scrollView.contentOffset == .zero)
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class ZoomRecorder: NSObject, UIScrollViewDelegate {
  weak var view: UIView?
  private var heard: [String] = []
  var offsets: [CGPoint] = []
  /// The scale farthest from 1.
  var furthest: CGFloat = 1

  func take() -> [String] {
    defer { (heard, offsets) = ([], []) }
    return heard
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll")
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("will begin")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let phase = scrollView.isZooming ? " zooming" : scrollView.isZoomBouncing ? " bouncing" : ""
    heard.append("zoom\(phase)")
    let scale = scrollView.zoomScale
    if abs(scale - 1) > abs(furthest - 1) { furthest = scale }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    heard.append("did end \(Headless.number(scale))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin dragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("end dragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("end decelerating")
  }
}
