import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ConflictTests {
  private let root = makeRoot(300, 300)

  @Test func smallestContradictionIsLoggedOnceWithNames() {
    let view = root.adding(UIView())
    view.accessibilityIdentifier = "card"
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated("start")
    view.widthAnchor.constraint(equalToConstant: 100).activated("wide")
    view.widthAnchor.constraint(equalToConstant: 50).activated("narrow")
    let messages = collectingLog {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    let message = messages.first ?? ""
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("'wide' UIView(card).width == 100"))
    #expect(message.contains("'narrow' UIView(card).width == 50"))
    #expect(!message.contains("'start'"))
  }

  @Test func largerOfTwoWidthConstantsBreaks() {
    let view = root.adding(UIView())
    view.widthAnchor.constraint(equalToConstant: 100).activated()
    view.widthAnchor.constraint(equalToConstant: 50).activated()
    _ = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width == 50)
  }

  @Test func constraintOfLaterItemBreaksInAnyOrder() {
    for reversed in [false, true] {
      let root = makeRoot(300, 300)
      let (first, second) = (root.adding(UIView()), root.adding(UIView()))
      var constraints = [
        first.widthAnchor.constraint(equalToConstant: 100),
        second.widthAnchor.constraint(equalToConstant: 40),
        first.widthAnchor.constraint(equalTo: second.widthAnchor),
      ]
      if reversed { constraints.reverse() }
      NSLayoutConstraint.activate(constraints)
      _ = collectingLog { root.layoutIfNeeded() }
      #expect(first.frame.width == 100)
    }
  }

  @Test func inequalityBreaksBeforeEquality() {
    let view = root.adding(UIView())
    view.widthAnchor.constraint(equalToConstant: 100).activated()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).activated()
    _ = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width == 100)
  }

  @Test func clientConstraintBreaksBeforeSystemConstraint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).activated()
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width == 80)
    #expect(messages.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
  }

  @Test func systemGuideConstraintsHaveUIKitsNames() {
    let view = root.adding(UIView())
    func message(_ guide: UILayoutGuide) -> String? {
      let one = view.leftAnchor.constraint(equalTo: guide.leftAnchor).activated()
      let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70).activated()
      defer { NSLayoutConstraint.deactivate([one, other]) }
      return collectingLog { root.layoutIfNeeded() }.first
    }
    let names = [
      (root.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide-left"),
      (root.layoutMarginsGuide, "UIView-leftMargin-guide-constraint"),
      (root.readableContentGuide, "UIViewReadableContentGuide-left"),
    ]
    for (guide, name) in names {
      #expect(message(guide)?.contains("<NSLayoutConstraint '\(name)' UILayoutGuide(") == true)
    }
  }

  @Test func brokenConstraintHealsWithoutItsOpponent() {
    let view = root.adding(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 100).activated()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50).activated()
    _ = collectingLog { root.layoutIfNeeded() }
    #expect(wide.isActive && narrow.isActive)
    #expect(wide.priority == .required)

    narrow.isActive = false
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width == 100)
    #expect(messages.isEmpty)
  }

  @Test func recurringConflictIsLoggedAgain() {
    let view = root.adding(UIView())
    view.widthAnchor.constraint(equalToConstant: 100).activated()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50).activated()
    func told(_ change: () -> Void = {}) -> Int {
      change()
      return collectingLog { root.layoutIfNeeded() }.count
    }
    #expect(told() == 1)
    // A conflict between the same constraints lasts, whatever their constants are.
    #expect(told { narrow.constant = 60 } == 0)
    #expect(told { narrow.constant = 100 } == 0)
    #expect(told { narrow.constant = 50 } == 1)
    #expect(told { narrow.isActive = false } == 0)
    #expect(told { narrow.isActive = true } == 1)
    view.removeFromSuperview()
    root.addSubview(view)
    #expect(told() == 1)
  }

  @Test func conflictHandlerKeepsConflictFromLog() {
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100).activated()
    var conflicts: [Headless.Conflict] = []
    Headless.conflictHandler = { conflict in
      conflicts.append(conflict)
      return conflicts.count == 1
    }
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
    wide.isActive = false
    wide.isActive = true
    #expect(collectingLog { root.layoutIfNeeded() } == conflicts.dropFirst().map(\.message))
    #expect(conflicts.count == 2)
    for conflict in conflicts {
      #expect(conflict.constraints == [wide] && conflict.broken === wide)
      #expect(conflict.systemConstraints.allSatisfy { $0.hasPrefix("<NSAutoresizing") })
    }
  }

  @Test func brokenConstraintStillBeatsOptionalOnes() {
    let view = root.adding(UIView())
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).activated()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).activated()
    view.widthAnchor.constraint(equalToConstant: 200).at(999).activated()
    _ = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width == 50)
  }

  @Test func conflictDoesNotAffectTheRestOfTheLayout() {
    let (bad, good) = (root.adding(UIView()), root.adding(Box(30, 40)))
    bad.widthAnchor.constraint(equalToConstant: 10).activated()
    bad.widthAnchor.constraint(equalToConstant: 20).activated()
    good.trailingAnchor.constraint(equalTo: root.trailingAnchor).activated()
    good.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).activated()
    _ = collectingLog { root.layoutIfNeeded() }
    #expect(good.rect == "270 7 30 40")
  }

  @Test func sizesAreNeverNegative() {
    let view = root.adding(UIView())
    view.widthAnchor.constraint(equalToConstant: -10).activated()
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(view.frame.width >= 0)
    #expect(messages.count == 1)
  }

  /// Each view begins where the previous one ends, and the last one ends where the first begins.
  /// One width of 20 is enough for a contradiction, because the other widths can't be negative.
  private func contradict(_ count: Int) -> (conflict: Headless.Conflict?, coefficients: Int) {
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    var conflict: Headless.Conflict?
    Headless.conflictHandler = {
      conflict = $0
      return true
    }
    let root = makeRoot(300, 300)
    let views = (0..<count).map { _ in root.adding(UIView()) }
    for (view, last) in zip(views, [nil] + views.map { $0 as UIView? }) {
      view.leadingAnchor.constraint(equalTo: last?.trailingAnchor ?? root.leadingAnchor).activated()
      view.widthAnchor.constraint(equalToConstant: 20).activated()
    }
    views.last?.trailingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    let before = Headless.counters.coefficients
    root.layoutIfNeeded()
    return (conflict, Headless.counters.coefficients - before)
  }

  @Test func longConflictListIsTruncated() throws {
    let conflict = try #require(contradict(100).conflict)
    #expect(conflict.constraints.count == 102)
    #expect(conflict.message.split(separator: "\n").count < 30)
    #expect(conflict.message.contains("and 82 more"))
  }

  /// The cost is nearly linear: twice the length takes one more round.
  @Test func costOfLongContradictionIsNearlyLinear() {
    let costs = [100, 800].map { contradict($0).coefficients }
    #expect(costs[0] > 200 && costs[1] < 8 * 2 * costs[0])
  }
}
