import DeStijl
import LayoutStage
import Testing

import func TestSupport.caseCount

@MainActor
struct ExplainConflictTests {
  @Test func conflictIsExplainedWithAnEditThatResolvesIt() throws {
    let (host, box) = (UIView(), UIView())
    box.accessibilityIdentifier = "box"
    host.addSubview(box)
    let line = #line + 1
    box.mondrian.layout.leading(.toSuperview).top(.toSuperview).height(10).width(100).activate()
    box.mondrian.layout.width(.min(300)).activate()
    let stage = Stage(host)
    let told = explainConflicts(in: host)
    #expect(
      told.map(\.description) == [
        """
        these constraints can't all hold:
          box.width == 100 (ExplainConflictTests.swift:\(line))
          box.width >= 300 (ExplainConflictTests.swift:\(line + 1))
        box.width >= 300 gives way, by 200 points; box.width >= 100 would hold
        """
      ])
    stage.run { told.first?.broken.constraint?.constant = told[0].mendingConstant }
    #expect(explainConflicts(in: host).isEmpty)
  }

  @Test func editOfAnInsetIsStatedAsWritten() throws {
    let (card, title) = (UIView(), UIView())
    (card.accessibilityIdentifier, title.accessibilityIdentifier) = ("card", "title")
    card.addSubview(title)
    title.mondrian.layout.top(.toSuperview).bottom(.toSuperview).leading(.toSuperview).activate()
    title.mondrian.layout.trailing(.toSuperview, 30).trailing(.toSuperview, 20).activate()
    let stage = Stage(card, size: .fixed(200, 50))
    let told = try #require(explainConflicts(in: stage.view).first)
    #expect(
      told.description.hasSuffix(
        """
        \ntitle.trailing == card.trailing - 20 gives way, by 10 points; title.trailing == card.trailing \
        - 30 would hold
        """), "\(told)")
  }

  @Test func satisfiedLayoutHasNoConflicts() {
    let stage = Stage(label("Title"), size: .content)
    #expect(explainConflicts(in: stage.view).isEmpty)
    #expect(explainConflicts(in: UIView()).isEmpty)
  }

  /// Each conflict is minimal, and the edits of all reported conflicts together resolve all of
  /// them.
  @Test func editsMendRandomConflicts() throws {
    var numbers = Numbers(state: 7)
    var (conflicts, mended) = (0, 0)
    let wanted = caseCount(50)
    while conflicts < wanted {
      let (host, constraints) = random(&numbers)
      let stage = Stage(host, size: .fixed(300, 300))
      stage.run { NSLayoutConstraint.activate(constraints) }
      stage.layout()
      let told = stage.run { explainConflicts(in: host) }
      conflicts += told.count
      for conflict in told {
        let rules = conflict.rules.compactMap(\.constraint)
        #expect(rules.contains { $0 === conflict.broken.constraint })
        stage.run { NSLayoutConstraint.deactivate(constraints) }
        for spared in rules {
          let rest = rules.filter { $0 !== spared }
          stage.run { NSLayoutConstraint.activate(rest) }
          #expect(stage.run { explainConflicts(in: host) }.isEmpty)
          stage.run { NSLayoutConstraint.deactivate(rest) }
        }
      }
      stage.run {
        for conflict in told { conflict.broken.constraint?.constant = conflict.mendingConstant }
        NSLayoutConstraint.activate(constraints)
      }
      stage.layout()
      if stage.run({ explainConflicts(in: host) }).isEmpty { mended += told.count }
    }
    #expect(mended == conflicts)
  }

  private func random(_ numbers: inout Numbers) -> (host: UIView, [NSLayoutConstraint]) {
    let host = UIView()
    let boxes = (0..<3).map { _ in UIView() }
    for box in boxes {
      box.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(box)
    }
    let items = boxes + [host]
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<(6 + numbers.next(8)) {
      let (box, other) = (boxes[numbers.next(3)], items[numbers.next(4)])
      guard box !== other else { continue }
      let constant = CGFloat(10 * numbers.next(20))
      switch numbers.next(5) {
      case 0: constraints.append(box.widthAnchor.constraint(equalToConstant: constant))
      case 1: constraints.append(box.widthAnchor.constraint(greaterThanOrEqualToConstant: constant))
      case 2: constraints.append(box.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor))
      case 3:
        constraints.append(
          box.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: constant))
      default:
        constraints.append(
          box.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -constant))
      }
    }
    return (host, constraints)
  }
}
