/// The constraints that were made view by view, kept with the view that each is about, so that they
/// can be found again, changed and removed. They go with the view.
@MainActor
package enum RuleRegistry {
  /// The constraints about one view or guide.
  private final class Entry: Companion {
    var nextCompanion: (any Companion)?
    var constraints: [LayoutConstraint] = []
  }

  /// Puts the rules of a plan in force, in one call; the plan's views must be where they belong.
  ///
  /// - Parameters:
  ///   - isEditing: Whether constraints that say the same are to be changed in place, and those
  ///     that relate the same attributes in another way replaced. All others stay.
  ///   - listener: Hears of conflicts that turn up when it is laid out.
  ///   - report: Takes the mistakes in the plan.
  /// - Returns: The constraints, in the order of the rules.
  /// - Complexity: Linear in the rules of the plan and of the views that they are about.
  package static func install(
    _ plan: LayoutPlan, isEditing: Bool, listener: IssueListener? = nil,
    report: (LayoutIssue) -> Void
  ) -> [LayoutConstraint] {
    let compiler = LayoutCompiler(plan)
    for issue in compiler.allIssues { report(issue) }
    for item in plan.positioned {
      if let view = plan.view(item), !view.isRootOfController { view.stopAutoresizing() }
    }
    var pool = isEditing ? RulePool(subjects(of: compiler).flatMap { known(about: $0) }) : nil
    let constraints = compiler.constraints(
      of: LayoutSource(plan.sites, listener), reusing: &pool)
    if let pool {
      let places = Set(compiler.accepted.compactMap { compiler.place(of: $0) })
      NSLayoutConstraint.deactivate(pool.rest(in: places))
    }
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
    note(constraints, of: compiler)
    return constraints
  }

  /// The views and guides that accepted rules are about, each once.
  private static func subjects(of compiler: LayoutCompiler) -> [AnyObject] {
    var seen: Set<LayoutItem> = []
    return compiler.accepted.compactMap { number in
      let item = compiler.plan.rules[number].item
      return seen.insert(item).inserted ? compiler.objects[item.index] : nil
    }
  }

  /// Keeps constraints with what they are about, after those that were in force before and still are.
  private static func note(_ constraints: [LayoutConstraint], of compiler: LayoutCompiler) {
    var entries: [LayoutItem: Entry] = [:]
    // Rules about one view mostly follow each other.
    var last: (item: LayoutItem, entry: Entry)?
    let isNew = Set(constraints.map { ObjectIdentifier($0) })
    for (number, constraint) in zip(compiler.accepted, constraints) {
      let item = compiler.plan.rules[number].item
      if last?.item != item {
        guard let object = compiler.objects[item.index] else { continue }
        let entry = entries[item] ?? Platform.companion(of: object) { Entry() }
        if entries[item] == nil {
          entry.constraints.removeAll { !$0.isActive || isNew.contains(ObjectIdentifier($0)) }
          entries[item] = entry
        }
        last = (item, entry)
      }
      last?.entry.constraints.append(constraint)
    }
  }

  /// The constraints in force about a view or a guide, in the order in which they were made.
  private static func known(about object: AnyObject) -> [LayoutConstraint] {
    Platform.companion(Entry.self, of: object)?.constraints.filter(\.isActive) ?? []
  }

  /// Takes all constraints about some views out of force.
  package static func removeConstraints(about views: [UIView]) {
    var constraints: [LayoutConstraint] = []
    for view in views {
      guard let entry = Platform.companion(Entry.self, of: view) else { continue }
      constraints += entry.constraints.filter(\.isActive)
      entry.constraints = []
    }
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints in force about some views, in the order in which they were made.
  package static func constraints(about views: [UIView]) -> [NSLayoutConstraint] {
    views.flatMap { known(about: $0) }
  }
}
