/// Describes constraints as source.
@MainActor
struct LayoutDescription {
  private let rules: [StatedRule]
  /// The constraints that no rule can express, as text.
  private let foreign: [String]
  private var names: SourceNames
  private let forest: ViewForest
  private let host: UIView?
  private let guides: [UILayoutGuide]
  private let priorities: [(view: UIView, setting: ContentPriority)]

  /// - Parameter host: The view that the constraints were built on, if any.
  init(
    of constraints: [NSLayoutConstraint], _ priorities: [(view: UIView, setting: ContentPriority)],
    on host: UIView? = nil
  ) {
    self.host = host
    self.priorities = priorities.filter { !($0.view is any SensorView) }
    var rules: [StatedRule] = []
    var foreign: [String] = []
    for constraint in constraints where !constraint.isOfSensor {
      if let rule = StatedRule(constraint) {
        rules.append(rule.aboutInnerItem)
      } else {
        foreign.append("\(constraint)")
      }
    }
    self.rules = rules
    self.foreign = foreign
    forest = ViewForest(of: rules, on: host)
    names = SourceNames(inSightOf: forest.all + self.priorities.map(\.view))
    var seen: Set<ObjectIdentifier> = []
    guides = rules.flatMap { [$0.item, $0.target] }.compactMap { item in
      guard case .guide(let guide)? = item, !guide.isSystemGuide,
        seen.insert(ObjectIdentifier(guide)).inserted
      else { return nil }
      return guide
    }
  }

  /// Returns the source in a dialect.
  func text(in dialect: LayoutDialect) -> String {
    var copy = self
    return copy.write(in: dialect)
  }

  private mutating func write(in dialect: LayoutDialect) -> String {
    for view in forest.all { _ = names.name(of: view) }
    let grouped = GroupedStatements(rules, in: dialect, &names)
    var parts: [String] = []
    switch dialect {
    case .chain: parts.append(additions(ofArrangedOnly: false))
    case .content: parts.append(content(grouped))
    case .anchors:
      parts.append(additions(ofArrangedOnly: true))
      parts.append(anchors(grouped))
    }
    parts.append(chains(grouped))
    parts.append(grouped.anchored.map { "\($0).build()" }.joined(separator: "\n"))
    parts.append(hostPlace(in: dialect))
    parts.append(priorities.map { $0.setting.call(on: $0.view, &names) }.joined(separator: "\n"))
    let remarks = (grouped.inexpressible + foreign).map { "// \($0.inOneLine)" }
    parts.append(remarks.joined(separator: "\n"))
    let views = names.declarations(of: forest.all).joined(separator: "\n")
    let declarations = [views, guideDeclarations()]
    return (declarations + parts).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

// MARK: Views and guides

extension LayoutDescription {
  /// Returns calls that add views to their superviews.
  private mutating func additions(ofArrangedOnly: Bool) -> String {
    var lines: [String] = []
    for view in forest.placed {
      let isArranged = forest.isArranged(view)
      guard let parent = view.superview, isArranged || !ofArrangedOnly else { continue }
      let call = isArranged ? "addArrangedSubview" : "addSubview"
      lines.append("\(names.name(of: parent)).\(call)(\(names.name(of: view)))")
      guard let space = forest.space(after: view) else { continue }
      let arguments = "\(sourceText(space)), after: \(names.name(of: view))"
      lines.append("\(names.name(of: parent)).setCustomSpacing(\(arguments))")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a statement that lets the host keep its frame, if statements about it would change
  /// that.
  private mutating func hostPlace(in dialect: LayoutDialect) -> String {
    guard let host, host.translatesAutoresizingMaskIntoConstraints, dialect != .content,
      forest.loose.contains(where: { $0 === host })
    else { return "" }
    return "\(names.name(of: host)).translatesAutoresizingMaskIntoConstraints = true"
  }

  private mutating func guideDeclarations() -> String {
    var lines: [String] = []
    for guide in guides {
      guard let owner = guide.owningView else { continue }
      let name = names.name(of: guide)
      if !names.isProperty(guide) { lines.append("let \(name) = UILayoutGuide()") }
      lines.append("\(names.name(of: owner)).addLayoutGuide(\(name))")
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: Dialects

extension LayoutDescription {
  private func chains(_ grouped: GroupedStatements) -> String {
    let chains = grouped.chains.map { chain in
      ["\(chain.name).mondrian.layout"] + chain.statements.map { "  \($0)" }
    }
    guard !chains.isEmpty else { return "" }
    let lines = ["Mondrian.layout {"] + chains.joined().map { "  \($0)" } + ["}"]
    return lines.joined(separator: "\n")
  }

  private mutating func content(_ grouped: GroupedStatements) -> String {
    let container = names.unique("content")
    var lines: [String] = []
    for root in forest.roots {
      let call = "\(names.name(of: root)).layoutContent(defaultPriority: .fixed(.required))"
      lines.append("\(call) { \(container) in")
      for view in forest.children(of: root) {
        lines += put(view, in: container, grouped).map { "  \($0)" }
      }
      lines.append("}")
    }
    for view in forest.loose {
      guard let statements = grouped.statements(about: view) else { continue }
      lines.append("\(names.name(of: view)).layout(defaultPriority: .fixed(.required)) {")
      lines += ["  $0"] + statements.map { "    \($0)" } + ["}"]
    }
    return lines.joined(separator: "\n")
  }

  private mutating func put(
    _ view: UIView, in container: String, _ grouped: GroupedStatements
  ) -> [String] {
    let call = forest.isArranged(view) ? "putStacked" : "put"
    var lines = ["\(container).\(call)(\(names.name(of: view)))"]
    lines += (grouped.statements(about: view) ?? []).map { "  \($0)" }
    let children = forest.children(of: view)
    if !children.isEmpty {
      lines.append("  .layoutContent { \(container) in")
      for child in children { lines += put(child, in: container, grouped).map { "    \($0)" } }
      lines.append("  }")
    }
    if let space = forest.space(after: view) {
      lines.append("\(container).putSpace(by: \(sourceText(space)))")
    }
    return lines
  }

  private mutating func anchors(_ grouped: GroupedStatements) -> String {
    var lines: [String] = []
    for root in forest.roots {
      let children = forest.children(of: root).filter { !forest.isArranged($0) }
      guard !children.isEmpty else { continue }
      lines.append("\(names.name(of: root)).add {")
      for view in children { lines += anchored(view, grouped).map { "  \($0)" } }
      lines.append("}")
    }
    for view in forest.loose {
      guard let statements = grouped.statements(about: view) else { continue }
      lines += [names.name(of: view)] + statements.map { "  \($0)" } + ["  .build()"]
    }
    for view in forest.placed where forest.isArranged(view) {
      let own = anchored(view, grouped)
      if own.count > 1 { lines += own + ["  .build()"] }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func anchored(_ view: UIView, _ grouped: GroupedStatements) -> [String] {
    var lines = [names.name(of: view)]
    lines += (grouped.statements(about: view) ?? []).map { "  \($0)" }
    let children = forest.children(of: view).filter { !forest.isArranged($0) }
    guard !children.isEmpty else { return lines }
    lines.append("  .add {")
    for child in children { lines += anchored(child, grouped).map { "    \($0)" } }
    return lines + ["  }"]
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint positions a sensor, which a layout that is built again places itself.
  fileprivate var isOfSensor: Bool { firstItem is any SensorView || secondItem is any SensorView }
}
