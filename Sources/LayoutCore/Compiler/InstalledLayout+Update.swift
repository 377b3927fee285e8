extension InstalledLayout {
  /// Changes the layout into that of another plan, with as few changes as possible.
  ///
  /// A rule that is in both plans keeps its constraint; a changed constant, or a changed priority
  /// below required, is set on it. Views that the new plan does not name are removed if the layout
  /// added them. A plan with the same content makes no UIKit call at all.
  ///
  /// - Parameters:
  ///   - leave: Called with each view that has to leave, instead of removing it.
  ///   - listener: Notified of conflicts that turn up during layout.
  ///   - report: Called with the mistakes in the plan, except for those in the previous one.
  /// - Complexity: Linear in the rules of both plans.
  package func update(
    to plan: consuming LayoutPlan, leave: ((UIView) -> Void)? = nil, listener: IssueListener? = nil,
    report: (LayoutIssue) -> Void = { LayoutDiagnostics.report($0) }
  ) {
    beginUpdate()
    let isFirst = record.itemCount == 0
    let old = isFirst ? [] : objects
    let guides = nextGuides(for: plan, old)
    let compiler = LayoutCompiler(plan, guides: guides.map(\.guide))
    for issue in compiler.issues where !record.reportedMessages.contains(issue.description) {
      report(issue)
    }

    var pool = isFirst ? nil : RulePool(constraints)
    let source = LayoutSource.of(
      compiler.plan.sites, listener, isPlanned: true, isOnHost: compiler.plan.host != nil)
    let next = compiler.constraints(of: source, reusing: &pool)
    let isSame = !isFirst && repeats(next)
    if let obsolete = pool?.rest, !obsolete.isEmpty { NSLayoutConstraint.deactivate(obsolete) }

    let keepsPriorities = isActive && repeats(compiler, old)
    if isActive, !keepsPriorities { restorePriorities(of: old) }
    var before = nextRecord(for: compiler, guides)
    swap(&before, &record)
    constraints = next
    isActive = true
    place(compiler, in: before, old, leave: leave)
    attach(compiler, in: before)
    setPriorities(of: compiler, keepsPriorities ? before : nil)
    if !compiler.plan.captures.isEmpty {
      compiler.plan.tell(constraints, numbers: compiler.accepted) { key, own in
        record.keyed[key, default: []] += own
      }
    }
    record.noteLooseViews(of: compiler.plan)
    compiler.finish()
    constraints.writeNames()
    // Includes active constraints, so that ties depend on the order of the description, not on its
    // history.
    if !isSame { NSLayoutConstraint.activate(next.asConstraints) }
    if ordersAccessibilityElements { orderAccessibilityElements() }
    endUpdate()
  }

  /// Whether the constraints are the current ones, in the same order, and all active.
  private func repeats(_ next: [LayoutConstraint]) -> Bool {
    next.count == constraints.count
      && zip(next, constraints).allSatisfy { $0 === $1 && $0.isActive }
  }

  private func nextRecord(
    for compiler: borrowing LayoutCompiler, _ guides: [LayoutRecord.InstalledGuide]
  ) -> LayoutRecord {
    var next = LayoutRecord()
    next.rules = compiler.acceptedRules
    next.itemCount = compiler.plan.items.count
    next.hasHost = compiler.plan.host != nil
    next.keys = compiler.plan.keys
    for issue in compiler.issues { next.reportedMessages.insert(issue.description) }
    next.isRepeatable =
      next.reportedMessages.isEmpty && compiler.plan.backmost.isEmpty
      && !compiler.plan.items.haveParents
    next.madeGuides = guides
    for item in compiler.plan.guides {
      guard let guide = compiler.plan.items[item].object as? UILayoutGuide,
        let owner = compiler.plan.items[item].base,
        let line = compiler.plan.items[item].line
      else { continue }
      next.ownGuides.append(LayoutRecord.OwnedGuide(guide: guide, owner: owner, line: line))
    }
    return next
  }
}

extension LayoutPlan {
  /// Returns inactive constraints for the rules, without any other effect.
  package consuming func makeConstraints() -> [NSLayoutConstraint] {
    let compiler = LayoutCompiler(self)
    for issue in compiler.issues { LayoutDiagnostics.report(issue) }
    var pool: RulePool?
    let constraints = compiler.constraints(
      of: LayoutSource.of(compiler.plan.sites, nil), reusing: &pool)
    compiler.finish()
    constraints.writeNames()
    return constraints
  }
}

