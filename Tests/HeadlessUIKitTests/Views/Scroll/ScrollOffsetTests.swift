import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ScrollOffsetTests {
  @Test func offsetAtTheStartHasNoNegativeZero() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 500, height: 1000)
    scrollView.contentOffset = CGPoint(x: 50, y: 50)
    scrollView.contentSize = .zero
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.contentOffset.x.sign == .plus && scrollView.contentOffset.y.sign == .plus)
  }

  // MARK: What scrolling moves

  @Test func scrollingEditsNoConstraintsOrFrames() {
    let scene = ScrollScene(200, 1000)
    let before = Headless.counters
    let frames = Headless.frames(of: scene.root)
    scene.scrollView.contentOffset.y = 200
    #expect(Headless.counters == before)
    scene.root.layoutIfNeeded()
    #expect(Headless.frames(of: scene.root) == frames)
    #expect(Headless.counters.constraintsEdited == before.constraintsEdited)
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded)
    #expect(Headless.counters.componentsSolved == before.componentsSolved)
    #expect(Headless.counters.viewsLaidOut == before.viewsLaidOut + 1)
    #expect(scene.scrollView.bounds.origin == CGPoint(x: 0, y: 200))
    #expect(scene.content.convert(.zero, to: scene.root).y == -200)
  }

  @Test func scrollingLaysOutOnlyTheScrollView() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scrollView = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.layoutIfNeeded()
    let before = scrollView.layouts
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 20
    #expect(scrollView.layouts == before)
    scrollView.layoutIfNeeded()
    #expect(scrollView.layouts == before + 1)
  }

  @Test func viewPinnedToFrameGuideStays() {
    let scene = ScrollScene(200, 1000)
    let header = scene.scrollView.adding(Box(50, 40))
    let frame = scene.scrollView.frameLayoutGuide
    header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5).activated()
    header.trailingAnchor.constraint(equalTo: frame.trailingAnchor).activated()
    scene.root.layoutIfNeeded()
    let before = Headless.counters
    scene.scrollView.contentOffset.y = 200
    scene.root.layoutIfNeeded()
    #expect(header.rect == "150 205 50 40")
    #expect(header.convert(header.bounds, to: scene.root).minY == 5)
    #expect(frame.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 300))
    #expect(scene.scrollView.contentSize.height == 1000)
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved)
  }

  @Test func viewPinnedToSafeAreaStays() {
    let scene = ScrollScene(200, 1000)
    let button = scene.scrollView.adding(Box(50, 40))
    let safeArea = scene.scrollView.safeAreaLayoutGuide
    button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -10).activated()
    button.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).activated()
    scene.scrollView.contentOffset.y = 200
    scene.root.layoutIfNeeded()
    #expect(button.convert(button.bounds, to: scene.root).maxY == 290)
  }

  /// Headers that stretch when the content is pulled down work like this.
  @Test(arguments: [0, 50, -30] as [CGFloat])
  func constraintToOutsideFollowsTheOffset(offset: CGFloat) {
    let scene = ScrollScene(200, 1000)
    let image = scene.scrollView.adding(Box(-1, -1))
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      image.widthAnchor.constraint(equalToConstant: 200),
      image.topAnchor.constraint(equalTo: scene.root.topAnchor).at(999),
      image.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      image.bottomAnchor.constraint(equalTo: scene.content.topAnchor, constant: 100),
    ])
    scene.root.layoutIfNeeded()
    #expect(image.rect == "0 0 200 100")
    scene.scrollView.contentOffset.y = offset
    scene.root.layoutIfNeeded()
    #expect(image.rect == (offset < 0 ? "0 -30 200 130" : "0 0 200 100"))
    #expect(scene.scrollView.contentSize.height == 1000)
  }

  @Test func outsideViewPinnedToContentScrolls() {
    let scene = ScrollScene(200, 1000)
    let marker = scene.root.adding(Box(10, 10))
    marker.topAnchor.constraint(equalTo: scene.scrollView.contentLayoutGuide.topAnchor)
      .activated()
    marker.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).activated()
    scene.root.layoutIfNeeded()
    #expect(marker.frame.minY == 0)
    scene.scrollView.contentOffset.y = 30
    scene.root.layoutIfNeeded()
    #expect(marker.frame.minY == -30)
  }

  // MARK: Setting offsets

  @Test func delegateHearsEachScroll() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentOffset.y = 10
    scene.scrollView.contentOffset.y = 10
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    scene.scrollView.bounds.origin.y = 30
    Headless.runLoop()
    #expect(scene.calls == ["scroll 10", "scroll 20", "scroll 30"])
  }

  @Test func animatedScrollEndsOnTheNextTurn() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(scene.scrollView.contentOffset.y == 20)
    #expect(scene.scrollView.isScrollAnimating)
    #expect(scene.calls == ["scroll 20"])
    #expect((Headless.Animation.last?.duration ?? 0) > 0)
    Headless.runLoop()
    #expect(scene.calls == ["scroll 20", "end"])
    #expect(!scene.scrollView.isScrollAnimating)

    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    Headless.runLoop()
    #expect(scene.calls == ["scroll 20", "end"])
  }

  @Test func onlyTheLastAnimatedScrollEnds() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    Headless.runLoop()
    #expect(scene.calls == ["scroll 20", "scroll 40", "end"])
  }

  @Test func offsetCanBeSetBeyondTheContent() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentOffset.y = -50
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentOffset.y == -50)
    scene.scrollView.contentOffset.y = 900
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentOffset.y == 900)
  }

  @Test func offsetStaysInsideShrinkingContent() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentOffset.y = 700
    scene.content.content.height = 600
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentOffset.y == 300)
    scene.root.frame.size.height = 400
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentOffset.y == 200)
  }

  @Test func nonFiniteOffsetIsLoggedAndIgnored() {
    let scene = ScrollScene(200, 1000)
    let messages = collectingLog { scene.scrollView.contentOffset.y = .nan }
    #expect(messages.count == 1)
    #expect(scene.scrollView.contentOffset == .zero)
  }

  // MARK: Scrolling to rectangles

  private func offset(
    toShow rect: CGRect, from start: CGFloat, insets: UIEdgeInsets = .zero
  ) -> CGFloat {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.contentInset = insets
    scene.scrollView.contentOffset.y = start
    scene.scrollView.scrollRectToVisible(rect, animated: false)
    return scene.scrollView.contentOffset.y
  }

  @Test func scrollRectToVisibleScrollsMinimally() {
    #expect(offset(toShow: CGRect(x: 0, y: 500, width: 10, height: 50), from: 0) == 250)
    #expect(offset(toShow: CGRect(x: 0, y: 500, width: 10, height: 50), from: 600) == 500)
    #expect(offset(toShow: CGRect(x: 0, y: 500, width: 10, height: 50), from: 400) == 400)
    #expect(offset(toShow: CGRect(x: 0, y: 0, width: 1, height: 1), from: 400) == 0)
    #expect(offset(toShow: CGRect(x: 0, y: 999, width: 1, height: 1), from: 400) == 700)
  }

  @Test func scrollRectToVisibleRespectsInsets() {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let rect = CGRect(x: 0, y: 500, width: 10, height: 50)
    #expect(offset(toShow: rect, from: 0, insets: insets) == 280)
    #expect(offset(toShow: rect, from: 600, insets: insets) == 480)
    #expect(
      offset(toShow: CGRect(x: 0, y: 0, width: 1, height: 1), from: 400, insets: insets) == -20)
    #expect(
      offset(toShow: CGRect(x: 0, y: 999, width: 1, height: 1), from: 400, insets: insets) == 730)
  }

  @Test func rectBeyondContentScrollsToTheEnd() {
    #expect(offset(toShow: CGRect(x: 0, y: 5000, width: 1, height: 1), from: 400) == 700)
    #expect(offset(toShow: CGRect(x: 0, y: -5000, width: 1, height: 1), from: 400) == 0)
  }

  @Test func emptyRectDoesNotScroll() {
    #expect(offset(toShow: CGRect(x: 0, y: 500, width: 0, height: 0), from: 7) == 7)
  }

  @Test func rectLargerThanBoundsScrollsMinimally() {
    let rect = CGRect(x: 0, y: 200, width: 10, height: 500)
    #expect(offset(toShow: rect, from: 0) == 200)
    #expect(offset(toShow: rect, from: 300) == 300)
    #expect(offset(toShow: rect, from: 700) == 400)
  }

  @Test func scrollRectToVisibleCanAnimate() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 500, width: 10, height: 50), animated: true)
    Headless.runLoop()
    #expect(scene.calls == ["scroll 250", "end"])
  }

  // MARK: Zooming

  @Test func zoomScaleStaysWithinLimits() {
    let scene = ScrollScene(200, 1000)
    scene.scrollView.maximumZoomScale = 3
    scene.scrollView.zoomScale = 2
    #expect(scene.scrollView.zoomScale == 1)
    scene.zoomed = scene.content
    scene.scrollView.zoomScale = 2
    #expect(scene.scrollView.zoomScale == 2)
    scene.scrollView.setZoomScale(5, animated: false)
    #expect(scene.scrollView.zoomScale == 3)
    scene.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(scene.scrollView.zoomScale == 2)
    #expect(scene.calls.filter { $0 == "zoom" }.count == 3)
    #expect(scene.content.rect == "0 0 400 2000")
  }
}
