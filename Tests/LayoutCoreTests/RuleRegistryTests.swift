import TestSupport
import Testing

@testable import LayoutCore

/// Constraints that are made view by view and stored with the items that they concern.
@MainActor
struct RuleRegistryTests {
  private let host = UIView()
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  init() { [a, b].forEach(host.addSubview) }

  @discardableResult
  private func install(
    change: RuleRegistry.Change = .add, by maker: RuleRegistry.Maker = .content,
    _ rules: (inout LayoutPlan) -> [LayoutRule]
  ) -> [LayoutConstraint] {
    var plan = LayoutPlan(host: nil)
    for rule in rules(&plan) { plan.add(rule, at: line) }
    return RuleRegistry.install(plan, by: maker, change) { Issue.record("\($0)") }
  }

  private func known(
    about views: [UIView], by maker: RuleRegistry.Maker = .content
  ) -> [NSLayoutConstraint] { RuleRegistry.constraints(about: views, by: maker) }

  private func width(
    of view: UIView, _ length: CGFloat, _ relation: LayoutRelation = .equal
  ) -> (inout LayoutPlan) -> [LayoutRule] {
    { [LayoutRule($0.item(view), .width, ConstraintValue(relation, length))] }
  }

  @Test func constraintsOfAViewAreFoundInCreationOrder() {
    let first = install(width(of: a, 10))
    let other = install(width(of: b, 5))
    let second = install { [LayoutRule($0.item(a), .height, .exact(20))] }
    #expect(known(about: [a]) == first + second)
    #expect(known(about: [b, a]) == other + first + second)
  }

  @Test func editUpdatesTheConstantOfAnEqualRule() {
    let first = install(width(of: a, 10))
    #expect(install(change: .edit, width(of: a, 30)) == first)
    #expect(first[0].constant == 30 && first[0].isActive)
    #expect(known(about: [a]) == first)
  }

  @Test func editReplacesOnlyTheRuleWithAnotherRelation() {
    let old = install {
      [
        LayoutRule(LayoutAnchor($0.item(a), .top), .equal, LayoutAnchor($0.item(host), .top)),
        LayoutRule($0.item(a), .height, .exact(4)),
      ]
    }
    let new = install(change: .edit) {
      [
        LayoutRule(
          LayoutAnchor($0.item(a), .top), .greaterThanOrEqual, LayoutAnchor($0.item(host), .top))
      ]
    }
    #expect(!old[0].isActive && old[1].isActive && new[0].isActive)
    #expect(known(about: [a]) == [old[1], new[0]])
  }

  /// A minimum and a maximum length coexist.
  @Test func editOfAMinimumLengthKeepsTheMaximum() {
    let most = install(width(of: a, 90, .lessThanOrEqual))
    let least = install(change: .edit, width(of: a, 10, .greaterThanOrEqual))
    #expect((most + least).map(\.isActive) == [true, true])
  }

  @Test func remakeRemovesAllConstraintsOfTheSameViews() {
    let old = install(width(of: a, 10)) + install { [LayoutRule($0.item(a), .height, .exact(4))] }
    let other = install(width(of: b, 10))
    let new = install(change: .remake, width(of: a, 20))
    #expect(old.map(\.isActive) == [false, false] && known(about: [a, b]) == new + other)
  }

  @Test func makersDoNotFindEachOthersConstraints() {
    let old = install(by: .content, width(of: a, 10))
    let other = install(change: .edit, by: .statements) {
      [LayoutRule($0.item(a), .width, .exact(10, 900))]
    }
    #expect(known(about: [a]) == old && known(about: [a], by: .statements) == other)
    RuleRegistry.removeConstraints(about: [a], by: .content)
    #expect((old + other).map(\.isActive) == [false, true])
  }

  @Test func removalDeactivatesAllConstraintsOfAView() {
    let about = install(width(of: a, 10)) + install(width(of: b, 10))
    RuleRegistry.removeConstraints(about: [a], by: .content)
    #expect(about.map(\.isActive) == [false, true])
    #expect(known(about: [a]).isEmpty)
  }

  @Test func constraintDeactivatedByOtherCodeIsForgotten() {
    let old = install(width(of: a, 10))
    old[0].isActive = false
    #expect(known(about: [a]).isEmpty)
    let new = install(change: .edit, width(of: a, 20))
    #expect(new[0] !== old[0] && !old[0].isActive && new[0].isActive)
  }

  @Test func constraintsAreReleasedWithTheirView() {
    weak var constraint: NSLayoutConstraint?
    weak var view: UIView?
    do {
      let child = UIView()
      host.addSubview(child)
      view = child
      constraint = install(width(of: child, 10))[0]
      child.removeFromSuperview()
    }
    #expect(view == nil && constraint == nil)
  }

  /// Each kind of companion is stored separately.
  @Test func companionsOfAnObjectAreDistinguishedByType() {
    final class First: Companion { var nextCompanion: (any Companion)? }
    final class Second: Companion { var nextCompanion: (any Companion)? }
    let guide = UILayoutGuide()
    for object in [a, guide, UIViewController()] as [AnyObject] {
      let first = Platform.companion(of: object) { First() }
      let second = Platform.companion(of: object) { Second() }
      #expect(Platform.companion(of: object) { First() } === first)
      #expect(Platform.companion(Second.self, of: object) === second)
    }
  }
}
