/// The statements about a view or a guide that are not active yet, and the subviews to add.
@MainActor
final class AnchorDraft {
  let element: LayoutElement
  // Unchecked: code that changes these calls nothing else meanwhile.
  /// The place of the view in a stack; nil if none was given.
  @exclusivity(unchecked) var slot: AnchorSlot?
  /// The line of the last statement about the slot.
  @exclusivity(unchecked) var slotLine: SourceLine?
  @exclusivity(unchecked) private var statements: [Statement] = []
  @exclusivity(unchecked) private var contentPriorities = ContentPriorityRequests()
  @exclusivity(unchecked) private var children: [(draft: AnchorDraft, line: SourceLine)] = []
  @exclusivity(unchecked) private var mistakes: [Mistake] = []
  @exclusivity(unchecked) private var reminder: ForgottenStatements?
  /// The constraints that the statements have become, until a group is requested.
  @exclusivity(unchecked) private var made: [LayoutConstraint] = []
  @exclusivity(unchecked) private var knownGroup: ConstraintGroup?

  /// An attribute, and the constraint that it is held by.
  typealias Part = (attribute: LayoutAttribute, constraint: AnchorConstraint)

  /// One statement of a call about an attribute.
  private struct Statement {
    let attribute: LayoutAttribute
    let constraint: AnchorConstraint
    let role: StaticString?
    let line: SourceLine
    /// Whether the previous statement comes from the same call.
    let continues: Bool
    var identifier: String?
    var groups: [ConstraintGroup] = []
  }

  /// A mistake that is reported when the draft is built: only then is it known which property holds
  /// the view.
  private struct Mistake {
    let kind: LayoutIssue.Kind
    let line: SourceLine?
    let message: (String) -> String
  }

  init(_ element: LayoutElement) { self.element = element }

  /// The view of the statements, or the owner of the guide.
  var view: UIView? { element.view }

  /// The name of the view or guide.
  var name: String { LayoutNames(of: [element]).name(of: element) }

  /// Adds a statement about an attribute.
  func add(
    _ attribute: LayoutAttribute, to constraint: AnchorConstraint, role: StaticString? = nil,
    at line: SourceLine
  ) {
    remind(at: line)
    if constraint.isGone { return noteGoneTarget(attribute, at: line) }
    append((attribute, constraint), role, at: line)
  }

  /// Adds a statement about attributes.
  func add(_ parts: [Part], role: StaticString? = nil, at line: SourceLine) {
    remind(at: line)
    for part in parts where part.constraint.isGone {
      return noteGoneTarget(part.attribute, at: line)
    }
    for index in parts.indices { append(parts[index], role, at: line, continues: index > 0) }
  }

  private func append(
    _ part: Part, _ role: StaticString?, at line: SourceLine, continues: Bool = false
  ) {
    if statements.isEmpty { statements.reserveCapacity(Self.fewStatements) }
    statements.append(
      Statement(
        attribute: part.attribute, constraint: part.constraint, role: role, line: line,
        continues: continues))
  }

  private func noteGoneTarget(_ attribute: LayoutAttribute, at line: SourceLine) {
    addMistake(.targetGone, at: line) { name in
      """
      \(name).\(attribute.rawValue) relates to an anchor whose view no longer exists, or to a distance
      """
    }
  }

  /// Enough to place most views, without growing the array.
  private static let fewStatements = 4

  /// Notes a mistake to report when the draft is built. The message is given the name of the view
  /// or guide.
  func addMistake(
    _ kind: LayoutIssue.Kind, at line: SourceLine?, _ message: @escaping (String) -> String
  ) { mistakes.append(Mistake(kind: kind, line: line, message: message)) }

  func add(_ child: AnchorDraft, at line: SourceLine) {
    remind(at: line)
    child.reminder?.settle()
    children.append((child, line))
  }

  /// Requests a priority of the content.
  func set(
    _ kind: ContentPriorityKind, _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    at line: SourceLine
  ) {
    remind(at: line)
    contentPriorities.add(kind, axes, priority, at: line)
  }

