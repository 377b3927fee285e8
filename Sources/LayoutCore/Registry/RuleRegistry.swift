/// The constraints that were made view by view, each stored with the view that it is about, so that
/// they can be found, changed and removed later. They are released with the view.
@MainActor
package enum RuleRegistry {
  /// The maker of constraints; each maker finds only its own.
  package enum Maker {
    /// The content dialect.
    case content
    /// Chains and anchors.
    case statements
  }

  /// The effect on existing constraints of the same maker.
  package enum Change {
    /// They stay.
    case add
    /// Constraints with the same relation get the new numbers in place, those that relate the same
    /// attributes in another way are replaced, and all others stay.
    case edit
    /// All constraints about the same views and guides are removed first.
    case remake
  }

  /// The constraints about one view or guide.
  private final class Entry: Companion {
    // Unchecked: code that changes these calls nothing else meanwhile.
    @exclusivity(unchecked) var nextCompanion: (any Companion)?
    @exclusivity(unchecked) private var content: [LayoutConstraint] = []
    @exclusivity(unchecked) private var statements: [LayoutConstraint] = []
    /// The number of the last installation about this object, and the number of its maker's
    /// constraints that it found.
    @exclusivity(unchecked) var visit = (installation: 0, found: 0)
    /// Whether a layout has put the view in place.
    @exclusivity(unchecked) var isPut = false

    subscript(maker: Maker) -> [LayoutConstraint] {
      get { maker == .content ? content : statements }
      // In place: copying for each constraint would make the cost quadratic.
      _modify {
        switch maker {
        case .content: yield &content
        case .statements: yield &statements
        }
      }
    }
  }

  /// Installs a plan: puts its views and guides in place, sets its priorities, and activates its
  /// rules in one call.
  ///
  /// - Parameters:
  ///   - maker: The maker of the constraints.
  ///   - change: The effect on existing constraints.
  ///   - elements: The objects of the plan, for a change that replaces all their statements,
  ///     including objects without usable statements now.
  ///   - listener: Notified of conflicts that turn up during layout.
  ///   - report: Called with the mistakes in the plan.
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

  /// Returns the views and guides that accepted rules are about, each once.
  private static func subjects(of compiler: borrowing LayoutCompiler) -> [AnyObject] {
    var seen: Set<LayoutItem> = []
    return compiler.accepted.compactMap { number in
      let item = compiler.plan.rules[number].subject
      return seen.insert(item).inserted ? compiler.object(item) : nil
    }
  }

  @exclusivity(unchecked) private static var installations = 0

  /// Stores constraints with their subjects, after the earlier ones that are still active. Watches
  /// for constraints that yield to others if neither has an explicit priority.
  ///
  /// - Parameter findingRivals: Whether to report at once a constraint that contradicts an existing
  ///   one.
  private static func note(
    _ constraints: [LayoutConstraint], of compiler: borrowing LayoutCompiler, by maker: Maker,
    findingRivals: Bool, _ report: (LayoutIssue) -> Void
  ) {
    installations += 1
    var isNew: Set<ObjectIdentifier>?
    // By item numbers, because access to a constraint's items counts references. Rules about the
    // same view usually follow each other.
    let columns = compiler.plan.columns
    let numbers = compiler.refused.isEmpty ? [] : compiler.accepted
    // Reported at the end, because a handler may change the stored constraints.
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
        // All statements are often about a single view: this stores the array itself, not a copy.
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

  /// Notes that a layout puts a view in place.
  ///
  /// - Returns: Whether a layout has done so before.
  package static func notePut(_ view: UIView) -> Bool {
    let entry = entry(of: view)
    defer { entry.isPut = true }
    return entry.isPut
  }

  /// Returns the active constraints about a view or a guide, in the order in which they were made.
  private static func known(about object: AnyObject, by maker: Maker) -> [LayoutConstraint] {
    Platform.companion(Entry.self, of: object)?[maker].filter(\.isActive) ?? []
  }

  /// Returns the maker of a constraint; nil if no maker has made it view by view.
  static func maker(of constraint: LayoutConstraint) -> Maker? {
    guard let subject = constraint.subject,
      let entry = Platform.companion(Entry.self, of: subject)
    else { return nil }
    return [Maker.content, .statements].first { entry[$0].contains { $0 === constraint } }
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

  /// Deactivates all constraints about some views, and about their own guides.
  package static func removeConstraints(about views: [UIView], by maker: Maker) {
    remove(views.flatMap { [$0 as AnyObject] + $0.layoutGuides }, of: maker)
  }

  /// Deactivates all constraints about a view's own guides.
  package static func removeConstraints(aboutGuidesOf view: UIView, by maker: Maker) {
    remove(view.layoutGuides, of: maker)
  }

  /// Returns the active constraints about some views, in the order in which they were made.
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
  /// Whether both give different values for the same attributes, and neither has an explicit
  /// priority.
  fileprivate func contradicts(_ other: LayoutConstraint) -> Bool {
    guard self !== other, isActive, !hasOwnPriority, !other.hasOwnPriority,
      priority != .required, relation == .equal, let key = RuleKey(self),
      key == RuleKey(other)
    else { return false }
    return constant != other.constant
  }
}

extension LayoutPlan {
  /// Puts the views and guides in place, and sets the priorities of their contents.
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
    if rareColumns == nil { return }
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
