import Foundation
import Testing

@testable import HeadlessUIKit

/// Constraints of different priorities on one view.
@MainActor
struct PriorityTests {
  private func width(
    of view: UIView, in length: CGFloat = 500, _ make: (UIView) -> [NSLayoutConstraint]
  ) -> CGFloat {
    let root = makeRoot(length, length)
    root.adding(view)
    NSLayoutConstraint.activate(
      [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)] + make(view))
    root.layoutIfNeeded()
    return view.frame.width
  }

  @Test(arguments: [(300, 251, 300), (300, 249, 200), (100, 751, 100), (100, 749, 200)])
  func contentYieldsToStrongerConstraints(
    wish: CGFloat, priority: Float, result: CGFloat
  ) {
    let width = width(of: Box(200, 20)) {
      [$0.widthAnchor.constraint(equalToConstant: wish).at(priority)]
    }
    #expect(width == result)
  }

  @Test(arguments: NSLayoutConstraint.Axis.both)
  func missingIntrinsicLengthHasNoContentConstraints(axis: NSLayoutConstraint.Axis) {
    let box = axis == .horizontal ? Box(-1, 20) : Box(20, -1)
    let root = makeRoot(500, 500)
    root.adding(box)
    for one in NSLayoutConstraint.Axis.both {
      box.setContentHuggingPriority(.required, for: one)
      box.setContentCompressionResistancePriority(.required, for: one)
    }
    let wish = axis == .horizontal ? box.widthAnchor : box.heightAnchor
    let length = wish.constraint(equalToConstant: 300).at(1).activated()
    root.layoutIfNeeded()
    #expect(box.frame.length(on: axis) == 300)
    length.constant = 5
    root.layoutIfNeeded()
    #expect(box.frame.length(on: axis) == 5)
  }

  @Test func fractionalPrioritiesDiffer() {
    let width = width(of: UIView()) {
      [
        $0.widthAnchor.constraint(equalToConstant: 10).at(999.5),
        $0.widthAnchor.constraint(equalToConstant: 20).at(999.25),
      ]
    }
    #expect(width == 10)
  }

  @Test func higherPriorityBeatsManyLowerOnes() {
    let width = width(of: UIView()) { view in
      [view.widthAnchor.constraint(equalToConstant: 100).at(251)]
        + (0..<5).map { _ in view.widthAnchor.constraint(equalToConstant: 0).at(250) }
    }
    #expect(width == 100)
  }

  @Test func contentChangeEditsOnlyConstants() {
    let box = Box(200, 20)
    let root = makeRoot(500, 500)
    root.adding(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    root.layoutIfNeeded()

    let before = Headless.counters
    box.content.width = 120
    root.layoutIfNeeded()

    #expect(box.rect == "0 0 120 20")
    let work = Headless.counters - before
    #expect(work.constraintsEdited > 0 && work.activations == 0 && work.variablesAdded == 0)
    #expect(work.constraintsAdded == 0 && work.constraintsRemoved == 0)
  }

  @Test(arguments: [true, false])
  func requiredContentPrioritiesYieldSilently(hugging: Bool) {
    let box = Box(200, 20)
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let messages = collectingLog {
      let wish: CGFloat = hugging ? 300 : 100
      #expect(width(of: box) { [$0.widthAnchor.constraint(equalToConstant: wish)] } == wish)
    }
    #expect(messages.isEmpty)
  }

  @Test func contentPrioritiesCanChangeAfterLayout() {
    let root = makeRoot(100, 20)
    let (left, right) = (Box(20, 20), Box(20, 20))
    for box in [left, right] { root.adding(box) }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [80, 20])

    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [20, 80])
  }

  @Test func firstMentionedItemTakesSlackInAnyInsertionOrder() {
    for order in [[0, 1], [1, 0]] {
      let root = makeRoot(100, 20)
      let boxes = [Box(20, 20), Box(20, 20)]
      for index in order { root.adding(boxes[index]) }
      NSLayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
        boxes[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [80, 20])
    }
  }

  /// Text of several lines is measured again once the widths are known. Its priorities then come
  /// last, whichever view was mentioned first.
  @Test(arguments: [false, true], [120, 400] as [CGFloat])
  func wrappingTextGivesWayAndTakesSlackAmongEquals(isFirst: Bool, room: CGFloat) {
    let (text, box) = (FakeText(10), Box(80, 20))
    let root = makeRoot(room, 300)
    let views: [UIView] = isFirst ? [text, box] : [box, text]
    for view in views { root.adding(view) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
    #expect(text.frame.width == room - 80)
    #expect(text.frame.height == (room == 120 ? 60 : 20))
  }

  /// A text that had to wrap keeps the width that its lines leave free.
  @Test func wrappedTextKeepsItsRemainingWidth() {
    let (title, story) = (FakeText(6), FakeText(20))
    let root = makeRoot(155, 300)
    root.adding(title)
    root.adding(story)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      story.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      story.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(title.rect == "0 0 60 20")
      #expect(story.rect == "60 0 95 60")
      title.letters = 7
      title.letters = 6
    }
  }

  @Test func activeConstraintCannotChangeToOrFromRequired() {
    let view = UIView()
    let required = view.widthAnchor.constraint(equalToConstant: 10).activated()
    let optional = view.heightAnchor.constraint(equalToConstant: 10).at(500).activated()
    let messages = collectingLog {
      required.priority = .defaultHigh
      optional.priority = .required
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("Mutating a priority from required to not") })
    #expect(required.priority == .required)
    #expect(optional.priority == UILayoutPriority(500))
  }

  @Test func optionalPriorityCanChangeWhileActive() {
    let root = makeRoot(500, 500)
    let view = root.adding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 10).at(600).activated()
    view.widthAnchor.constraint(equalToConstant: 20).at(500).activated()
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    narrow.priority = UILayoutPriority(400)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }
}
