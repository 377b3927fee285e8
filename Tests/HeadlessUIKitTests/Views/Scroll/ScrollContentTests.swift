import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ScrollContentTests {
  // MARK: Size of the content

  @Test(arguments: ScrollScene.Target.allCases)
  func contentPinnedToEdgesSetsContentSize(target: ScrollScene.Target) {
    let scene = ScrollScene(400, 1000, pinnedTo: target)
    #expect(scene.scrollView.rect == "0 0 200 300")
    #expect(scene.scrollView.contentSize == CGSize(width: 400, height: 1000))
    #expect(scene.content.rect == "0 0 400 1000")
    #expect(!scene.scrollView.hasAmbiguousLayout)
    #expect(scene.scrollView.contentLayoutGuide.layoutFrame == scene.content.frame)
  }

  @Test(arguments: ScrollScene.Target.allCases)
  func insetsAreInsideTheContent(target: ScrollScene.Target) {
    let scene = ScrollScene(50, 50)
    scene.content.removeFromSuperview()
    scene.scrollView.addSubview(scene.content)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let item: AnyObject =
      target == .scrollView ? scene.scrollView : scene.scrollView.contentLayoutGuide
    scene.pin(scene.content, to: item, insets: insets)
    scene.root.layoutIfNeeded()
    #expect(scene.content.rect == "2 1 50 50")
    #expect(scene.scrollView.contentSize == CGSize(width: 56, height: 54))
  }

  @Test func scrollViewMarginsAreInsideTheContent() {
    let scene = ScrollScene(50, 50)
    NSLayoutConstraint.deactivate(
      scene.scrollView.constraints.filter { $0.firstItem === scene.content })
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    for (edge, margin) in edges {
      NSLayoutConstraint(
        item: scene.content, attribute: edge, relatedBy: .equal, toItem: scene.scrollView,
        attribute: margin, multiplier: 1, constant: 0
      ).activated()
    }
    scene.root.layoutIfNeeded()
    #expect(scene.content.rect == "8 8 50 50")
    #expect(scene.scrollView.contentSize == CGSize(width: 66, height: 66))
  }

  @Test func sizesAndCentersAreThoseOfTheFrame() {
    let scene = ScrollScene(400, 1000)
    let box = scene.scrollView.adding(UIView())
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: scene.scrollView.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: scene.scrollView.heightAnchor, multiplier: 0.5),
      box.centerXAnchor.constraint(equalTo: scene.scrollView.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: scene.scrollView.centerYAnchor),
    ])
    scene.root.layoutIfNeeded()
    #expect(box.rect == "50 75 100 150")
  }

  @Test func contentAsWideAsTheFrameScrollsVertically() {
    let scene = ScrollScene(-1, 1000)
    scene.scrollView.contentLayoutGuide.widthAnchor
      .constraint(equalTo: scene.scrollView.frameLayoutGuide.widthAnchor).activated()
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize == CGSize(width: 200, height: 1000))
    scene.root.frame.size.width = 120
    scene.root.layoutIfNeeded()
    #expect(scene.content.rect == "0 0 120 1000")
  }

  @Test func contentDoesNotEnlargeTheScrollView() {
    let scene = ScrollScene(400, 1000)
    let size = scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == .zero)
  }

  @Test func stackViewSetsTheContentSize() {
    let stack = UIStackView.along(.vertical, Array(repeating: 50, count: 20), spacing: 10)
    let scene = ScrollScene(-1, -1)
    scene.content.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.pin(stack, to: scene.content)
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize == CGSize(width: 10, height: 1190))
    for view in stack.arrangedSubviews.prefix(19) { view.isHidden = true }
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize.height == 50)
  }

  @Test(arguments: [false, true])
  func contentBeginsAtTheRightInRightToLeft(rightToLeft: Bool) {
    let scene = ScrollScene(400, 100, pinnedTo: .scrollView)
    let box = scene.scrollView.adding(Box(50, 50))
    box.leadingAnchor.constraint(equalTo: scene.scrollView.leadingAnchor, constant: 10).activated()
    box.topAnchor.constraint(equalTo: scene.scrollView.topAnchor).activated()
    if rightToLeft { scene.scrollView.semanticContentAttribute = .forceRightToLeft }
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize.width == 400)
    #expect(box.frame.minX == (rightToLeft ? 340 : 10))
  }

  // MARK: Content size set by the app

  @Test func contentSizeCanBeSet() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 1000))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 1000))
    #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
    #expect(!scrollView.hasAmbiguousLayout)
  }

  @Test func constraintsOverrideTheSetContentSize() {
    let scene = ScrollScene(400, 1000)
    scene.scrollView.contentSize = CGSize(width: 7, height: 8)
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.contentSize == CGSize(width: 400, height: 1000))
  }

  /// The state is as before there were any constraints.
  @Test func contentWithoutConstraintsIsNotAmbiguous() {
    let root = makeRoot(200, 300)
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let width = scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 400)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.hasAmbiguousLayout)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(!scrollView.hasAmbiguousLayout)
  }

  @Test func setContentSizeAppliesWhereUnconstrained() {
    let root = makeRoot(200, 300)
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let box = scrollView.adding(Box(50, 60))
    box.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5).activated()
    box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).activated()
    box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5).activated()
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 55, height: 1000))
    #expect(!scrollView.hasAmbiguousLayout)
    scrollView.contentSize.height = 500
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 55, height: 500))
  }

  // MARK: Ambiguity

  @Test(arguments: [NSLayoutConstraint.Attribute.bottom, .trailing])
  func contentNeedsAChainToBothEnds(missing: NSLayoutConstraint.Attribute) {
    let scene = ScrollScene(400, 1000, pinnedTo: .scrollView)
    #expect(!scene.scrollView.hasAmbiguousLayout)
    let constraint = scene.scrollView.constraints.first { $0.firstAttribute == missing }
    constraint?.isActive = false
    scene.root.layoutIfNeeded()
    #expect(scene.scrollView.hasAmbiguousLayout)
    #expect(scene.scrollView.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!scene.content.hasAmbiguousLayout)
    #expect(!scene.root.hasAmbiguousLayout)
  }

  @Test func contentWithoutLengthIsAmbiguous() {
    let scene = ScrollScene(400, -1)
    #expect(scene.scrollView.hasAmbiguousLayout)
    #expect(scene.scrollView.contentSize == CGSize(width: 400, height: 0))
  }

  @Test func unconstrainedScrollViewIsNotAmbiguous() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    #expect(!scrollView.hasAmbiguousLayout)
    #expect(scrollView.contentSize == .zero)
  }

  @Test func removingConstraintsRestoresSetContentSize() {
    let scene = ScrollScene(500, 600)
    let scrollView = scene.scrollView
    scrollView.contentSize = CGSize(width: 40, height: 50)
    scene.root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
    scene.content.removeFromSuperview()
    scene.root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 40, height: 50))
  }

  @Test func frameAndMarginGuidesMoveWithTheOffset() {
    let scene = ScrollScene(200, 900)
    let scrollView = scene.scrollView
    let (inside, outside) = (Box(20, 20), Box(20, 20))
    scrollView.adding(inside)
    scene.root.adding(outside)
    for box in [inside, outside] {
      let guide = box === inside ? scrollView.frameLayoutGuide : scrollView.layoutMarginsGuide
      box.topAnchor.constraint(equalTo: guide.topAnchor).activated()
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor).activated()
    }
    for offset in [0, 120, 50] as [CGFloat] {
      scrollView.contentOffset.y = offset
      scene.root.layoutIfNeeded()
      #expect(inside.rect == "180 \(Headless.number(offset)) 20 20")
      #expect(outside.rect == "172 8 20 20")
      #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
      #expect(scrollView.layoutMarginsGuide.layoutFrame.minY == offset + 8)
    }
  }
}
