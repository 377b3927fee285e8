import ListRules

/// The list whose rows an updater changes.
@MainActor
protocol ListHost: AnyObject {
  /// The number of rows of each section, as far as the view knows; nil while there is no view.
  var viewCounts: [Int]? { get }
  /// Whether the list reports that something else is updating it: drop placeholders and rows moved
  /// by hand, as UIKit documents; a batch of the app's own may go unnoticed.
  var isBeingUpdated: Bool { get }
  var strategy: CellReloadStrategy { get }
  /// Called when other sections are about to be shown.
  func willShow(_ outlines: [SectionOutline<AnyHashable, CellKey>])
  /// Carries out updates in one batch; `showNew` has the data source return the new rows.
  ///
  /// - Parameter mapping: Where everything goes; nil if everything stays.
  func perform(
    _ updates: ListUpdates, _ mapping: ListMapping?, showNew: @escaping () -> Void,
    completion: @escaping (Bool) -> Void)
  /// Called when the view has moved something by itself.
  func follow(_ mapping: ListMapping)
  /// Reloads the list.
  func reload(completion: @escaping (Bool) -> Void)
  /// Binds visible cells, headers and footers again if their models show something else.
  ///
  /// - Returns: Updates for rows that want another cell; nil if nothing has been bound again.
  func rebind() -> ListUpdates?
  /// Has visible rows stay where they are during an update, if they are to.
  func keepingPosition(_ update: () -> Void)
  func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?)
  /// Called when other sections are shown, if only at the next layout.
  func didUpdate()
  /// Called when sections have been taken that had waited for a batch of the app's own.
  func didApplyPendingSections()
  /// Called when the list shows what was set.
  func didShow(_ isFinished: Bool)
}

/// Takes a list from one set of sections to the next, one at a time.
///
/// Sections that are set while an update is under way wait for it, and only the latest are taken.
/// That is right if the app is told of something. If the app is asked for something, or hears of
/// the update from the list itself, it is a mistake, in the middle of what UIKit does.
@MainActor
final class ListUpdater<Row> {
  typealias Section = CellSection<Row>

  let kind: RowKind<Row>
  weak var host: (any ListHost)?
  /// The sections that the data source returns.
  private(set) var shown: [ShownSection<Row>] = [] { didSet { showCount += 1 } }
  /// The sections that were set last.
  private(set) var latest: [Section] = []
  /// Where rows went when sections were last shown; nil after a reload or an update by place.
  private(set) var history: UpdateHistory?
  private var pending: Pending?
  /// The sections that were set last, while the difference is found off the main actor.
  private var beingDiffed: [ShownSection<Row>]?
  var hasPending: Bool { pending != nil }
  private(set) var isUpdating = false
  /// Whether the waiting sections wait until a later turn.
  private var isDeferred = false
  /// Whether a set at a wrong time has been reported; the waiting sections are then the latest.
  private var hasReportedSet = false
  private var activity = ListActivity.none
  /// The number of questions of the list that are open, one inside another.
  private var openQuestionCount = 0
  /// The number of sets, and the number of the set whose sections are shown.
  private var (setCount, shownSet) = (0, 0)
  /// The number of times that the shown sections have changed.
  private(set) var showCount = 0

  typealias AnimationScope = (() -> Void) -> Void

  private struct Pending {
    /// The number of the set.
    var number: Int
    var sections: [ShownSection<Row>]
    /// Runs around showing the sections, to choose an animation for example.
    var scope: AnimationScope
    /// The difference, if it has been found already, and the `showCount` from which it starts.
    var known: (difference: FoundDifference, showCount: Int)?
  }

  init(_ kind: RowKind<Row>) { self.kind = kind }

  func set(_ sections: [Section], _ around: @escaping AnimationScope = { $0() }) {
    setCount += 1
    latest = sections
    beingDiffed = nil
    enqueue(Pending(number: setCount, sections: snapshot(of: sections), scope: around))
  }

  /// Sets sections, and finds the difference off the main actor. It returns when the list shows the
  /// sections, when others have been set, or when the sections wait for updates by something else.
  ///
  /// - Parameter prepare: Finds out what else has to be known before the sections are shown.
  func set(
    diffingInBackground sections: [Section], _ around: @escaping AnimationScope,
    prepare: ([ShownSection<Row>]) async -> Void
  ) async {
    setCount += 1
    let count = setCount
    latest = sections
    beingDiffed = snapshot(of: sections)
    while count == setCount, let new = beingDiffed {
      let (outlines, start) = (Outlines(shown, new), showCount)
      let found = await outlines.difference()
      await prepare(new)
      guard count == setCount else { return }
      // The shown sections have changed meanwhile: by hand, or by an earlier set.
      guard start == showCount else { continue }
      beingDiffed = nil
      return enqueue(Pending(number: count, sections: new, scope: around, known: (found, start)))
    }
  }

