import Foundation
import Testing

@testable import HeadlessUIKit

/// Content that moves while a finger drags it, and touches that reach views late.
@MainActor
struct DragAmidChangeTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let screen: UIWindow

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 400, height: 3_000)
    screen = window(showing: scrollView)
  }

  @Test(arguments: [500, -40, 0] as [CGFloat])
  func dragContinuesFromTheChangedOffset(distance: CGFloat) {
    scrollView.contentOffset.y = 1_000
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 200), in: screen)
    finger?.move(to: CGPoint(x: 50, y: 150), in: screen)
    #expect(scrollView.contentOffset.y == 1_050)
    scrollView.contentOffset.y += distance
    finger?.move(to: CGPoint(x: 50, y: 120), in: screen)
    #expect(scrollView.contentOffset.y == 1_080 + distance)
    finger?.move(to: CGPoint(x: 50, y: 160), in: screen)
    #expect(scrollView.contentOffset.y == 1_040 + distance)
    finger?.lift()
  }

  @Test func disablingScrollingEndsOnlyTheCurrentDrag() {
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 200), in: screen)
    finger?.move(to: CGPoint(x: 50, y: 150), in: screen)
    scrollView.isScrollEnabled = false
    scrollView.isScrollEnabled = true
    finger?.move(to: CGPoint(x: 50, y: 120), in: screen)
    finger?.lift()
    #expect(scrollView.contentOffset.y == 50 && !scrollView.isDragging)

    let next = Headless.touchDown(at: CGPoint(x: 50, y: 200), in: screen)
    next?.move(to: CGPoint(x: 50, y: 150), in: screen)
    #expect(scrollView.contentOffset.y == 100)
    next?.lift()
  }

  private final class Endless: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if abs(contentOffset.y - 1_000) > 100 { contentOffset.y = 1_000 }
    }
  }

  /// Content that is reset to the middle whenever it gets too far keeps scrolling.
  @Test func wrappingContentKeepsScrolling() {
    let endless = Endless(frame: scrollView.frame)
    endless.contentSize = CGSize(width: 400, height: 2_300)
    endless.contentOffset.y = 1_000
    let window = window(showing: endless)
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 290), in: window)
    var offsets: [CGFloat] = []
    for way in stride(from: 30, through: 270, by: 30) as StrideThrough<CGFloat> {
      finger?.move(to: CGPoint(x: 50, y: 290 - way), in: window)
      window.layoutIfNeeded()
      offsets.append(endless.contentOffset.y - 1_000)
    }
    #expect(offsets == [30, 60, 90, 0, 30, 60, 90, 0, 30])
    finger?.lift()
  }

  private final class Stopper: NSObject, UIScrollViewDelegate {
    var isStopping = true
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if isStopping, scrollView.contentOffset.y != 0 { scrollView.contentOffset.y = 0 }
    }
  }

  /// When content that was held at the top is let go of, it follows the finger from there.
  @Test func heldContentDoesNotJump() {
    let stopper = Stopper()
    scrollView.delegate = stopper
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 280), in: screen)
    for way: CGFloat in [50, 100, 150] {
      finger?.move(to: CGPoint(x: 50, y: 280 - way), in: screen)
      #expect(scrollView.contentOffset.y == 0)
    }
    stopper.isStopping = false
    finger?.move(to: CGPoint(x: 50, y: 110), in: screen)
    #expect(scrollView.contentOffset.y == 20)
    finger?.lift()
  }

  // MARK: Touches

  private final class Pad: UIView {
    var heard: [String] = []

    private func note(_ word: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (from, to) = (touch.previousLocation(in: self).x, touch.location(in: self).x)
      heard.append("\(word) \(Headless.number(from)) \(Headless.number(to))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
  }

  /// A view that gets a touch late still gets its original location.
  @Test(arguments: [false, true]) func delayedTouchKeepsItsOriginalLocation(isDelayed: Bool) {
    scrollView.delaysContentTouches = isDelayed
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scrollView.addSubview(pad)
    screen.layoutIfNeeded()
    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 50), in: pad)
    #expect(pad.heard == (isDelayed ? [] : ["began 50 50"]))
    finger?.move(to: CGPoint(x: 90, y: 50), in: pad)
    finger?.move(to: CGPoint(x: 100, y: 50), in: pad)
    finger?.lift()
    #expect(pad.heard == ["began 50 50", "moved 50 90", "moved 90 100", "ended 100 100"])
  }

  /// Sliders of any length get the value that they are slid to, whether or not the view around them
  /// scrolls.
  @Test(arguments: [60, 300, 390] as [CGFloat], [100, 3_000] as [CGFloat])
  func sliderInScrollViewSlides(width: CGFloat, height: CGFloat) {
    scrollView.contentSize.height = height
    let slider = UISlider(frame: CGRect(x: 5, y: 50, width: width, height: 34))
    scrollView.addSubview(slider)
    screen.layoutIfNeeded()
    for value: Float in [0.5, 0.9, 0, 1] {
      Headless.slide(slider, to: value)
      #expect(abs(slider.value - value) < 0.02, "\(slider.value), not \(value)")
      #expect(scrollView.contentOffset.y == 0)
    }
  }
}