// MARK: Views, guides and priorities

extension InstalledLayout {
  private func place(
    _ compiler: borrowing LayoutCompiler, in before: LayoutRecord,
    _ old: ContiguousArray<AnyObject?>, leave: ((UIView) -> Void)?
  ) {
    if !arrivals.isEmpty { arrivals = [] }
    var added: Set<ObjectIdentifier> = []
    if !before.placed.isEmpty || !lingering.isEmpty {
      added = removeOthers(than: compiler.plan, before, old, leave: leave)
    }
    let backmost = compiler.plan.backmost
    let count = backmost.count + compiler.plan.placementCount
    var placed: ContiguousArray<LayoutRecord.PlacedView> = []
    placed.reserveCapacity(count)
    var arranged: [(view: UIView, parent: UIView)] = []
    arranged.reserveCapacity(count)
    for number in 0..<count {
      let place = number - backmost.count
      let item = place < 0 ? backmost[-1 - place] : compiler.plan.placements[place]
      guard let view = compiler.plan.view(item), let parent = compiler.plan.items[item].base,
        let line = compiler.plan.items[item].line
      else { continue }
      let superview = view.superview
      let container = compiler.object(parent)
      let isThere = superview === container
      if !isThere, let superview { arrivals.append((WeakView(view), WeakView(superview))) }
      // A view that leaves no longer belongs to the layout that it is leaving.
      let isLeaving = Departure.end(of: view)
      let isAdded =
        !isThere || isLeaving || (!added.isEmpty && added.contains(ObjectIdentifier(view)))
      if !isAdded { ViewHolders.note(self, of: view, at: placed.count) }
      placed.append(
        LayoutRecord.PlacedView(
          item: item, parent: parent, address: ObjectIdentifier(view), isAdded: isAdded,
          line: line))
      view.stopAutoresizing()
      if let container = container as? UIView { arranged.append((view, container)) }
    }
    record.placed = placed
    record.backmostCount = backmost.count
    compiler.plan.stopAutoresizingPositioned()
    SubviewOrder.arrange(backmost.isEmpty ? arranged : SubviewOrder.withScrollViewsFirst(arranged))
  }

  /// Removes the views that a plan no longer names.
  ///
  /// - Returns: The views that the layout has added so far and that still exist.
  private func removeOthers(
    than plan: borrowing LayoutPlan, _ before: LayoutRecord, _ old: ContiguousArray<AnyObject?>,
    leave: ((UIView) -> Void)?
  ) -> Set<ObjectIdentifier> {
    var added: Set<ObjectIdentifier> = []
    for placed in before.placed {
      guard let view = old[placed.item.index] as? UIView else { continue }
      if placed.isAdded { added.insert(ObjectIdentifier(view)) }
      if plan.mentions(view) { continue }
      if remove(placed, old, leave), leave != nil {
        lingering.append((WeakView(view), WeakView(old[placed.parent.index] as? UIView)))
      }
    }
    lingering.removeAll { $0.view.view == nil || $0.view.view?.superview !== $0.parent.view }
    added.formUnion(lingering.compactMap { $0.view.view.map { ObjectIdentifier($0) } })
    return added
  }

  /// Returns the guides of the next plan: current ones where possible, else new ones.
  private func nextGuides(
    for plan: borrowing LayoutPlan, _ old: ContiguousArray<AnyObject?>
  ) -> [LayoutRecord.InstalledGuide] {
    guard !plan.madeGuides.isEmpty else { return [] }
    var known: [Int?] = []
    if !record.madeGuides.isEmpty {
      known = GuideIdentity.matches(
        of: GuideIdentity.identities(
          of: Array(plan.madeGuides), plan.rules(from: 0), plan.keys, host: plan.hostItem
        ) { plan.view($0) },
        in: GuideIdentity.identities(
          of: record.madeGuides.map(\.made), record.rules, record.keys,
          host: record.hasHost ? LayoutItem(0) : nil
        ) { old[$0.index] as? UIView })
    }
    return plan.madeGuides.enumerated().map { index, made in
      let owner = plan.items[made.item].base
      let kept = known.isEmpty ? nil : known[index].map { record.madeGuides[$0].guide }
      let serves = kept != nil && kept?.owningView === owner.flatMap { plan.view($0) }
      let guide = serves ? kept ?? MadeLayoutGuide() : MadeLayoutGuide()
      guide.configure(from: made, of: plan.name)
      return LayoutRecord.InstalledGuide(guide: guide, owner: owner, made: made)
    }
  }

