/// What all views of one layout share: who hears of mistakes, the next priority, and the rules that
/// wait for the end of the closure.
@MainActor
final class ContentContext {
  weak var delegate: (any NamadaLayoutDelegate)?
  private let host: UIView
  private let option: SublayoutingOption
  private let priorities: DefaultPriority
  private var nextPriority: Float = 999
  private var rules: [LayoutRule] = []
  /// The number of the last rule of those that relate the same in the same way.
  private var latest: [RuleIdentity: Int] = [:]
  /// The numbers of the rules that a later one has taken the place of.
  private var superseded: Set<Int> = []
  private var positioned: [UIView] = []
  private var reordered: [(parent: UIView, view: UIView)] = []
  private var reported: Set<ReportKey> = []
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

  func position(_ view: UIView) { positioned.append(view) }

  /// Adds a rule; after the end of the closure it is in force at once.
  func add(_ rule: LayoutRule) {
    let known = latest.updateValue(rules.count, forKey: RuleIdentity(rule))
    if let known { superseded.insert(known) }
    rules.append(rule)
    if isFinished { install() }
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
    var plan = LayoutPlan(host: host)
    for view in positioned { plan.position(view) }
    for number in rules.indices where !superseded.contains(number) { plan.add(rules[number]) }
    rules = []
    latest = [:]
    superseded = []
    positioned = []
    group.append(
      contentsOf: LayoutRegistry.install(
        plan, isEditing: option == .editExisting, listener: listener, report: { report($0) }))
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
      let name = LayoutNames().name(of: view)
      let what = view === parent ? "itself" : "a view that is inside it"
      let message = "\(name) can't be laid out inside \(what)"
      report(LayoutIssue(.cycle, message, view: view, at: line))
      return false
    }
    position(view)
    if view.superview === parent {
      reordered.append((parent, view))
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      reordered.append((parent, view))
    }
    return true
  }

  /// Brings the views that were there already to the front, in order, if they are not there.
  private func arrange() {
    var families: [ObjectIdentifier: [UIView]] = [:]
    var parents: [UIView] = []
    for (parent, view) in reordered where view.superview === parent {
      if families[ObjectIdentifier(parent)] == nil { parents.append(parent) }
      families[ObjectIdentifier(parent), default: []].append(view)
    }
    reordered = []
    for parent in parents {
      let views = families[ObjectIdentifier(parent)] ?? []
      let top = parent.subviews.suffix(views.count)
      if zip(top, views).allSatisfy({ $0 === $1 }), top.count == views.count { continue }
      for view in views { parent.bringSubviewToFront(view) }
    }
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
    LayoutRegistry.removeConstraints(about: views)
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
