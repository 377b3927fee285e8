import TestSupport
import Testing

@MainActor
struct ConstraintGroupTests {
  private let view = SizedView("view")

  private func constraint(_ constant: CGFloat, _ identifier: String) -> NSLayoutConstraint {
    let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
    constraint.identifier = identifier
    return constraint
  }

  @Test func groupCanBeActivatedAndDeactivated() {
    let group = ConstraintGroup([constraint(1, "a"), constraint(2, "b")])
    #expect(!group.isActive)
    group.activate()
    group.activate()
    #expect(group.isActive)
    #expect(view.constraints.count == 2)
    group.deactivate()
    #expect(!group.isActive)
    #expect(view.constraints.isEmpty)
  }

  /// A constraint that other code has activated counts as active.
  @Test func partlyActiveGroupActivatesWithoutIssues() {
    let parts = [constraint(1, "a"), constraint(2, "b")]
    let group = ConstraintGroup()
    parts[0].isActive = true
    for part in parts { group.append(part) }
    let issues = LayoutDiagnostics.collect { group.activate() }
    #expect(issues.isEmpty && group.isActive)
  }

  @Test func inactiveRequiredConstraintCanChangePriority() {
    let group = ConstraintGroup([constraint(1, "a")])
    let issues = LayoutDiagnostics.collect { #expect(group.update(priority: .defaultLow)) }
    #expect(issues.isEmpty && group.constraints[0].priority == .defaultLow)
  }

  @Test func groupsAndConstraintsAreAppended() {
    let group = ConstraintGroup()
    #expect(!group.isActive)
    group.append(constraint(1, "a"))
    group.append(ConstraintGroup([constraint(2, "b")]))
    #expect(group.constraints.map(\.constant) == [1, 2])
  }

  @Test func constantsAreUpdatedByIdentifier() {
    let group = ConstraintGroup([constraint(1, "a"), constraint(2, "b")])
    #expect(group.update(constant: 9, identifier: "b"))
    #expect(group.constraints.map(\.constant) == [1, 9])
  }

  @Test func unknownIdentifierAndNaNConstantAreIssues() {
    let group = ConstraintGroup([constraint(1, "a")])
    let issues = LayoutDiagnostics.collect {
      #expect(!group.update(constant: 9, identifier: "z"))
      #expect(!group.update(constant: CGFloat.nan, identifier: "a"))
    }
    #expect(issues.map(\.kind) == [.unknownIdentifier, .invalidNumber])
    #expect(issues[0].line?.description.hasPrefix("ConstraintGroupTests.swift:") == true)
  }

  @Test(arguments: [String?.none, "a"])
  func aSizeThatIsNegativeIsAnIssueAndChangesNothing(identifier: String?) {
    let size = view.widthAnchor.constraint(equalToConstant: 10)
    size.identifier = "a"
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    for (constraint, isUsable) in [(size, false), (least, true)] {
      constraint.identifier = "a"
      let group = ConstraintGroup([constraint])
      let issues = LayoutDiagnostics.collect {
        let isSet =
          identifier.map { group.update(constant: -20, identifier: $0) }
          ?? group.update(constant: -20)
        #expect(isSet == isUsable)
      }
      #expect(issues.map(\.kind) == (isUsable ? [] : [.negativeSize]))
      #expect(constraint.constant == (isUsable ? -20 : 10))
    }
  }

  @Test func recapturedGroupControlsItsNewConstraints() {
    let host = UIView()
    let group = ConstraintGroup([constraint(1, "a")])
    for count in [1, 3] {
      var plan = LayoutPlan(host: host)
      plan.capturing(in: group) { plan in
        _ = plan.place(view, at: SourceLine())
        for number in 0..<count {
          plan.add(LayoutRule(plan.item(view), .width, .min(CGFloat(number))), at: SourceLine())
        }
      }
      let layout = InstalledLayout(plan)
      #expect(group.constraints.count == count && group.isActive)
      group.deactivate()
      #expect(layout.constraints.count { $0.isActive } == 0)
      group.activate()
      #expect(layout.constraints.count { $0.isActive } == count)
    }
  }

  @Test func constraintOfSeparatedViewsIsNotActivated() {
    let host = UIView()
    host.addSubview(view)
    let apart = view.topAnchor.constraint(equalTo: host.topAnchor)
    let group = ConstraintGroup([apart, constraint(1, "a")])
    view.removeFromSuperview()
    let issues = LayoutDiagnostics.collect { group.activate() }
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    #expect(view.constraints.count == 1)
  }
}
