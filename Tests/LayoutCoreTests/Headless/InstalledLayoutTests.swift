import TestSupport
import Testing

@MainActor
struct InstalledLayoutTests {
  private let host = UIView()
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)
  private let line = SourceLine(fileID: "App/LoginView.swift", line: 42)

  private func plan(_ views: [UIView], gap: CGFloat = 8) -> LayoutPlan {
    var plan = LayoutPlan(host: host)
    var previous = LayoutAnchor(plan.item(host), .top)
    for view in views where plan.place(view, at: line) != nil {
      plan.add(
        LayoutRule(
          LayoutAnchor(plan.item(view), .top), .equal, previous + gap), at: line,
        role: plan.role("VStackBlock", inside: .none))
      previous = LayoutAnchor(plan.item(view), .bottom)
    }
    return plan
  }

  @Test func viewsAreAddedInOrderAndPlacedByConstraints() {
    let layout = InstalledLayout(plan([a, b]))
    #expect(host.subviews == [a, b])
    #expect(layout.isActive)
    #expect(layout.group.isActive)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(host.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func constraintsAreNamedAfterTheirBlockAndTheirLine() {
    let layout = InstalledLayout(plan([a]))
    #expect(layout.constraints.map(\.identifier) == ["VStackBlock ▸ a.top  LoginView.swift:42"])
  }

  @Test func identifiersUseTheHostsPropertyNames() {
    final class Card: UIView {
      let titleLabel = UIView()
      lazy var badge = UIView()
    }
    let card = Card()
    var plan = LayoutPlan(host: card)
    for view in [card.titleLabel, card.badge] where plan.place(view, at: line) != nil {
      plan.add(LayoutRule(plan.item(view), .width, .exact(10)), at: line)
    }
    #expect(
      InstalledLayout(plan).constraints.map(\.identifier)
        == ["titleLabel.width  LoginView.swift:42", "badge.width  LoginView.swift:42"])
  }

  @Test func equalPlanTouchesNothing() {
    let layout = InstalledLayout(plan([a, b]))
    let constraints = layout.constraints
    let before = Headless.counters
    layout.update(to: plan([a, b]))
    #expect(zip(layout.constraints, constraints).allSatisfy { $0 === $1 })
    #expect(Headless.counters == before)
  }

  @Test func aChangedConstantIsSetOnTheLiveConstraint() {
    let layout = InstalledLayout(plan([a]))
    let constraint = layout.constraints[0]
    layout.update(to: plan([a], gap: 20))
    #expect(layout.constraints[0] === constraint)
    #expect(constraint.constant == 20)
    #expect(constraint.isActive)
  }

  @Test func aPriorityThatBecomesRequiredGetsANewConstraint() {
    var soft = LayoutPlan(host: host)
    soft.add(LayoutRule(soft.item(host), .width, .exact(10, .defaultLow)), at: line)
    var softer = LayoutPlan(host: host)
    softer.add(LayoutRule(softer.item(host), .width, .exact(10, UILayoutPriority(100))), at: line)
    var hard = LayoutPlan(host: host)
    hard.add(LayoutRule(hard.item(host), .width, .exact(10)), at: line)

    let layout = InstalledLayout(soft)
    let first = layout.constraints[0]
    layout.update(to: softer)
    #expect(layout.constraints[0] === first)
    #expect(first.priority.rawValue == 100)
    layout.update(to: hard)
    #expect(layout.constraints[0] !== first)
    #expect(!first.isActive)
  }

  @Test func viewsDroppedFromThePlanAreRemovedUnlessPreexisting() {
    host.addSubview(b)
    let layout = InstalledLayout(plan([a, b]))
    layout.update(to: plan([]))
    #expect(host.subviews == [b])
    #expect(layout.constraints.isEmpty)
  }

  @Test func updateReactivatesAConstraintDeactivatedByOtherCode() {
    let layout = InstalledLayout(plan([a]))
    layout.constraints[0].isActive = false
    layout.update(to: plan([a]))
    #expect(layout.constraints[0].isActive)
  }

  @Test func reactivationRestoresPrioritiesAndGuides() {
    var plan = plan([a])
    plan.add(ContentPriority(.hugging, of: plan.item(a), along: .horizontal, .required))
    let guide = plan.makeGuide(named: "box", at: line)
    plan.add(LayoutRule(guide, .width, .exact(10)), at: line)
    let layout = InstalledLayout(plan)
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(host.layoutGuides == layout.madeGuides)

    layout.deactivate()
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(host.layoutGuides.isEmpty)
    #expect(layout.constraints.allSatisfy { !$0.isActive })
    #expect(host.subviews == [a])

    layout.activate()
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(host.layoutGuides == layout.madeGuides)
    #expect(layout.group.isActive)
  }

  @Test func deactivationCanRemoveTheViews() {
    let layout = InstalledLayout(plan([a]))
    layout.deactivate(removingViews: true)
    #expect(host.subviews.isEmpty)
    layout.activate()
    #expect(host.subviews == [a])
  }

  @Test func aLayoutKeepsNeitherHostNorViewsAlive() {
    weak var weakHost: UIView?
    weak var weakChild: UIView?
    var layout: InstalledLayout?
    do {
      let host = UIView()
      let child = UIView()
      var plan = LayoutPlan(host: host)
      _ = plan.place(child, at: line)
      plan.add(LayoutRule(plan.item(child), .width, .exact(10)), at: line)
      layout = InstalledLayout(plan)
      (weakHost, weakChild) = (host, child)
    }
    #expect(weakHost == nil)
    #expect(weakChild == nil)
    #expect(layout?.host == nil)
  }

  @Test func activatingALayoutOfReleasedViewsIsAnIssue() {
    let layout: InstalledLayout
    do {
      let child = UIView()
      var plan = LayoutPlan(host: host)
      _ = plan.place(child, at: line)
      plan.add(LayoutRule(plan.item(child), .width, .exact(10)), at: line)
      layout = InstalledLayout(plan)
      layout.deactivate(removingViews: true)
    }
    let issues = LayoutDiagnostics.collect { layout.activate() }
    #expect(issues.map(\.kind) == [.targetGone])
  }

  @Test func ambiguityNamesItsViewAndLine() {
    let stage = Stage(CGSize(width: 100, height: 100))
    var plan = LayoutPlan(host: stage.view)
    _ = plan.place(a, at: line)
    plan.add(
      LayoutRule(
        LayoutAnchor(plan.item(a), .leading), .equal, LayoutAnchor(plan.item(stage.view), .leading)),
      at: line)
    let layout = InstalledLayout(plan)
    _ = stage.size
    #expect(layout.ambiguities.map(\.name) == ["a"])
    #expect(layout.ambiguities.map(\.line) == [line])
    #expect(stage.view.hasAmbiguousLayoutRecursively)
  }

  /// Half of the update is installed when the request arrives.
  @Test(arguments: [true, false]) func lastRequestDuringAnUpdateWins(isOn: Bool) {
    let coming = SuperviewHookView()
    let layout = InstalledLayout(plan([a]))
    coming.act = {
      layout.deactivate(removingViews: isOn)
      if isOn { layout.activate() } else { layout.deactivate() }
    }
    layout.update(to: plan([a, coming]))
    #expect(host.subviews == [a, coming])
    #expect(layout.isActive == isOn && layout.constraints.count == 2)
    #expect(layout.constraints.allSatisfy { $0.isActive == isOn })
  }
}