  /// Takes sections, at once or later. A batch within another one is not carried out by itself; one
  /// within a question of the list would change what the list asks about.
  private func enqueue(_ next: Pending) {
    pending = next
    let isInBatch = !isUpdating && host?.isBeingUpdated == true
    if let problem = activity.problem(isInBatch: isInBatch), !hasReportedSet {
      hasReportedSet = true
      host?.reportIssue(.misplaced, problem, at: latest.first?.line)
    }
    if isUpdating { return }
    if isInBatch || openQuestionCount > 0 { return schedulePending() }
    applyPending()
  }

  /// Shows the sections that wait, if there are any, as soon as the list does nothing by itself.
  func schedulePending() {
    guard !isDeferred else { return }
    isDeferred = true
    Task { @MainActor [weak self] in
      // The placeholder of a drop stays for many turns.
      while let host = self?.host, host.isBeingUpdated || (self?.openQuestionCount ?? 0) > 0 {
        try? await Task.sleep(nanoseconds: 16_000_000)
      }
      guard let self else { return }
      isDeferred = false
      guard !isUpdating else { return }
      if pending != nil { applyPending() }
      self.host?.didApplyPendingSections()
    }
  }

  /// The number of sets that may lead to each other at once; further ones wait for a turn. A row
  /// that sets the list whenever it is bound must not keep the app from everything else.
  private static var roundLimit: Int { 20 }

  private func applyPending() {
    isUpdating = true
    var count = 0
    while let next = pending, count < Self.roundLimit {
      pending = nil
      count += 1
      next.scope {
        guard let host else { return show(next) }
        host.keepingPosition { during(.update) { show(next) } }
      }
      host?.didUpdate()
    }
    isUpdating = false
    if pending == nil { hasReportedSet = false } else { schedulePending() }
  }

  private func snapshot(of sections: [Section]) -> [ShownSection<Row>] {
    sections.map { ShownSection($0, of: kind) }
  }

  /// Follows a row that the view has moved: the shown sections change without an update.
  ///
  /// - Returns: Whether these places exist.
  func follow(from old: ListPlace, to new: ListPlace) -> Bool {
    guard shown.indices.contains(old.section), shown.indices.contains(new.section),
      shown[old.section].rows.indices.contains(old.item)
    else { return false }
    var rows = [old.section: shown[old.section].rows]
    let row = rows[old.section]?.remove(at: old.item)
    if new.section != old.section { rows[new.section] = shown[new.section].rows }
    guard let row, let count = rows[new.section]?.count, (0...count).contains(new.item) else {
      return false
    }
    rows[new.section]?.insert(row, at: new.item)
    let before = shown.map(\.rows.count)
    for (index, rows) in rows {
      let section = shown[index].section.changedCopy { $0.cells = rows }
      shown[index] = ShownSection(section, of: kind)
      if shownSet == setCount, latest.indices.contains(index) { latest[index] = section }
    }
    moveInPendingSections(new)
    let verdict = UpdateReferee.judge(
      ListUpdates(items: [.move(from: old, to: new)]), before: before,
      after: shown.map(\.rows.count), words: kind.words)
    if case .legal(let mapping) = verdict { host?.follow(mapping) }
    return true
  }

  /// Moves a row that was moved by hand in sections that were set before, too.
  private func moveInPendingSections(_ place: ListPlace) {
    if let next = pending {
      for (index, section) in next.sections.moved(like: place, in: shown) {
        pending?.sections[index] = ShownSection(section, of: kind)
        if next.number == setCount { latest[index] = section }
      }
    }
    for (index, section) in beingDiffed?.moved(like: place, in: shown) ?? [:] {
      beingDiffed?[index] = ShownSection(section, of: kind)
      latest[index] = section
    }
  }

  private func show(_ next: Pending) {
    let (old, new) = (shown, next.sections)
    shownSet = next.number
    history = nil
    let known = next.known.flatMap { $0.showCount == showCount ? $0.difference : nil }
    report(known?.duplicates ?? Outlines.duplicates(in: new.map(\.outline)), in: new)
    host?.willShow(new.map(\.outline))
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
    let plan = plan(from: old, to: new, known?.difference)
    if host.strategy == .reloadArrangementDifferences { history = UpdateHistory() }
    for stage in plan.stages {
      open += 1
      guard carryOut(stage, completion: end) else { return end(true) }
    }
    shown = new
    if let again = updatesInPlace(since: old, plan.origins) {
      open += 1
      _ = carryOut((again, nil), completion: end)
    }
    end(true)
  }

  /// Binds rows that stay, and returns updates for those that have to be reloaded; nil if nothing
  /// has changed.
  ///
  /// - Parameter origins: For each section, its old index; nil for one that is new, or reloaded.
  private func updatesInPlace(
    since old: [ShownSection<Row>], _ origins: [Int?]
  ) -> ListUpdates? {
    var reshaped: Set<Int> = []
    for case (let section, let origin?) in origins.enumerated()
    where old[origin].headerFooter.kinds != shown[section].headerFooter.kinds {
      reshaped.insert(section)
    }
    let bound = host?.rebind()
    guard bound != nil || !reshaped.isEmpty else { return nil }
    var updates = bound ?? ListUpdates()
    updates.items.removeAll { change in
      if case .reload(let place) = change { reshaped.contains(place.section) } else { false }
    }
    updates.sections += reshaped.sorted().map { .reload($0) }
    return updates
  }

