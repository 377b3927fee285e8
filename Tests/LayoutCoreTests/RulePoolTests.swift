import TestSupport
import Testing

@testable import LayoutCore

/// The constraints that one plan takes over from another.
@MainActor
struct RulePoolTests {
  private let host = UIView()
  private let views = (0..<4).map { SizedView("v\($0)", 10) }
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  init() { views.forEach(host.addSubview) }

  private func layout(_ rules: [(view: Int, length: CGFloat)]) -> InstalledLayout {
    var plan = LayoutPlan(host: host)
    for rule in rules {
      plan.add(LayoutRule(plan.item(views[rule.view]), .width, .exact(rule.length)), at: line)
    }
    return InstalledLayout(plan)
  }

  private func key(_ view: UIView, _ attribute: LayoutAttribute = .width) -> RuleKey {
    var plan = LayoutPlan(host: nil)
    return RuleKey(LayoutRule(plan.item(view), attribute, .exact(0)), item: view, target: nil)
  }

  /// The order of the requests does not matter.
  @Test(arguments: 0..<20)
  func eachConstraintIsTakenOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let constraints = layout(views.indices.map { ($0, 5) }).constraints
    var pool = RulePool(constraints)
    for index in views.indices.shuffled(using: &random) {
      #expect(pool.take(key(views[index])) === constraints[index], "seed \(seed)")
      #expect(pool.take(key(views[index])) == nil)
    }
    #expect(pool.rest.isEmpty)
  }

  @Test func equalConstraintsAreTakenInOrder() {
    let constraints = layout([(0, 1), (1, 1), (0, 2), (0, 3)]).constraints
    var pool = RulePool(constraints)
    #expect((0..<3).map { _ in pool.take(key(views[0])) } == [0, 2, 3].map { constraints[$0] })
  }

  @Test func inactiveConstraintIsNotInThePool() {
    let constraints = layout([(0, 1), (1, 1)]).constraints
    constraints[0].isActive = false
    var pool = RulePool(constraints)
    #expect(pool.take(key(views[0])) == nil)
    #expect(pool.rest == [constraints[1]])
  }

  @Test func remainingConstraintsAreFoundByPlace() {
    let constraints = layout([(0, 1), (1, 1)]).constraints
    let pool = RulePool(constraints)
    #expect(pool.rest(in: [key(views[1]).place(isAboutTarget: false)]) == [constraints[1]])
    #expect(pool.rest(in: [key(views[1], .height).place(isAboutTarget: false)]).isEmpty)
  }

  // MARK: Guides

  private func identities(_ order: [(view: Int, key: String?)]) -> [GuideIdentity] {
    var plan = LayoutPlan(host: host)
    for (view, key) in order {
      func make(_ plan: inout LayoutPlan) {
        let guide = plan.makeGuide(named: "box", at: line)
        let target = LayoutAnchor(plan.item(views[view]), .top)
        plan.add(LayoutRule(LayoutAnchor(guide, .top), .equal, target), at: line)
      }
      if let key { plan.keyed(by: LayoutKey(key)) { make(&$0) } } else { make(&plan) }
    }
    return GuideIdentity.identities(
      of: Array(plan.madeGuides), plan.rules(from: 0), plan.keys, host: plan.hostItem,
      view: { plan.view($0) })
  }

  @Test func guidesMatchByTheViewTheyAreAttachedTo() {
    let (old, new) = (
      identities([(0, nil), (1, nil), (2, nil)]), identities([(2, nil), (0, nil)])
    )
    #expect(GuideIdentity.matches(of: new, in: old) == [2, 0])
  }

  @Test func guideOfAnotherViewIsReusedAsALastResort() {
    let (old, new) = (
      identities([(0, nil), (1, nil)]), identities([(3, nil), (1, nil), (2, nil)])
    )
    #expect(GuideIdentity.matches(of: new, in: old) == [0, 1, nil])
  }

  @Test func keysDistinguishGuides() {
    let (old, new) = (identities([(0, "x"), (0, "y")]), identities([(0, "y"), (0, "z")]))
    #expect(GuideIdentity.matches(of: new, in: old) == [1, nil])
  }
}
