import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct LayoutEngineTests {
  // MARK: Content

  /// The content decides the size of a view without constraints. A size that is not a length counts
  /// as none.
  @Test(arguments: [CGFloat.nan, .infinity, -20, -1])
  func invalidIntrinsicLengthCountsAsNone(length: CGFloat) {
    let root = makeRoot(200, 300)
    let view = root.adding(Box(50, 60))
    root.layoutIfNeeded()
    #expect(view.rect == "0 0 50 60")
    view.content = CGSize(width: length, height: 30)
    let log = collectingLog { root.layoutIfNeeded() }
    #expect(view.rect == "0 0 0 30")
    #expect(log.isEmpty == (length == UIView.noIntrinsicMetric))
  }

  // MARK: Rounding

  @Test(arguments: [(950.25, 950.5), (950.2, 950), (0.249, 0), (-0.25, 0), (-0.3, -0.5)])
  func originsRoundToPixelsWithHalvesUp(offset: CGFloat, result: CGFloat) {
    onDevice(.iPhoneSE) {
      let root = makeRoot(1000, 1000)
      let view = root.adding(Box(10.2, 10.3))
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: offset).activated()
      root.layoutIfNeeded()
      #expect(view.frame.minY == result)
      #expect(view.frame.size == CGSize(width: 10, height: 10.5))
    }
  }

  @Test func roundedFramesAreNotFedBack() {
    let root = makeRoot(100, 100)
    let views = (0..<10).map { _ in root.adding(UIView()) }
    var previous = root.leadingAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: previous).activated()
      view.widthAnchor.constraint(equalToConstant: 3.1).activated()
      previous = view.trailingAnchor
    }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(abs((views.last?.frame.minX ?? 0) - 28) < 1e-9)
  }

  // MARK: Adding and removing

  /// Activated constraints wait for the next layout, which may be that of another tree.
  @Test(arguments: [false, true])
  func pendingConstraintLeavesWithItsViews(isMoved: Bool) throws {
    let root = makeRoot(300, 400)
    let (card, first, second) = (UIView(), Box(20, 10), Box(20, 10))
    for view in [first, second] { card.adding(view) }
    root.adding(card).topAnchor.constraint(equalTo: root.topAnchor).activated()
    root.layoutIfNeeded()
    first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 8).activated()
    card.removeFromSuperview()
    root.layoutIfNeeded()
    let engine = try #require(root.node.engine)
    #expect(engine.records.allSatisfy { $0.isVacant || $0.node.hostView?.root === root })
    guard isMoved else { return }
    let other = makeRoot(300, 400)
    other.adding(card).topAnchor.constraint(equalTo: other.topAnchor).activated()
    second.topAnchor.constraint(equalTo: card.topAnchor, constant: 9).activated()
    other.layoutIfNeeded()
    #expect(second.frame.minY == 9 && first.frame.minY == 27)
  }

  @Test(arguments: [false, true])
  func viewWithoutConstraintsReturnsToContentSize(isMoved: Bool) {
    let (root, box, view) = (makeRoot(300, 400), UIView(), Box(20, 10))
    box.adding(view)
    root.adding(box).topAnchor.constraint(equalTo: root.topAnchor).activated()
    let height = view.heightAnchor.constraint(equalToConstant: 100).activated()
    root.layoutIfNeeded()
    #expect(view.frame.height == 100)
    height.isActive = false
    let around = makeRoot(900, 900)
    if isMoved { around.addSubview(root) }
    (isMoved ? around : root).layoutIfNeeded()
    #expect(view.frame.height == 10)
  }

  @Test func movedGuideHasNoFrameUntilConstrained() {
    let (root, view, guide) = (makeRoot(300, 400), UIView(), UILayoutGuide())
    root.adding(view)
    root.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).activated()
    guide.heightAnchor.constraint(equalToConstant: 3).activated()
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 7)
    view.addLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  // MARK: Coordinates

  @Test func movingAViewDoesNotLayOutItsContent() {
    let root = makeRoot(300, 300)
    let outer = root.adding(UIView())
    let inner = outer.adding(Box(10, 10))
    let start = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    outer.widthAnchor.constraint(equalToConstant: 100).activated()
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor).activated()
    root.layoutIfNeeded()
    start.constant = 50
    let before = Headless.counters.viewsLaidOut
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 50)
    #expect(inner.frame.minX == 90)
    #expect(Headless.counters.viewsLaidOut == before + 1)
  }

  @Test func cousinsAreConstrainedInAncestorCoordinates() {
    let root = makeRoot(300, 300)
    let (left, right) = (root.adding(UIView()), root.adding(UIView()))
    let (child, cousin) = (left.adding(Box(20, 20)), right.adding(Box(20, 20)))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      right.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      child.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      cousin.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(cousin.convert(cousin.bounds, to: root).minX == 42)
    #expect(cousin.frame.minX == -58)
  }

  /// A fraction of a far edge is therefore a fraction of the superview's length, and a fraction of
  /// the leading edge is 0.
  @Test func multipliedPositionsCountFromSuperviewsOrigin() {
    let root = makeRoot(400, 300)
    let outer = root.adding(UIView())
    let view = outer.adding(UIView())
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    func pin(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: outer, attribute: second,
        multiplier: 0.25, constant: 0
      ).activated()
    }
    pin(.left, .right)
    pin(.top, .top)
    pin(.bottom, .bottom)
    pin(.width, .width)
    root.layoutIfNeeded()
    #expect(view.rect == "50 0 50 25")
  }

  @Test func boundsOriginDoesNotMoveSubviewFrames() {
    let root = makeRoot(300, 300)
    let view = root.adding(Box(20, 20))
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).activated()
    root.layoutIfNeeded()
    root.bounds.origin.y = 100
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minY == 30)
  }

  @Test func constraintsUseAlignmentRects() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = makeRoot(100, 100)
    let view = root.adding(Shadowed())
    let inner = view.adding(Box(5, 5))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 40),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.rect == "8 9 56 44")
    #expect(inner.rect == "2 36 5 5")
  }

  @Test func anchorOffsetsActAsDimensions() {
    let root = makeRoot(300, 300)
    let (left, right) = (root.adding(Box(20, 20)), root.adding(Box(20, 20)))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      root.leadingAnchor.anchorWithOffset(to: left.leadingAnchor)
        .constraint(equalTo: left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)),
    ])
    root.layoutIfNeeded()
    #expect(right.frame.minX == 80)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect([left.frame.minX, right.frame.minX] == [250, 200])
  }

  @Test func systemSpacingIsEightPoints() {
    let root = makeRoot(300, 300)
    let view = root.adding(Box(20, 20))
    view.leadingAnchor.constraint(
      equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2
    ).activated()
    view.topAnchor.constraint(
      equalToSystemSpacingBelow: root.topAnchor, multiplier: 1
    ).activated()
    root.layoutIfNeeded()
    #expect(view.rect == "16 8 20 20")
  }

  // MARK: Changes

  @Test func subtreeKeepsInnerConstraintsInNewRoot() {
    let (first, second) = (makeRoot(100, 100), makeRoot(300, 300))
    let box = first.adding(UIView())
    let inner = box.adding(Box(10, 10))
    let across = box.widthAnchor.constraint(equalTo: first.widthAnchor).activated()
    let inside = inner.trailingAnchor.constraint(equalTo: box.trailingAnchor).activated()
    first.layoutIfNeeded()
    #expect(inner.frame.minX == 90)

    second.addSubview(box)
    box.widthAnchor.constraint(equalTo: second.widthAnchor).activated()
    second.layoutIfNeeded()
    #expect(!across.isActive)
    #expect(inside.isActive)
    #expect(inner.frame.minX == 290)
  }

  @Test func laidOutTreeCanJoinAnotherTree() {
    let (inner, outer) = (makeRoot(50, 50), makeRoot(200, 200))
    let leaf = inner.adding(Box(10, 10))
    let end = leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor).activated()
    inner.layoutIfNeeded()
    outer.layoutIfNeeded()
    outer.adding(inner)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).activated()
    end.constant = -5
    outer.layoutIfNeeded()
    #expect(leaf.frame.maxX == 195)
    #expect(inner.frame.width == 200)
  }

  @Test func removedViewsLeaveNoRecords() {
    let root = makeRoot(100, 100)
    for round in 0..<3 {
      let views = (0..<5).map { _ in root.adding(Box(10, 10)) }
      views.first?.topAnchor.constraint(equalTo: root.topAnchor).activated()
      for (view, next) in zip(views, views.dropFirst()) {
        next.topAnchor.constraint(equalTo: view.bottomAnchor).activated()
      }
      root.layoutIfNeeded()
      #expect(views.last?.frame.minY == 40, "\(round)")
      for view in views { view.removeFromSuperview() }
      root.layoutIfNeeded()
    }
    #expect(root.constraints.isEmpty)
    #expect(root.node.engine?.records.allSatisfy { $0.isVacant || $0.node === root.node } == true)
  }

  @Test func editedRowsEqualAFreshBuild() {
    var generator = SeededGenerator(seed: 7)
    let live = RowsScene()
    live.root.layoutIfNeeded()
    for _ in 0..<40 {
      live.change(with: &generator)
      live.root.layoutIfNeeded()
      let fresh = RowsScene(like: live)
      fresh.root.layoutIfNeeded()
      #expect(Headless.frames(of: live.root) == Headless.frames(of: fresh.root))
    }
  }

  @Test(arguments: 1...6)
  func anyEditHistoryEqualsAFreshTree(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let live = RandomScene(count: 7, with: &generator)
    for step in 0..<20 {
      live.change(with: &generator)
      live.root.layoutIfNeeded()
      let fresh = RandomScene(like: live)
      fresh.root.layoutIfNeeded()
      #expect(live.boxes.map(\.rect) == fresh.boxes.map(\.rect), "step \(step)")
    }
  }

  /// The constants are those of hugging and of compression resistance.
  @Test func contentChangeEditsTwoConstantsPerAxis() {
    let scene = RowsScene(count: 50)
    scene.root.layoutIfNeeded()
    for width in [33, 140, 33] as [CGFloat] {
      let before = Headless.counters
      scene.boxes[25].content.width = width
      scene.root.layoutIfNeeded()
      let work = Headless.counters - before
      #expect(scene.boxes[25].frame.width == width)
      #expect(work.constraintsEdited == 4 && work.componentsSolved == 1)
      #expect(work.constraintsAdded == 0 && work.constraintsRemoved == 0)
    }
  }

  @Test func unconstrainedFramesStay() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    root.adding(Box(5, 5)).topAnchor.constraint(equalTo: root.topAnchor).activated()
    root.layoutIfNeeded()
    #expect(view.rect == "1 2 3 4")
  }

  @Test func viewWithoutConstraintsTakesItsContentSize() {
    let root = makeRoot(100, 100)
    let box = root.adding(Box(12, 34))
    root.layoutIfNeeded()
    #expect(box.rect == "0 0 12 34")
    #expect(box.hasAmbiguousLayout)
  }

  @Test func rootWithoutMaskTakesItsContentSize() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    let box = root.adding(Box(30, 40))
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).activated()
    box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5).activated()
    box.topAnchor.constraint(equalTo: root.topAnchor).activated()
    box.bottomAnchor.constraint(equalTo: root.bottomAnchor).activated()
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 40, height: 40))
  }

  @Test func rightToLeftMirrorsConstraints() {
    let root = makeRoot(300, 300)
    let view = root.adding(Box(50, 20))
    view.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 20
    ).activated()
    view.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: -10).activated()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
  }
}
