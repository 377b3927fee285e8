/// The state that all views of one layout share: the receiver of mistakes, the next priority, and
/// the rules that wait for the end of the closure.
@MainActor
final class ContentContext {
  weak var delegate: (any NamadaLayoutDelegate)?
  private let host: UIView
  private let option: SublayoutingOption
  private let priorities: DefaultPriority
  // Unchecked: code that changes these calls nothing that could access them.
  @exclusivity(unchecked) private var nextPriority: Float = 999
  /// The statements that are not active yet.
  @exclusivity(unchecked) private var plan: LayoutPlan
  @exclusivity(unchecked) private var placed: [Placed] = []
  private var stacked: [ObjectIdentifier: SourceLine] = [:]
  private var reported: Set<ReportKey> = []
  @exclusivity(unchecked) private var knownRole: LayoutRole?
  /// The number of the last call with statements.
  @exclusivity(unchecked) private var call = 0
  @exclusivity(unchecked) private var statement: LayoutStatement?
  /// The number of the first rule of the last call.
  @exclusivity(unchecked) private var firstRule = 0
  @exclusivity(unchecked) private var lastConstraints: [LayoutConstraint] = []
  @exclusivity(unchecked) private(set) var isFinished = false
  private(set) var group = ConstraintGroup()
  /// The line of the layout, if it is known.
  let line: SourceLine?

  /// A view that has been put, with its parent and the line that did so.
  private struct Placed {
    let view: UIView
    let parent: UIView
    let line: SourceLine
  }

  private struct ReportKey: Hashable {
    let kind: LayoutIssue.Kind
    let view: ObjectIdentifier?
    let call: Int
  }

  init(
    _ host: UIView, delegate: (any NamadaLayoutDelegate)?, _ option: SublayoutingOption,
    _ priorities: DefaultPriority, at line: SourceLine? = nil
  ) {
    self.line = line
    self.host = host
    self.delegate = delegate
    self.option = option
    self.priorities = priorities
    plan = LayoutPlan(host: host)
  }

  /// Begins a call with statements. All its mistakes of one kind about a view are reported as one.
  ///
  /// - Returns: The priority of the call. If the priorities count down, a call without an explicit
  ///   one takes the next.
  func begin(_ said: UILayoutPriority?) -> StatementPriority {
    call += 1
    statement = nil
    firstRule = plan.ruleCount
    if let said { return StatementPriority(value: said, isOwn: true) }
    if case .fixed(let priority) = priorities {
      return StatementPriority(value: priority, isOwn: false)
    }
    defer { nextPriority = max(1, nextPriority - 1) }
    return StatementPriority(value: UILayoutPriority(nextPriority), isOwn: false)
  }

  func position(_ view: UIView) { plan.position(plan.item(view)) }

  /// Adds rules of the call. After the end of the closure, they are activated at once.
  func state(at line: SourceLine, _ say: (inout LayoutPlan, LayoutStatement) -> Void) {
    let statement = statement ?? plan.statement(at: line, role: role)
    self.statement = statement
    say(&plan, statement)
    if isFinished { install() }
  }

  /// Names the constraints of the last call, and puts them into a group.
  func name(_ identifier: String?, capturingIn captured: ConstraintGroup?) {
    guard isFinished else {
      if let identifier { plan.name(rulesFrom: firstRule, identifier) }
      if let captured { plan.capture(rulesFrom: firstRule, in: captured) }
      return
    }
    if let identifier { for constraint in lastConstraints { constraint.identifier = identifier } }
    captured?.replace(with: lastConstraints)
  }

  /// Requests a priority of a view's content.
  func set(
    _ kind: ContentPriorityKind, of view: UIView, _ axes: LayoutAxis.Set,
    _ priority: UILayoutPriority, at line: SourceLine
  ) {
    var requests = ContentPriorityRequests()
    requests.add(kind, axes, priority, at: line)
    let item = plan.item(view)
    requests.add(to: &plan, about: item)
    if isFinished { install() }
  }

  private var role: LayoutRole {
    let role = knownRole ?? plan.role("layoutContent", inside: .none)
    knownRole = role
    return role
  }

  /// Reports a mistake of a call, once for each view.
  func reportOnce(_ issue: LayoutIssue, as error: NamadaError? = nil) {
    let view = issue.view ?? host
    let key = ReportKey(kind: issue.kind, view: ObjectIdentifier(view), call: call)
    if reported.insert(key).inserted { report(issue, as: error) }
  }

  /// Reports a mistake.
  func report(_ issue: LayoutIssue, as error: NamadaError? = nil) {
    let view = issue.view ?? host
    LayoutDiagnostics.report(issue)
    let isElsewhere = issue.kind == .noCommonAncestor
    let other = isElsewhere ? NamadaError.noCommonAncestor(view, issue) : .invalid(issue)
    delegate?.namadaLayout(view, erroWhenLayout: error ?? other)
  }

  /// Activates everything in one call.
  func finish() {
    arrange()
    install()
    isFinished = true
  }

