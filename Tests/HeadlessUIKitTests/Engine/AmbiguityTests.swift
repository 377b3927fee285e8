import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct AmbiguityTests {
  private let root = makeRoot(100, 100)

  private func place(_ view: UIView) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    view.topAnchor.constraint(equalTo: root.topAnchor).activated()
  }

  @Test func aViewWithPlaceAndSizeIsNotAmbiguous() {
    let view = root.adding(Box(10, 10))
    place(view)
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aMissingSizeIsFoundOnBothAxes(axis: NSLayoutConstraint.Axis) {
    let view = root.adding(Box(axis == .horizontal ? -1 : 10, axis == .horizontal ? 10 : -1))
    place(view)
    #expect(view.hasAmbiguousLayout)
  }

  @Test(arguments: [true, false])
  func aMissingPlaceIsFoundOnBothAxes(horizontally: Bool) {
    let view = root.adding(Box(10, 10))
    if horizontally {
      view.topAnchor.constraint(equalTo: root.topAnchor).activated()
    } else {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    }
    #expect(view.hasAmbiguousLayout)
  }

  @Test func equalWishesThatContradictAreAmbiguous() {
    let view = root.adding(Box(-1, 10))
    place(view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 20).at(250).activated()
    let wish = view.widthAnchor.constraint(equalToConstant: 30).at(250).activated()
    #expect(view.hasAmbiguousLayout)
    wish.priority = UILayoutPriority(251)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func boxesThatShareTheirSlackAreAmbiguous() {
    let (left, right) = (root.adding(Box(10, 10)), root.adding(Box(10, 10)))
    place(left)
    right.topAnchor.constraint(equalTo: root.topAnchor).activated()
    right.leadingAnchor.constraint(equalTo: left.trailingAnchor).activated()
    right.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    #expect(left.hasAmbiguousLayout && right.hasAmbiguousLayout)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!left.hasAmbiguousLayout && !right.hasAmbiguousLayout)
  }

  @Test func viewsWithMasksAndGuidesOfTheSystemAreNeverAmbiguous() {
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

  @Test func ambiguityIsSilent() {
    root.adding(UIView()).leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func exercisingAmbiguityMovesTheViewUntilTheNextLayout() {
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

  @Test func constraintsAffectingLayoutAreThoseOfTheAxis() {
    let view = root.adding(UIView())
    let start = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor).activated()
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [start])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func constraintsAffectingLayoutAreFollowedFromItemToItem() {
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
}
