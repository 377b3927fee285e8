/// The constraints that were made view by view, kept with the view that each is about, so that they
/// can be found again, changed and removed. They go with the view.
@MainActor
package enum RuleRegistry {
  /// Who makes constraints, and finds none but those of the same.
  package enum Maker {
    /// The content dialect.
    case content
    /// Chains and anchors.
    case statements
  }

  /// What becomes of the constraints of the same maker that are there.
  package enum Change {
    /// Nothing.
    case add
    /// Those that say the same are changed in place, those that relate the same attributes in another
    /// way are replaced, all others stay.
    case edit
    /// All that are about the same views and guides go first.
    case remake
  }

  /// The constraints about one view or guide.
  private final class Entry: Companion {
    // Unchecked, these: whoever changes one calls nobody meanwhile.
    @exclusivity(unchecked) var nextCompanion: (any Companion)?
    @exclusivity(unchecked) private var content: [LayoutConstraint] = []
    @exclusivity(unchecked) private var statements: [LayoutConstraint] = []
    /// The installation that was here last, and how many constraints of its maker it found.
    @exclusivity(unchecked) var visit = (installation: 0, found: 0)
    /// Whether a layout has put the view somewhere.
    @exclusivity(unchecked) var isPut = false

    subscript(maker: Maker) -> [LayoutConstraint] {
      get { maker == .content ? content : statements }
      // In place: a copy for each constraint would cost their square.
      _modify {
        switch maker {
        case .content: yield &content
        case .statements: yield &statements
        }
      }
    }
  }

  /// Puts a plan in force: its views and guides where they belong, its priorities, and its rules in one
  /// call.
  ///
  /// - Parameters:
  ///   - maker: Who makes the constraints.
  ///   - change: What becomes of those that are there.
  ///   - elements: What the plan speaks of, for a change that replaces all that has been said of it: also
  ///     where nothing is said now, or nothing that can be.
  ///   - listener: Hears of conflicts that turn up when it is laid out.
  ///   - report: Takes the mistakes in the plan.
  /// - Returns: The constraints, in the order of the rules.
  /// - Complexity: Linear in the rules of the plan and of the views that they are about.
  package static func install(
    _ plan: consuming LayoutPlan, by maker: Maker, _ change: Change = .add,
    about elements: [LayoutElement] = [], listener: IssueListener? = nil,
    report: (LayoutIssue) -> Void = { LayoutDiagnostics.report($0) }
  ) -> [LayoutConstraint] {
    let compiler = LayoutCompiler(plan)
    for issue in compiler.issues { report(issue) }
    compiler.plan.place()
    let subjects = change == .add ? [] : subjects(of: compiler)
    if change == .remake { remove(elements.map(\.object) + subjects, of: maker) }
    var pool =
      change == .edit ? RulePool(subjects.flatMap { known(about: $0, by: maker) }) : nil
    let source = LayoutSource.of(compiler.plan.sites, listener)
    let constraints = compiler.constraints(of: source, reusing: &pool)
    constraints.writeNames()
    if let pool {
      let places = Set(compiler.accepted.compactMap { compiler.place(of: $0) })
      NSLayoutConstraint.deactivate(pool.rest(in: places))
    }
    let inactive = change == .edit ? constraints.filter { !$0.isActive } : constraints
    NSLayoutConstraint.activate(inactive.asConstraints)
    note(
      constraints, of: compiler, by: maker, findingRivals: maker == .statements && change == .add,
      report)
    if !compiler.plan.captures.isEmpty {
      compiler.plan.tell(constraints, numbers: compiler.accepted)
    }
    compiler.finish()
    return constraints
  }

  /// The views and guides that accepted rules are about, each once.
  private static func subjects(of compiler: borrowing LayoutCompiler) -> [AnyObject] {
    var seen: Set<LayoutItem> = []
    return compiler.accepted.compactMap { number in
      let item = compiler.plan.rules[number].subject
      return seen.insert(item).inserted ? compiler.object(item) : nil
    }
  }

  @exclusivity(unchecked) private static var installations = 0

  /// Keeps constraints with what they are about, after those that were in force before and still are, and
  /// has it told if they yield to others to which nobody has given a priority, either.
  ///
  /// - Parameter findingRivals: Whether it is told at once where one holds what is held already.
  private static func note(
    _ constraints: [LayoutConstraint], of compiler: borrowing LayoutCompiler, by maker: Maker,
    findingRivals: Bool, _ report: (LayoutIssue) -> Void
  ) {
    installations += 1
    var isNew: Set<ObjectIdentifier>?
    // By the numbers of the items: to ask a constraint counts references. Rules about one view mostly follow
    // each other.
    let columns = compiler.plan.columns
    let numbers = compiler.refused.isEmpty ? [] : compiler.accepted
    // Told in the end: who hears of one may change what is kept.
    var rivals: [(constraint: LayoutConstraint, rival: LayoutConstraint)] = []
    func subject(_ index: Int) -> LayoutItem {
      columns.rules[numbers.isEmpty ? index : numbers[index]].subject
    }
    var start = 0
    while start < constraints.count {
      let item = subject(start)
      var end = start + 1
      while end < constraints.count, subject(end) == item { end += 1 }
      defer { start = end }
      guard let subject = compiler.object(item) else { continue }
      let entry = entry(of: subject)
      if entry.visit.installation != installations {
        if !entry[maker].isEmpty {
          let new = isNew ?? Set(constraints.map { ObjectIdentifier($0) })
          isNew = new
          entry[maker].removeAll { !$0.isActive || new.contains(ObjectIdentifier($0)) }
        }
        entry.visit = (installations, entry[maker].count)
      }
      let found = findingRivals ? entry.visit.found : 0
      for constraint in constraints[start..<end] {
        let rival =
          found == 0 ? nil : entry[maker][..<found].first { $0.contradicts(constraint) }
        if let rival {
          rivals.append((constraint, rival))
        } else if !constraint.hasOwnPriority, constraint.priority != .required {
          Platform.watch(constraint)
        }
      }
      if start == 0, end == constraints.count, entry[maker].isEmpty {
        // As many statements are about one view: the array itself, not a copy.
        entry[maker] = constraints
      } else {
        entry[maker].append(contentsOf: constraints[start..<end])
      }
    }
    for (constraint, rival) in rivals { report(contradiction(of: constraint, to: rival)) }
  }

  private static func entry(of object: AnyObject) -> Entry {
    Platform.companion(Entry.self, of: object) ?? Platform.keep(Entry(), with: object)
  }

  /// Notes that a layout puts a view somewhere.
  ///
  /// - Returns: Whether one has done that before.
  package static func notePut(_ view: UIView) -> Bool {
    let entry = entry(of: view)
    defer { entry.isPut = true }
    return entry.isPut
  }

  /// The constraints in force about a view or a guide, in the order in which they were made.
  private static func known(about object: AnyObject, by maker: Maker) -> [LayoutConstraint] {
    Platform.companion(Entry.self, of: object)?[maker].filter(\.isActive) ?? []
  }

  private static func remove(_ objects: [AnyObject], of maker: Maker) {
    var constraints: [LayoutConstraint] = []
    for object in objects {
      guard let entry = Platform.companion(Entry.self, of: object) else { continue }
      constraints += entry[maker].filter(\.isActive)
      entry[maker] = []
    }
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Takes all constraints about some views, and about their own guides, out of force.
  package static func removeConstraints(about views: [UIView], by maker: Maker) {
    remove(views.flatMap { [$0 as AnyObject] + $0.layoutGuides }, of: maker)
  }

  /// Takes all constraints about a view's own guides out of force.
  package static func removeConstraints(aboutGuidesOf view: UIView, by maker: Maker) {
    remove(view.layoutGuides, of: maker)
  }

  /// The constraints in force about some views, in the order in which they were made.
  package static func constraints(
    about views: [UIView], by maker: Maker
  ) -> [NSLayoutConstraint] {
    views.flatMap { known(about: $0, by: maker) }
  }
}

// MARK: Rivals

extension RuleRegistry {
  private static func contradiction(
    of constraint: LayoutConstraint, to rival: LayoutConstraint
  ) -> LayoutIssue {
    let items = [constraint.subject, constraint.firstItem, constraint.secondItem]
    let names = LayoutNames(of: items.compactMap { LayoutElement($0) })
    let message = """
      \(constraint.text(names)) contradicts \(rival.text(names)), which was made \
      \(rival.line.map { "at \($0)" } ?? "before"); write update() to change it, or remake() to replace it
      """
    return LayoutIssue(
      .conflict, message, view: LayoutElement(constraint.subject)?.view, at: constraint.line,
      lines: [rival.line, constraint.line].compactMap { $0 })
  }
}

extension LayoutConstraint {
  /// Whether both say where the same is, differently, and nobody has said which matters more.
  fileprivate func contradicts(_ other: LayoutConstraint) -> Bool {
    guard self !== other, isActive, !hasOwnPriority, !other.hasOwnPriority,
      priority != .required, relation == .equal, let key = RuleKey(self),
      key == RuleKey(other)
    else { return false }
    return constant != other.constant
  }
}

extension LayoutPlan {
  /// Puts the views and guides where they belong, and sets the priorities of their contents.
  fileprivate func place() {
    stopAutoresizingPositioned()
    var placed: [(view: UIView, parent: UIView)] = []
    for number in columns.placements.indices {
      let item = columns.placements[number]
      guard let view = view(item) else { continue }
      view.stopAutoresizing()
      if let parent = parent(ofPlaced: item) { placed.append((view, parent)) }
    }
    if !placed.isEmpty { SubviewOrder.arrange(placed) }
    if rest == nil { return }
    for item in guides {
      guard let guide = items[item].object as? UILayoutGuide, let owner = parent(ofPlaced: item),
        guide.owningView !== owner
      else { continue }
      owner.addLayoutGuide(guide)
    }
    for setting in priorities {
      guard let view = view(setting.item) else { continue }
      setting.kind.set(setting.priority, of: view, along: setting.axis)
    }
  }
}