  private func install() {
    plan.removeRepeatedRules()
    var finished = LayoutPlan(host: host)
    swap(&finished, &plan)
    knownRole = nil
    statement = nil
    firstRule = 0
    lastConstraints = RuleRegistry.install(
      consume finished, by: .content, option == .editExisting ? .edit : .add, listener: listener,
      report: { report($0) })
    group.append(active: lastConstraints)
  }

  /// Reports conflicts to the delegate; they turn up when this context may be gone.
  private var listener: IssueListener? {
    guard delegate != nil else { return nil }
    return IssueListener { [weak delegate, weak host] issue in
      guard let view = issue.view ?? host else { return }
      delegate?.namadaLayout(view, erroWhenLayout: .conflict(issue))
    }
  }
}

/// The priority of a statement.
struct StatementPriority {
  let value: UILayoutPriority
  /// Whether the statement gives the priority explicitly.
  let isOwn: Bool
}

// MARK: Hierarchy

extension ContentContext {
  /// Adds a guide to a view immediately.
  func add(_ guide: UILayoutGuide, to view: UIView, at line: SourceLine) {
    if guide.owningView === view { return }
    if let owned = OwnedGuide(guide) { return report(owned.issue(at: line)) }
    view.addLayoutGuide(guide)
  }

  /// Adds a view on top. A view that is there already is brought to the front at the end.
  func place(_ view: UIView, in parent: UIView, at line: SourceLine) -> Bool {
    guard canPlace(view, in: parent, at: line) else { return false }
    if let around = view.superview, around !== parent,
      let first = placed.first(where: { $0.view === view })
    {
      report(.duplicate(view, since: first.line, at: line))
      return false
    }
    position(view)
    willPut(view, in: parent)
    if view.superview !== parent {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    placed.append(Placed(view: view, parent: parent, line: line))
    return true
  }

  /// Adds a view to a stack as the last arranged subview.
  func arrange(_ view: UIView, in stack: UIStackView, at line: SourceLine) -> Bool {
    guard canPlace(view, in: stack, at: line) else { return false }
    if let first = stacked[ObjectIdentifier(view)] {
      report(.duplicate(view, since: first, at: line))
      return false
    }
    stacked[ObjectIdentifier(view)] = line
    position(view)
    willPut(view, in: stack)
    if stack.arrangedSubviews.last !== view { stack.addArrangedSubview(view) }
    return true
  }

  /// Removes the constraints that an earlier layout, or another one, has given to a view that comes
  /// from elsewhere. They are as outdated as the constraints of inner views that the option
  /// removes.
  func willPut(_ view: UIView, in parent: UIView) {
    let wasPut = RuleRegistry.notePut(view)
    guard wasPut, option.removesOld, view.superview !== parent else { return }
    RuleRegistry.removeConstraints(about: [view], by: .content)
  }

  /// Whether a view can be put into another one; reports an issue if not.
  func canPlace(_ view: UIView, in parent: UIView, at line: SourceLine) -> Bool {
    guard !Adoption.isAround(view, parent) else {
      let name = LayoutNames(of: [.view(view)]).name(of: view)
      let what = view === parent ? "itself" : "one of its descendants"
      let message = "\(name) can't be laid out inside \(what)"
      report(LayoutIssue(.cycle, message, view: view, at: line))
      return false
    }
    if let foreign = ForeignChild(view, in: parent) {
      report(foreign.issue(at: line))
      return false
    }
    return true
  }

  /// Brings the views that were put to the front, in order, unless they are there already. The last
  /// place of a view counts.
  private func arrange() {
    var seen: Set<ObjectIdentifier> = []
    var there: [(view: UIView, parent: UIView)] = []
    there.reserveCapacity(placed.count)
    for put in placed.reversed()
    where put.view.superview === put.parent && seen.insert(ObjectIdentifier(put.view)).inserted {
      there.append((put.view, put.parent))
    }
    placed = []
    there.reverse()
    SubviewOrder.arrange(there, isInFront: true)
  }

  /// Removes the views and constraints that the option does not keep.
  func prepare(includingHost: Bool) {
    guard option.removesOld else { return }
    let inside = host.viewsInside
    RuleRegistry.removeConstraints(
      about: includingHost ? [host] + inside : inside, by: .content)
    if !includingHost { RuleRegistry.removeConstraints(aboutGuidesOf: host, by: .content) }
    guard option == .cleanLayoutAndAddNew else { return }
    let controllers = inside.compactMap { $0.next as? UIViewController }
    let known = Set(controllers.map { ObjectIdentifier($0) })
    // A child whose parent is removed, too, stays with its parent.
    for child in controllers {
      guard let parent = child.parent, !known.contains(ObjectIdentifier(parent)) else { continue }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    for view in host.subviews where !(view is any StayingSubview) { view.removeFromSuperview() }
  }
}

extension LayoutIssue {
  /// Returns the issue about a view that a layout names again.
  @MainActor
  static func duplicate(_ view: UIView, since first: SourceLine, at line: SourceLine) -> LayoutIssue
  {
    let name = LayoutNames(of: [.view(view)]).name(of: view)
    return .duplicate(name, since: first, view: view, at: line)
  }
}

extension UIView {
  /// All descendants, each view before those inside it.
  fileprivate var viewsInside: [UIView] { subviews.flatMap { [$0] + $0.viewsInside } }
}