  /// Names the constraints of the last statement, or puts them into a group.
  func name(_ identifier: String?, capturingIn group: ConstraintGroup?) {
    for number in statements.indices.reversed() {
      statements[number].identifier = identifier ?? statements[number].identifier
      if let group { statements[number].groups.append(group) }
      if !statements[number].continues { break }
    }
  }

  private func remind(at line: SourceLine) {
    guard reminder == nil else { return }
    reminder = ForgottenStatements(about: element.object, at: line) {
      "these statements about \($0) never take effect; end them with build(), or add them to a view"
    }
  }

  /// Activates everything that has been stated since the last call, in one go.
  func build(_ change: RuleRegistry.Change = .add) {
    reportMisplacedSlot()
    guard change == .remake || hasStatements || !children.isEmpty else { return }
    let elements = change == .remake ? elements : []
    var plan = LayoutPlan(host: view)
    addStatements(to: &plan)
    let constraints = RuleRegistry.install(
      consume plan, by: .statements, change, about: elements)
    if let knownGroup {
      knownGroup.append(active: constraints)
    } else if made.isEmpty {
      made = constraints
    } else {
      made += constraints
    }
  }

  private var hasStatements: Bool {
    !statements.isEmpty || !mistakes.isEmpty || !contentPriorities.isEmpty
  }

  /// All elements with statements: the view, unless only its subviews have statements, and those
  /// subviews.
  private var elements: [LayoutElement] {
    children.isEmpty && !hasStatements ? [element] : describedElements
  }

  private var describedElements: [LayoutElement] {
    (hasStatements ? [element] : []) + children.flatMap { $0.draft.describedElements }
  }

  /// The constraints that have been made, and those that will be.
  var group: ConstraintGroup {
    if let knownGroup { return knownGroup }
    let group = ConstraintGroup(active: made)
    (knownGroup, made) = (group, [])
    return group
  }

  /// Moves the statements into a plan: first the draft's own rules, then the subviews and theirs.
  func addStatements(to plan: inout LayoutPlan) {
    reminder?.settle()
    reminder = nil
    let item = plan.item(element)
    if !statements.isEmpty, plan.isView(item) { plan.position(item) }
    contentPriorities.add(to: &plan, about: item)
    state(about: item, in: &plan)
    if !mistakes.isEmpty { reportMistakes(in: &plan) }
    var added: [(draft: AnchorDraft, line: SourceLine)] = []
    swap(&added, &children)
    statements = []
    contentPriorities = ContentPriorityRequests()
    mistakes = []
    guard let view else { return }
    for index in added.indices {
      let first = plan.ruleCount
      plan.inside(view) { plan in
        let (child, line) = added[index]
        let isPlaced =
          switch child.element {
          case .view(let view): plan.place(view, at: line) != nil
          case .guide(let guide):
            OwnedGuide(guide)?.owner === view || plan.add(guide, at: line) != nil
          }
        if isPlaced { child.addStatements(to: &plan) }
      }
      // Code that has kept the child may want its constraints.
      if plan.ruleCount > first, !isKnownUniquelyReferenced(&added[index].draft) {
        plan.capture(rulesFrom: first, in: added[index].draft.group, isAdded: true)
      }
    }
  }

  private func reportMistakes(in plan: inout LayoutPlan) {
    let inSight = [view, plan.currentParent, plan.host].compactMap { $0 }
    let name = LayoutNames(inSightOf: inSight).name(of: element)
    for mistake in mistakes {
      plan.report(mistake.kind, mistake.message(name), view: view, at: mistake.line)
    }
  }

  private func state(about item: LayoutItem, in plan: inout LayoutPlan) {
    var current: LayoutStatement?
    var first = 0
    // By index: copying an element would count references to everything in it.
    for index in statements.indices {
      let made: LayoutStatement
      if statements[index].continues, let current {
        made = current
      } else {
        var role = LayoutRole.none
        if let name = statements[index].role { role = plan.role(name, inside: .none) }
        made = plan.statement(at: statements[index].line, role: role)
        current = made
        first = plan.ruleCount
      }
      let rule = statements[index].constraint.rule(
        about: item, statements[index].attribute, in: &plan)
      plan.add(rule, of: made, identifier: statements[index].identifier)
      for group in statements[index].groups { plan.capture(rulesFrom: first, in: group) }
    }
  }
}