  private func attach(_ compiler: borrowing LayoutCompiler, in before: LayoutRecord) {
    if !record.hasGuides, !before.hasGuides { return }
    let guides = record.madeGuides.map { ($0.guide as UILayoutGuide, $0.owner) }
    let own = record.ownGuides.map { ($0.guide, Optional($0.owner)) }
    let old = before.madeGuides.map { $0.guide as UILayoutGuide } + before.ownGuides.map(\.guide)
    if !old.isEmpty {
      let kept = Set((guides + own).map { ObjectIdentifier($0.0) })
      for guide in old where !kept.contains(ObjectIdentifier(guide)) {
        guide.owningView?.removeLayoutGuide(guide)
      }
    }
    for (guide, owner) in guides + own {
      guard let owner, let view = compiler.object(owner) as? UIView, guide.owningView !== view
      else { continue }
      view.addLayoutGuide(guide)
    }
    if !old.isEmpty { order(guides + own, after: old, compiler) }
  }

  /// Puts guides into the order of the description, as in a fresh build.
  private func order(
    _ guides: [(guide: UILayoutGuide, owner: LayoutItem?)], after old: [UILayoutGuide],
    _ compiler: borrowing LayoutCompiler
  ) {
    guard !guides.map(\.guide).elementsEqual(old, by: ===) else { return }
    for (owner, owned) in Dictionary(grouping: guides, by: \.owner) where owned.count > 1 {
      guard let owner, let view = compiler.object(owner) as? UIView else { continue }
      Platform.order(owned.map(\.guide), of: view)
    }
  }

  /// Whether a plan sets the same priorities as the current one.
  private func repeats(
    _ compiler: borrowing LayoutCompiler, _ old: ContiguousArray<AnyObject?>
  ) -> Bool {
    let priorities = compiler.plan.priorities
    return record.priorities.count == priorities.count
      && zip(record.priorities, priorities).allSatisfy { applied, next in
        let known = applied.setting
        return known.kind == next.kind && known.axis == next.axis
          && known.priority == next.priority && known.replaceable == next.replaceable
          && old[known.item.index] != nil && old[known.item.index] === compiler.object(next.item)
      }
  }

  /// Sets the priorities of a plan.
  ///
  /// - Parameter before: The record of the previous plan if that has set the same priorities, else
  ///   nil.
  private func setPriorities(
    of compiler: borrowing LayoutCompiler, _ before: LayoutRecord?
  ) {
    let settings = compiler.plan.priorities
    guard !settings.isEmpty else { return }
    var priorities: ContiguousArray<LayoutRecord.AppliedPriority> = []
    priorities.reserveCapacity(settings.count)
    for (index, setting) in settings.enumerated() {
      priorities.append(
        LayoutRecord.AppliedPriority(setting: setting, claim: before?.priorities[index].claim))
    }
    record.priorities = priorities
    if before == nil { applyPriorities { compiler.object($0) } }
  }
}

extension LayoutPlan {
  /// Turns autoresizing off for the views that the plan positions without placing them.
  func stopAutoresizingPositioned() {
    for number in columns.positioned.indices {
      guard let view = view(columns.positioned[number]), !view.isRootOfController else { continue }
      view.stopAutoresizing()
    }
  }
}

extension UIView {
  /// Turns autoresizing off, so that constraints determine the view's frame.
  func stopAutoresizing() {
    Departure.end(of: self)
    if translatesAutoresizingMaskIntoConstraints {
      translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Whether a view controller without a parent owns this view. The window then determines the
  /// view's size, so the view must keep its mask.
  var isRootOfController: Bool {
    guard let controller = next as? UIViewController else { return false }
    return controller.parent == nil
  }
}

extension Array {
  /// Returns the first index from which on all elements pass a test.
  ///
  /// - Complexity: O(log n) tests.
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
