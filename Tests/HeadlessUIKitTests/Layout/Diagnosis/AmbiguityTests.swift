import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct AmbiguityTests {
  private let root = makeRoot(100, 100)

  private func place(_ view: UIView) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    view.topAnchor.constraint(equalTo: root.topAnchor).activated()
  }

  @Test func viewWithPositionAndSizeIsNotAmbiguous() {
    let view = root.adding(Box(10, 10))
    place(view)
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func missingSizeIsAmbiguousOnBothAxes(axis: NSLayoutConstraint.Axis) {
    let view = root.adding(Box(axis == .horizontal ? -1 : 10, axis == .horizontal ? 10 : -1))
    place(view)
    #expect(view.hasAmbiguousLayout)
  }

  @Test(arguments: [true, false])
  func missingPositionIsAmbiguousOnBothAxes(horizontally: Bool) {
    let view = root.adding(Box(10, 10))
    if horizontally {
      view.topAnchor.constraint(equalTo: root.topAnchor).activated()
    } else {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    }
    #expect(view.hasAmbiguousLayout)
  }

  @Test func contradictingEqualPrioritiesAreAmbiguous() {
    let view = root.adding(Box(-1, 10))
    place(view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 20).at(250).activated()
    let wish = view.widthAnchor.constraint(equalToConstant: 30).at(250).activated()
    #expect(view.hasAmbiguousLayout)
    wish.priority = UILayoutPriority(251)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func viewsSharingSlackAreAmbiguous() {
    let (left, right) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    place(left)
    right.topAnchor.constraint(equalTo: root.topAnchor).activated()
    right.leadingAnchor.constraint(equalTo: left.trailingAnchor).activated()
    right.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    #expect(left.hasAmbiguousLayout && right.hasAmbiguousLayout)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!left.hasAmbiguousLayout && !right.hasAmbiguousLayout)
  }

  @Test func maskedViewsAndSystemGuidesAreNeverAmbiguous() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let guide = root.layoutMarginsGuide
    view.adding(UIView()).leadingAnchor.constraint(equalTo: guide.leadingAnchor).activated()
    #expect(!view.hasAmbiguousLayout)
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func guidesCanBeAmbiguous() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout)
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    guide.topAnchor.constraint(equalTo: root.topAnchor).activated()
    guide.widthAnchor.constraint(equalToConstant: 1).activated()
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 1).activated()
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func ambiguityIsNotLogged() {
    root.adding(UIView()).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func exercisingAmbiguityLastsUntilNextLayout() {
    let view = root.adding(Box(-1, 10))
    place(view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).activated()
    root.layoutIfNeeded()
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 60)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test func exercisingAmbiguityChangesBothAxes() {
    let view = root.adding(UIView())
    place(view)
    for dimension in [view.widthAnchor, view.heightAnchor] {
      dimension.constraint(lessThanOrEqualToConstant: 60).activated()
      dimension.constraint(greaterThanOrEqualToConstant: 20).activated()
    }
    root.layoutIfNeeded()
    #expect(view.rect == "0 0 20 20")
    view.exerciseAmbiguityInLayout()
    #expect(view.rect == "0 0 60 60")
  }

  @Test func arrangedViewsSharingLengthAreAmbiguous() {
    let stack = UIStackView.of([(20, 10), (20, 10), (20, 10)])
    root.adding(stack).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    stack.topAnchor.constraint(equalTo: root.topAnchor).activated()
    stack.widthAnchor.constraint(equalToConstant: 90).activated()
    root.layoutIfNeeded()
    let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
    #expect(!stack.hasAmbiguousLayout)
    #expect(stack.arrangedSubviews.allSatisfy { $0.hasAmbiguousLayout })
    #expect(stack.spans == ["0 50", "50 20", "70 20"])
    first.exerciseAmbiguityInLayout()
    #expect(first.frame.width == 20)
    first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    last.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(stack.spans == ["0 20", "20 50", "70 20"])
    #expect(!stack.arrangedSubviews.contains { $0.hasAmbiguousLayout })
  }

  /// Where the distribution lets spaces grow, they do so only if the stack view has a length.
  @Test(arguments: UIStackView.Distribution.all, UIStackView.Alignment.all)
  func stackViewOfSizedViewsIsNotAmbiguous(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    let stack = UIStackView.of([(20, 10), (30, 20), (40, 15)], spacing: 4)
    (stack.distribution, stack.alignment) = (distribution, alignment)
    root.adding(stack).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    stack.topAnchor.constraint(equalTo: root.topAnchor).activated()
    root.layoutIfNeeded()
    let views = [stack] + stack.arrangedSubviews
    #expect(views.contains { $0.hasAmbiguousLayout } == distribution.growsSpaces)
    stack.widthAnchor.constraint(equalToConstant: 140).at(240).activated()
    #expect(!distribution.growsSpaces || !views.contains { $0.hasAmbiguousLayout })
  }

  @Test func ambiguousContentSizeIsExercisedUntilNextLayout() {
    let scene = ScrollScene(50, 400)
    scene.content.content.height = -1
    scene.root.layoutIfNeeded()
    let scrollView = scene.scrollView
    #expect(scrollView.hasAmbiguousLayout && scrollView.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!scrollView.frameLayoutGuide.hasAmbiguousLayout)
    let size = scrollView.contentSize
    scrollView.exerciseAmbiguityInLayout()
    #expect(scrollView.contentSize.height > size.height)
    #expect(scrollView.contentSize.width == size.width)
    scrollView.setNeedsLayout()
    scene.root.layoutIfNeeded()
    #expect(scrollView.contentSize == size)
  }

  @Test func exercisingUnambiguousLayoutDoesNothing() {
    let scene = ScrollScene(50, 400)
    let frames = Headless.frames(of: scene.root)
    for view in [scene.root, scene.scrollView, scene.content] { view.exerciseAmbiguityInLayout() }
    #expect(Headless.frames(of: scene.root) == frames)
    #expect(scene.scrollView.contentSize == CGSize(width: 50, height: 400))
  }

  @Test func constraintsAffectingLayoutAreOfTheAxis() {
    let view = root.adding(UIView())
    let start = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor).activated()
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [start])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func constraintsAffectingLayoutFollowChainedItems() {
    let chain = (0..<4).map { root.adding(Box(10, 25, named: "\($0)")) }
    var made: [NSLayoutConstraint] = []
    for (box, previous) in zip(chain, [nil] + chain.map { $0 as UIView? }) {
      let edge = previous?.trailingAnchor ?? root.leadingAnchor
      made.append(box.leadingAnchor.constraint(equalTo: edge, constant: 4).activated())
    }
    let width = chain[1].widthAnchor.constraint(equalToConstant: 30).activated()
    let tie = chain[2].widthAnchor.constraint(equalTo: chain[0].heightAnchor).activated()
    let unmet = chain[2].widthAnchor.constraint(equalToConstant: 3).at(1).activated()
    #expect(chain[0].constraintsAffectingLayout(for: .horizontal) == [made[0]])
    #expect(
      chain[2].constraintsAffectingLayout(for: .horizontal) == [
        made[0], made[1], made[2], width, tie,
      ])
    #expect(!chain[2].constraintsAffectingLayout(for: .horizontal).contains(unmet))
    #expect(chain[3].constraintsAffectingLayout(for: .horizontal).last == tie)
  }

  /// A view's origin depends on that of its superview, whose length depends on the views around it.
  @Test func constraintsAffectingLayoutReachTheRoot() {
    let (outer, inner) = (root.adding(UIView()), Box(5, 5))
    outer.adding(inner)
    let starts = [outer, inner].map {
      $0.leadingAnchor.constraint(equalTo: ($0.superview ?? root).leadingAnchor, constant: 3)
        .activated()
    }
    let end = outer.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    let tops = [outer, inner].map {
      $0.topAnchor.constraint(equalTo: ($0.superview ?? root).topAnchor).activated()
    }
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == starts)
    #expect(outer.constraintsAffectingLayout(for: .horizontal) == [starts[0], end])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == tops)
    let share = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    share.activated()
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == starts + [end, share])
  }

  @Test func constraintsAffectingLayoutIncludeThoseOfGuides() {
    let (guide, box) = (UILayoutGuide(), root.adding(Box(5, 5)))
    root.addLayoutGuide(guide)
    let made = [
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: box.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    NSLayoutConstraint.activate(made)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == made)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [made[2]])
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func constraintsAffectingArrangedViewIncludeStackViews() {
    let stack = UIStackView.of([(20, 10), (30, 10)], spacing: 4)
    let start = root.adding(stack).leadingAnchor.constraint(
      equalTo: root.leadingAnchor
    ).activated()
    let end = stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    root.layoutIfNeeded()
    let affecting = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains(start) && affecting.contains(end))
    #expect(
      affecting.compactMap(\.identifier).sorted() == [
        "UISV-canvas-connection", "UISV-canvas-connection", "UISV-spacing",
      ])
  }
}