  // MARK: Stages

  /// Updates, and the sections that are shown after them; nil for those that are shown already.
  typealias Stage = (updates: ListUpdates, goal: [ShownSection<Row>]?)

  /// Returns the stages, and the old index of each section; nil for a new or reloaded one.
  private func plan(
    from old: [ShownSection<Row>], to new: [ShownSection<Row>], _ known: ListDifference?
  ) -> (stages: [Stage], origins: [Int?]) {
    let (outline, goal) = (old.map(\.outline), new.map(\.outline))
    let strategy = host?.strategy ?? .reloadArrangementDifferences
    guard strategy == .reloadArrangementDifferences else {
      let updates = ListPlan.linear(
        from: outline, to: goal, reloadsAll: strategy == .reloadAll)
      let origins = goal.indices.map { section in
        let stays =
          strategy != .reloadAll && outline.indices.contains(section)
          && outline[section].identity == goal[section].identity
        return stays ? section : nil
      }
      return (updates.isEmpty ? [] : [(updates, new)], origins)
    }
    let difference = known ?? ListDiffer.difference(from: outline, to: goal)
    let origins = difference.sectionOrigins
    guard difference.stages.count == 2 else {
      return (difference.stages.map { ($0, new) }, origins)
    }
    // Sections that stay have their old rows until the second stage.
    let between = zip(origins, new).map { origin, section in
      origin.map { old[$0] } ?? section
    }
    return ([(difference.stages[0], between), (difference.stages[1], new)], origins)
  }

  /// - Returns: Whether the update agreed with the shown sections. If not, the list is reloaded.
  func carryOut(_ stage: Stage, completion: @escaping (Bool) -> Void) -> Bool {
    guard let host else { return false }
    if stage.updates.isEmpty {
      host.perform(stage.updates, nil, showNew: {}, completion: completion)
      return true
    }
    let goal = stage.goal ?? shown
    let verdict = UpdateReferee.judge(
      stage.updates, before: shown.map(\.rows.count), after: goal.map(\.rows.count),
      words: kind.words)
    let mapping: ListMapping
    switch verdict {
    case .legal(let found): mapping = found
    case .illegal(let complaint):
      host.reportIssue(
        .misplaced, "the list is reloaded, because its update would fail: \(complaint)",
        at: nil)
      shown = goal
      history = nil
      host.reload(completion: completion)
      return false
    }
    history?.add(stage.updates, mapping)
    host.perform(
      stage.updates, mapping, showNew: { if stage.goal != nil { self.shown = goal } },
      completion: completion)
    return true
  }

  // MARK: Occasions

  /// Tells the app of something; the app may well set the list then.
  func notifying(_ act: () -> Void) { during(.callback, act) }

  /// Tells the app of something while the list is at work; sections that the app sets then wait.
  func notifyingWhileBusy(_ act: () -> Void) {
    openQuestionCount += 1
    defer { openQuestionCount -= 1 }
    notifying(act)
  }

  /// Whether the app is being told of something while the list is at work.
  var isNotifyingWhileBusy: Bool { openQuestionCount > 0 && activity == .callback }

  /// Answers a question of the list for a cell, a header or a footer.
  func answering<Answer>(_ answer: () -> Answer) -> Answer {
    openQuestionCount += 1
    defer { openQuestionCount -= 1 }
    return during(.cellRequest, answer)
  }

  private func during<Result>(_ activity: ListActivity, _ act: () -> Result) -> Result {
    let old = self.activity
    self.activity = activity
    defer { self.activity = old }
    return act()
  }

  // MARK: Mistakes

  private func report(_ duplicates: [FoundDifference.Duplicates], in sections: [ShownSection<Row>])
  {
    if let (name, problem, line) = sections.lazy.compactMap({ shown in
      shown.headerFooter.problem.map { (shown.words, $0, shown.section.line) }
    }).first {
      host?.reportIssue(.misplaced, "\(name) has \(problem)", at: line)
    }
    guard let first = duplicates.first else { return }
    let section = first.section.map { sections[$0] } ?? sections.first
    host?.reportIssue(
      .duplicate,
      words(for: duplicates, in: sections) + "; only their order tells them apart",
      at: section?.section.line)
  }

  private func words(
    for duplicates: [FoundDifference.Duplicates], in sections: [ShownSection<Row>]
  ) -> String {
    let rows = duplicates.filter { $0.section != nil }
    var parts = duplicates.filter { $0.section == nil }.map {
      "sections have the same identifier: \($0.words)"
    }
    if !rows.isEmpty {
      let places = rows.prefix(3).map { found in
        let name = found.section.map { sections[$0].words }
        return rows.count == 1 ? found.words : "\(found.words) in \(name ?? "")"
      }
      let rest = rows.count > 3 ? " and more in \(rows.count - 3) others" : ""
      parts.append(
        "\(kind.words.item)s have the same identifier: " + places.joined(separator: ", ") + rest)
    }
    return parts.joined(separator: ", and ")
  }
}
