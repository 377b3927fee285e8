import ListRules

/// The list whose rows an updater changes.
@MainActor
protocol ListHost<Kind>: AnyObject {
  associatedtype Kind: RowKind
  /// How many rows each section has, as far as the view knows; nil while there is no view.
  var viewCounts: [Int]? { get }
  var strategy: CellReloadStrategy { get }
  /// Carries updates out in one batch; `showNew` lets the data source say what is to be.
  func perform(
    _ updates: ListUpdates, showNew: @escaping () -> Void, completion: @escaping (Bool) -> Void)
  /// Shows everything anew.
  func reload(completion: @escaping (Bool) -> Void)
  /// Binds what is seen again where its model shows something else.
  ///
  /// - Returns: Updates for what wants another cell; nil if nothing has been bound again.
  func rebind() -> ListUpdates?
  func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?)
  /// The list shows what was set.
  func didShow(_ isFinished: Bool)
}

/// Takes a list from one set of sections to the next, one at a time.
///
/// What is set while an update is under way waits for it, and only the latest is taken.
@MainActor
final class ListUpdater<Kind: RowKind> {
  typealias Section = CellSection<Kind.Row>

  weak var host: (any ListHost<Kind>)?
  /// What the data source says.
  private(set) var shown: [ShownSection<Kind>] = []
  /// What was set last.
  private(set) var latest: [Section] = []
  private var waiting: [Section]?
  private var isUpdating = false

  func set(_ sections: [Section]) {
    latest = sections
    waiting = sections
    guard !isUpdating else { return }
    isUpdating = true
    while let next = waiting {
      waiting = nil
      show(next)
    }
    isUpdating = false
  }

  /// The view has moved a row: what is shown follows, of which nothing is to be updated.
  ///
  /// - Returns: Whether there are such places.
  func follow(from old: ListPlace, to new: ListPlace) -> Bool {
    guard shown.indices.contains(old.section), shown.indices.contains(new.section),
      shown[old.section].rows.indices.contains(old.item)
    else { return false }
    let source = shown[old.section].section.copy()
    let row = source.cells.remove(at: old.item)
    let target = old.section == new.section ? source : shown[new.section].section.copy()
    guard new.item >= 0, new.item <= target.cells.count else { return false }
    target.cells.insert(row, at: new.item)
    for (index, section) in [(old.section, source), (new.section, target)] {
      shown[index] = ShownSection(section)
      if latest.indices.contains(index) { latest[index] = section }
    }
    return true
  }

  private func show(_ sections: [Section]) {
    let old = shown
    let new = sections.map(ShownSection<Kind>.init)
    reportDoubles(new)
    guard let host, let counts = host.viewCounts else {
      shown = new
      return
    }
    if old.isEmpty || counts != old.map(\.rows.count) {
      shown = new
      return host.reload { [weak self] in self?.host?.didShow($0) }
    }
    var (isFinished, open) = (true, 1)
    let end: (Bool) -> Void = { [weak self] finished in
      isFinished = isFinished && finished
      open -= 1
      if open == 0 { self?.host?.didShow(isFinished) }
    }
    for stage in stages(from: old, to: new) {
      open += 1
      guard carryOut(stage, completion: end) else { return end(true) }
    }
    shown = new
    if let again = host.rebind() {
      open += 1
      host.perform(again, showNew: {}, completion: end)
    }
    end(true)
  }

  // MARK: Stages

  typealias Stage = (updates: ListUpdates, goal: [ShownSection<Kind>])

  private func stages(from old: [ShownSection<Kind>], to new: [ShownSection<Kind>]) -> [Stage] {
    let (outline, goal) = (old.map(\.outline), new.map(\.outline))
    let strategy = host?.strategy ?? .reloadArrangementDifferences
    guard strategy == .reloadArrangementDifferences else {
      let updates = ListPlan.linear(
        from: outline, to: goal, reloadsAll: strategy == .reloadAll)
      return updates.isEmpty ? [] : [(updates, new)]
    }
    let difference = ListDiffer.difference(from: outline, to: goal)
    guard difference.stages.count == 2 else { return difference.stages.map { ($0, new) } }
    // Sections that stay have their old rows until the second stage.
    let between = zip(difference.sectionOrigins, new).map { origin, section in
      origin.map { old[$0] } ?? section
    }
    return [(difference.stages[0], between), (difference.stages[1], new)]
  }

  /// - Returns: Whether the update agreed with what is shown. If not, all is shown anew.
  func carryOut(_ stage: Stage, completion: @escaping (Bool) -> Void) -> Bool {
    guard let host else { return false }
    let verdict = UpdateReferee.judge(
      stage.updates, before: shown.map(\.rows.count), after: stage.goal.map(\.rows.count),
      words: Kind.words)
    if case .illegal(let complaint) = verdict {
      host.reportIssue(
        .misplaced, "the list shows everything anew, as its update would fail: \(complaint)",
        at: nil)
      shown = stage.goal
      host.reload(completion: completion)
      return false
    }
    host.perform(stage.updates) {
      self.shown = stage.goal
    } completion: {
      completion($0)
    }
    return true
  }

  // MARK: Mistakes

  private func reportDoubles(_ sections: [ShownSection<Kind>]) {
    report(
      doublesIn: sections.map(\.outline.identity), "sections", at: sections.first?.section.line)
    for section in sections {
      report(doublesIn: section.outline.items, "\(Kind.words.item)s", at: section.section.line)
    }
  }

  private func report<Identity: Hashable>(
    doublesIn identities: [Identity], _ kind: String, at line: SourceLine?
  ) {
    var known = Set<Identity>(minimumCapacity: identities.count)
    var doubles: [String] = []
    for identity in identities where !known.insert(identity).inserted {
      doubles.append("\(identity)")
    }
    guard !doubles.isEmpty else { return }
    let names = Set(doubles).sorted().prefix(5).joined(separator: ", ")
    host?.reportIssue(
      .duplicate,
      "\(kind) have the same identifier: \(names); the first of them is taken for the first, the "
        + "second for the second", at: line)
  }
}
