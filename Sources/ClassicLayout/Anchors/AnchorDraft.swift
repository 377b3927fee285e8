/// What has been said about a view and is not in force yet: rules, and the subviews to add.
@MainActor
final class AnchorDraft {
  let view: UIView
  /// Where a stack is to put the view; nil if nothing was said.
  var slot: AnchorSlot?
  /// The line of the last statement about the slot.
  var slotLine: SourceLine?
  private var rules: [LayoutRule] = []
  private var children: [(draft: AnchorDraft, line: SourceLine)] = []
  private var issues: [LayoutIssue] = []
  private(set) var group = ConstraintGroup()

  init(_ view: UIView) { self.view = view }

  func add(
    _ attribute: LayoutAttribute, _ constraint: AnchorConstraint, role: String = "",
    at line: SourceLine
  ) {
    if constraint.target == .gone {
      let name = "\(LayoutNames().name(of: view)).\(attribute.rawValue)"
      let message = "\(name) relates to an anchor that has no view any more, or is a distance"
      issues.append(LayoutIssue(.targetGone, message, view: view, at: line))
    } else {
      rules.append(constraint.rule(about: .view(view), attribute, role: role, at: line))
    }
  }

  func add(_ rule: LayoutRule) { rules.append(rule) }

  func add(_ issue: LayoutIssue) { issues.append(issue) }

  func add(_ child: AnchorDraft, at line: SourceLine) { children.append((child, line)) }

  /// Puts in force what has been said since the last time, in one go.
  func build() {
    guard !rules.isEmpty || !children.isEmpty || !issues.isEmpty else { return }
    var plan = LayoutPlan(host: view)
    take(into: &plan)
    group.append(InstalledLayout(plan).group)
  }

  /// Moves what has been said into a plan: own rules first, then the subviews and theirs.
  func take(into plan: inout LayoutPlan) {
    if !rules.isEmpty { plan.position(view) }
    for rule in rules { plan.add(rule) }
    for issue in issues { plan.report(issue.kind, issue.message, view: issue.view, at: issue.line) }
    let added = children
    rules = []
    issues = []
    children = []
    for child in added where plan.place(child.draft.view, in: view, at: child.line) {
      child.draft.take(into: &plan)
    }
  }
}
