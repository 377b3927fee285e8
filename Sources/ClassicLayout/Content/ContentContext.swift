/// What all views of one layout share: who hears of mistakes, the next priority, and the rules that
/// wait for the end of the closure.
@MainActor
final class ContentContext {
  weak var delegate: (any NamadaLayoutDelegate)?
  private let host: UIView
  private let option: SublayoutingOption
  private let priorities: DefaultPriority
  private var nextPriority: Float = 999
  /// What has been said and is not in force yet.
  private var plan: LayoutPlan
  private var reordered: [(view: UIView, parent: UIView)] = []
  private var reported: Set<ReportKey> = []
  private var knownRole: LayoutRole?
  private(set) var isFinished = false
  private(set) var group = ConstraintGroup()

  private struct ReportKey: Hashable {
    let kind: LayoutIssue.Kind
    let view: ObjectIdentifier?
    let line: SourceLine?
  }

  init(
    _ host: UIView, delegate: (any NamadaLayoutDelegate)?, _ option: SublayoutingOption,
    _ priorities: DefaultPriority
  ) {
    self.host = host
    self.delegate = delegate
    self.option = option
    self.priorities = priorities
    plan = LayoutPlan(host: host)
  }

  /// The priority of a statement; one that does not say it uses up a number.
  func priority(_ said: UILayoutPriority?) -> UILayoutPriority {
    if let said { return said }
    guard case .descending = priorities else {
      guard case .fixed(let priority) = priorities else { return .required }
      return priority
    }
    defer { nextPriority = max(1, nextPriority - 1) }
    return UILayoutPriority(nextPriority)
  }

  func position(_ view: UIView) { plan.position(plan.item(view)) }

  /// Adds the rules of one statement; after the end of the closure they are in force at once.
  func state(at line: SourceLine, _ say: (inout LayoutPlan, LayoutStatement) -> Void) {
    let statement = plan.statement(at: line, role: role)
    say(&plan, statement)
    if isFinished { install() }
  }

  private var role: LayoutRole {
    let role = knownRole ?? plan.role("layoutContent", inside: .none)
    knownRole = role
    return role
  }

  /// Tells a mistake, once for each view and line.
  func report(_ issue: LayoutIssue, as error: NamadaError? = nil, about view: UIView? = nil) {
    let view = issue.view ?? view ?? host
    let key = ReportKey(kind: issue.kind, view: ObjectIdentifier(view), line: issue.line)
    guard reported.insert(key).inserted else { return }
    LayoutDiagnostics.report(issue)
    let isElsewhere = issue.kind == .noCommonAncestor
    let other = isElsewhere ? NamadaError.noCommonAncestor(view, issue) : .invalid(issue)
    delegate?.namadaLayout(view, erroWhenLayout: error ?? other)
  }

  /// Puts everything in force, in one call.
  func finish() {
    arrange()
    install()
    isFinished = true
  }

  private func install() {
    plan.removeRepeatedRules()
    let constraints = RuleRegistry.install(
      plan, isEditing: option == .editExisting, listener: listener, report: { report($0) })
    plan = LayoutPlan(host: host)
    knownRole = nil
    group.append(active: constraints)
  }

  /// Tells the delegate of conflicts, which turn up when this context may be gone.
  private var listener: IssueListener? {
    guard delegate != nil else { return nil }
    return IssueListener { [weak delegate, weak host] issue in
      guard let view = issue.view ?? host else { return }
      delegate?.namadaLayout(view, erroWhenLayout: .conflict(issue))
    }
  }
}

// MARK: Hierarchy

extension ContentContext {
  /// Adds a view on top; one that is there already is brought to the front at the end.
  func place(_ view: UIView, in parent: UIView, at line: SourceLine) -> Bool {
    let isAround = sequence(first: parent, next: \.superview).contains { $0 === view }
    guard !isAround else {
      let name = LayoutNames(of: [.view(view)]).name(of: view)
      let what = view === parent ? "itself" : "a view that is inside it"
      let message = "\(name) can't be laid out inside \(what)"
      report(LayoutIssue(.cycle, message, view: view, at: line))
      return false
    }
    position(view)
    if view.superview === parent {
      reordered.append((view, parent))
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      reordered.append((view, parent))
    }
    return true
  }

  /// Brings the views that were put to the front, in order, if they are not there.
  private func arrange() {
    SubviewOrder.arrange(reordered.filter { $0.view.superview === $0.parent }, isInFront: true)
    reordered = []
  }

  /// Removes what the option wants to have removed.
  func prepare(includingHost: Bool) {
    guard option == .removeOldAndAddNew || option == .cleanLayoutAndAddNew else { return }
    var views = includingHost ? [host] : []
    var pending = host.subviews
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews
    }
    RuleRegistry.removeConstraints(about: views)
    guard option == .cleanLayoutAndAddNew else { return }
    for view in host.subviews {
      let controller = view.next as? UIViewController
      let child = controller?.parent == nil ? nil : controller
      child?.willMove(toParent: nil)
      view.removeFromSuperview()
      child?.removeFromParent()
    }
  }
}
