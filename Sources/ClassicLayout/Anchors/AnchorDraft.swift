/// What has been said about a view and is not in force yet: statements, and the subviews to add.
@MainActor
final class AnchorDraft {
  let view: UIView
  /// Where a stack is to put the view; nil if nothing was said.
  var slot: AnchorSlot?
  /// The line of the last statement about the slot.
  var slotLine: SourceLine?
  private var statements: [Statement] = []
  private var children: [(draft: AnchorDraft, line: SourceLine)] = []
  private var issues: [LayoutIssue] = []
  private(set) var group = ConstraintGroup()

  /// What an attribute is held to.
  typealias Part = (attribute: LayoutAttribute, constraint: AnchorConstraint)

  /// What one call has said about some attributes.
  private struct Statement {
    let parts: [Part]
    let role: StaticString?
    let line: SourceLine
  }

  init(_ view: UIView) { self.view = view }

  /// Adds a statement about an attribute of the view.
  func add(
    _ attribute: LayoutAttribute, to constraint: AnchorConstraint, role: StaticString? = nil,
    at line: SourceLine
  ) { add([(attribute, constraint)], role: role, at: line) }

  /// Adds a statement about attributes of the view.
  func add(_ parts: [Part], role: StaticString? = nil, at line: SourceLine) {
    guard let gone = parts.first(where: { $0.constraint.target == .gone }) else {
      statements.append(Statement(parts: parts, role: role, line: line))
      return
    }
    let name = LayoutNames(of: [.view(view)]).name(of: view)
    let message = """
      \(name).\(gone.attribute.rawValue) relates to an anchor that has no view any more, or is a \
      distance
      """
    issues.append(LayoutIssue(.targetGone, message, view: view, at: line))
  }

  func add(_ issue: LayoutIssue) { issues.append(issue) }

  func add(_ child: AnchorDraft, at line: SourceLine) { children.append((child, line)) }

  /// Puts in force what has been said since the last time, in one go.
  func build() {
    guard !statements.isEmpty || !children.isEmpty || !issues.isEmpty else { return }
    var plan = LayoutPlan(host: view)
    take(into: &plan)
    group.append(InstalledLayout(plan).group)
  }

  /// Moves what has been said into a plan: own rules first, then the subviews and theirs.
  func take(into plan: inout LayoutPlan) {
    let item = plan.item(view)
    if !statements.isEmpty { plan.position(item) }
    for statement in statements { state(statement, about: item, in: &plan) }
    for issue in issues { plan.report(issue.kind, issue.message, view: issue.view, at: issue.line) }
    let added = children
    statements = []
    issues = []
    children = []
    for child in added {
      plan.inside(view) { plan in
        if plan.place(child.draft.view, at: child.line) != nil { child.draft.take(into: &plan) }
      }
    }
  }

  private func state(
    _ statement: Statement, about item: LayoutItem, in plan: inout LayoutPlan
  ) {
    let role = statement.role.map { plan.role($0, inside: .none) } ?? .none
    let made = plan.statement(at: statement.line, role: role)
    for (attribute, constraint) in statement.parts {
      plan.add(constraint.rule(about: item, attribute, in: &plan), of: made)
    }
  }
}
