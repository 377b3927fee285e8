import Foundation
import Testing

@testable import HeadlessUIKit

/// In a window, the call that makes a contradiction reports it.
@MainActor
struct ConflictTimeTests {
  private let root = UIView()
  private let window: UIWindow

  init() {
    window = Headless.host(root, in: .init(size: CGSize(width: 300, height: 300)))
  }

  private func child(_ name: String, in view: UIView? = nil) -> UIView {
    let child = (view ?? root).adding(UIView())
    child.accessibilityIdentifier = name
    return child
  }

  /// Returns what activating the last constraint reports, after the others have been activated.
  private func told(_ constraints: [NSLayoutConstraint], layout: Bool = false) -> [String] {
    let early = collectingLog {
      NSLayoutConstraint.activate(constraints.dropLast())
      if layout { window.layoutIfNeeded() }
    }
    #expect(early.isEmpty)
    return collectingLog { constraints.last?.isActive = true }
  }

  /// This holds whichever call made the contradiction and whatever was laid out before, and the
  /// next layout reports nothing more.
  @Test(arguments: [false, true], 0..<5)
  func contradictingCallReportsAtOnce(layout: Bool, kind: Int) {
    let (view, inner) = (child("view"), child("inner"))
    let deep = child("deep", in: inner)
    let sets: [[NSLayoutConstraint]] = [
      [
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
      ],
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        view.widthAnchor.constraint(equalToConstant: 100),
      ],
      [
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
        inner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        inner.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
      ],
      [
        deep.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        deep.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ],
      [
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 200),
        view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor, constant: -200),
      ],
    ]
    let messages = told(sets[kind], layout: layout)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Unable to simultaneously satisfy constraints.") == true)
    #expect(collectingLog { window.layoutIfNeeded() }.isEmpty)
    #expect(collectingLog { Headless.runLoop() }.isEmpty)
  }

  @Test func conflictIsReportedOnceUntilItRecurs() {
    let view = child("view")
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 10)
    )
    #expect(told([wide, narrow]).count == 1)
    let other = child("other").heightAnchor.constraint(equalToConstant: 3)
    #expect(collectingLog { other.isActive = true }.isEmpty)
    #expect(collectingLog { narrow.isActive = false }.isEmpty)
    #expect(collectingLog { narrow.isActive = true }.count == 1)
    #expect(collectingLog { window.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 10)
  }

  @Test func activateReportsAfterActivatingAll() {
    let (first, second) = (child("first"), child("second"))
    var constraints = [first, second].flatMap {
      [
        $0.widthAnchor.constraint(equalToConstant: 1),
        $0.widthAnchor.constraint(equalToConstant: 2),
      ]
    }
    let last = first.heightAnchor.constraint(equalToConstant: 7)
    constraints.append(last)
    let handler = Headless.conflictHandler
    defer { Headless.conflictHandler = handler }
    var wereActive: [Bool] = []
    Headless.conflictHandler = { _ in
      wereActive.append(last.isActive)
      return true
    }
    NSLayoutConstraint.activate(constraints)
    #expect(wereActive == [true, true])
    window.layoutIfNeeded()
    #expect(wereActive.count == 2)
  }

  @Test func conflictOutsideAWindowIsReportedByLayout() {
    let root = makeRoot(300, 300)
    let view = root.adding(UIView())
    let messages = collectingLog {
      view.widthAnchor.constraint(equalToConstant: 10).activated()
      view.widthAnchor.constraint(equalToConstant: 20).activated()
    }
    #expect(messages.isEmpty)
    #expect(collectingLog { root.layoutIfNeeded() }.count == 1)
  }

  /// Adds rows one below the other and activates their four constraints each, one by one.
  private func activateRows(_ count: Int) -> [NSLayoutConstraint] {
    var above = root.topAnchor
    var all: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let row = root.adding(UIView())
      let made = [
        row.topAnchor.constraint(equalTo: above, constant: 8),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
      for constraint in made { constraint.isActive = true }
      all += made
      above = row.bottomAnchor
    }
    return all
  }

  @Test func singleActivationsAreLinearAndSolveNothing() {
    func cost(_ rows: Int) -> (steps: Int, solved: Int) {
      let (steps, counters) = (ConflictWatch.steps, Headless.counters)
      _ = activateRows(rows)
      return (ConflictWatch.steps - steps, (Headless.counters - counters).componentsSolved)
    }
    let (small, large) = (cost(250), cost(1000))
    #expect(small.solved == 0 && large.solved == 0)
    #expect(small.steps > 500)
    #expect(large.steps < small.steps * 6)
    #expect(large.steps < 100_000)
  }

  /// Whatever is laid out in between, reading the constraints again costs no more than activating
  /// them.
  @Test func layoutAfterEachRowRereadsLittle() {
    func cost(_ rows: Int) -> Int {
      let steps = ConflictWatch.steps
      for _ in 0..<rows {
        _ = activateRows(1)
        window.layoutIfNeeded()
      }
      return ConflictWatch.steps - steps
    }
    let (small, large) = (cost(25), cost(100))
    #expect(small > 25)
    #expect(large < small * 8)
  }

  @Test func activatingBesideAConflictSolvesNothing() {
    let view = child("view")
    #expect(
      told([
        view.widthAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 10),
      ]).count == 1)
    window.layoutIfNeeded()
    let counters = Headless.counters
    let messages = collectingLog { _ = activateRows(50) }
    #expect(messages.isEmpty)
    #expect((Headless.counters - counters).componentsSolved == 0)
  }

  @Test func constantChangedBeforeLayoutIsConsidered() {
    let view = child("view")
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 10)
    )
    let messages = collectingLog {
      wide.isActive = true
      wide.constant = 10
      narrow.isActive = true
    }
    #expect(messages.isEmpty)
    #expect(collectingLog { window.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 10)
  }

  @Test func reactivationIsLinearAndSolvesNothing() {
    func cost(_ rows: Int) -> Int {
      let all = activateRows(rows)
      window.layoutIfNeeded()
      let (steps, counters) = (ConflictWatch.steps, Headless.counters)
      for constraint in all {
        constraint.isActive = false
        constraint.isActive = true
      }
      #expect((Headless.counters - counters).componentsSolved == 0)
      return ConflictWatch.steps - steps
    }
    let (small, large) = (cost(60), cost(250))
    #expect(small > 60)
    #expect(large < small * 6)
    #expect(large < 100_000)
  }

  /// The direction of the root may be its own or that of its traits, and its view may be hidden.
  @Test(arguments: [false, true], [false, true])
  func rightToLeftConstraintsDoNotConflict(isOfTraits: Bool, isHidden: Bool) {
    if isOfTraits {
      window.environment.layoutDirection = .rightToLeft
    } else {
      root.semanticContentAttribute = .forceRightToLeft
    }
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let view = child("view")
    view.isHidden = isHidden
    let messages = told([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
    ])
    #expect(messages.isEmpty)
    window.layoutIfNeeded()
    #expect(view.rect == "16 0 268 0")
  }
}
