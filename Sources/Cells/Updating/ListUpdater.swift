import ListRules

/// The list whose rows an updater changes.
@MainActor
protocol ListHost: AnyObject {
  /// How many rows each section has, as far as the view knows; nil while there is no view.
  var viewCounts: [Int]? { get }
  /// Whether the list says that it is being updated by somebody else. UIKit documents that for
  /// places of drops and rows that are moved by hand; a batch of the app's own may go unnoticed.
  var isBeingUpdated: Bool { get }
  var strategy: CellReloadStrategy { get }
  /// Other sections are about to be shown.
  func willShow(_ outlines: [SectionOutline<AnyHashable, CellKey>])
  /// Carries updates out in one batch; `showNew` lets the data source say what is to be.
  ///
  /// - Parameter mapping: Where everything goes; nil if it stays.
  func perform(
    _ updates: ListUpdates, _ mapping: ListMapping?, showNew: @escaping () -> Void,
    completion: @escaping (Bool) -> Void)
  /// The view has moved something by itself.
  func follow(_ mapping: ListMapping)
  /// Shows everything anew.
  func reload(completion: @escaping (Bool) -> Void)
  /// Binds what is seen again where its model shows something else, at the ends of sections too.
  ///
  /// - Returns: Updates for what wants another cell; nil if nothing has been bound again.
  func rebind() -> ListUpdates?
  /// Has what is seen stay where it is during an update, if it is to.
  func keepingPosition(_ update: () -> Void)
  func reportIssue(_ kind: LayoutIssue.Kind, _ message: String, at line: SourceLine?)
  /// Other sections are shown, if only at the next layout.
  func didUpdate()
  /// Sections have been taken that had waited for a batch of the app's own.
  func didTake()
  /// The list shows what was set.
  func didShow(_ isFinished: Bool)
}

/// Takes a list from one set of sections to the next, one at a time.
///
/// What is set while an update is under way waits for it, and only the latest is taken. That is right
/// where the app is told of something; where it is asked for something, or hears of the update from
/// the list itself, it is a mistake, in the middle of what UIKit does.
@MainActor
final class ListUpdater<Row> {
  typealias Section = CellSection<Row>

  let kind: RowKind<Row>
  weak var host: (any ListHost)?
  /// What the data source says.
  private(set) var shown: [ShownSection<Row>] = [] { didSet { showCount += 1 } }
  /// What was set last.
  private(set) var latest: [Section] = []
  /// Where rows went when sections were shown last; nil where they were shown anew, or by place.
  private(set) var trail: Trail?
  private var waiting: Waiting?
  /// What was set last, while the difference is found off the main actor.
  private var elsewhere: [ShownSection<Row>]?
  var hasWaiting: Bool { waiting != nil }
  private(set) var isUpdating = false
  /// Whether what waits does so until a later turn.
  private var isHeldUp = false
  /// Whether it has been told that something was set at a wrong time; what waits then is the latest.
  private var hasReportedSet = false
  private var occasion = Occasion.none
  /// How many questions of the list are open, one inside another.
  private var askCount = 0
  /// How often sections have been set, and which of those are shown.
  private var (setCount, shownSet) = (0, 0)
  /// How often what is shown has changed.
  private(set) var showCount = 0

  typealias Around = (() -> Void) -> Void

  private struct Waiting {
    /// Which of the sections that were set it is.
    var number: Int
    var sections: [ShownSection<Row>]
    /// What is done around showing them, such as choosing an animation.
    var around: Around
    /// How to get there, if that has been found out already, and from which state.
    var known: (difference: FoundDifference, showCount: Int)?
  }

  init(_ kind: RowKind<Row>) { self.kind = kind }

  func set(_ sections: [Section], _ around: @escaping Around = { $0() }) {
    setCount += 1
    latest = sections
    elsewhere = nil
    take(Waiting(number: setCount, sections: snapshot(of: sections), around: around))
  }

  /// The same, where the difference is found off the main actor. It returns when the list shows the
  /// sections, when others have been set meanwhile, or when they wait for updates of somebody else.
  ///
  /// - Parameter prepare: What else is to be found out before the sections are shown.
  func set(
    findingElsewhere sections: [Section], _ around: @escaping Around,
    prepare: ([ShownSection<Row>]) async -> Void
  ) async {
    setCount += 1
    let count = setCount
    latest = sections
    elsewhere = snapshot(of: sections)
    while count == setCount, let new = elsewhere {
      let (outlines, start) = (Outlines(shown, new), showCount)
      let found = await outlines.difference()
      await prepare(new)
      guard count == setCount else { return }
      // What is shown has changed meanwhile: by hand, or by what was set before.
      guard start == showCount else { continue }
      elsewhere = nil
      return take(
        Waiting(number: count, sections: new, around: around, known: (found, start)))
    }
  }

  /// A batch within another one is not carried out by itself, so that the next one would speak of a
  /// list that is not there yet. One within a question of the list's would change what it asks about.
  private func take(_ next: Waiting) {
    waiting = next
    let isInBatch = !isUpdating && host?.isBeingUpdated == true
    if let problem = occasion.problem(isInBatch: isInBatch), !hasReportedSet {
      hasReportedSet = true
      host?.reportIssue(.misplaced, problem, at: latest.first?.line)
    }
    if isUpdating { return }
    if isInBatch || askCount > 0 { return waitForTurn() }
    takeWaiting()
  }

  /// Shows what has been set, if anything has, as soon as the list does nothing by itself.
  func waitForTurn() {
    guard !isHeldUp else { return }
    isHeldUp = true
    Task { @MainActor [weak self] in
      // A place for what is being dropped stays for many turns.
      while let host = self?.host, host.isBeingUpdated || (self?.askCount ?? 0) > 0 {
        try? await Task.sleep(nanoseconds: 16_000_000)
      }
      guard let self else { return }
      isHeldUp = false
      guard !isUpdating else { return }
      if waiting != nil { takeWaiting() }
      self.host?.didTake()
    }
  }

  /// Sets that lead to others do so at once, so often at most, and then a turn later: a row that sets
  /// the list whenever it is bound must not keep the app from all else.
  private static var roundLimit: Int { 20 }

  private func takeWaiting() {
    isUpdating = true
    var count = 0
    while let next = waiting, count < Self.roundLimit {
      waiting = nil
      count += 1
      next.around {
        guard let host else { return show(next) }
        host.keepingPosition { during(.update) { show(next) } }
      }
      host?.didUpdate()
    }
    isUpdating = false
    if waiting == nil { hasReportedSet = false } else { waitForTurn() }
  }

  private func snapshot(of sections: [Section]) -> [ShownSection<Row>] {
    sections.map { ShownSection($0, of: kind) }
  }

  /// The view has moved a row: what is shown follows, of which nothing is to be updated.
  ///
  /// - Returns: Whether there are such places.
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
    moveInWhatWaits(new)
    let verdict = UpdateReferee.judge(
      ListUpdates(items: [.move(from: old, to: new)]), before: before,
      after: shown.map(\.rows.count), words: kind.words)
    if case .legal(let mapping) = verdict { host?.follow(mapping) }
    return true
  }

  /// What has been set before a row was moved by hand has it in its new place, too.
  private func moveInWhatWaits(_ place: ListPlace) {
    if let next = waiting {
      for (index, section) in next.sections.moved(like: place, in: shown) {
        waiting?.sections[index] = ShownSection(section, of: kind)
        if next.number == setCount { latest[index] = section }
      }
    }
    for (index, section) in elsewhere?.moved(like: place, in: shown) ?? [:] {
      elsewhere?[index] = ShownSection(section, of: kind)
      latest[index] = section
    }
  }

  private func show(_ next: Waiting) {
    let (old, new) = (shown, next.sections)
    shownSet = next.number
    trail = nil
    let known = next.known.flatMap { $0.showCount == showCount ? $0.difference : nil }
    report(known?.doubles ?? Outlines.doubles(in: new.map(\.outline)), in: new)
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
    let way = way(from: old, to: new, known?.difference)
    if host.strategy == .reloadArrangementDifferences { trail = Trail() }
    for stage in way.stages {
      open += 1
      guard carryOut(stage, completion: end) else { return end(true) }
    }
    shown = new
    if let again = updatesInPlace(since: old, way.origins) {
      open += 1
      _ = carryOut((again, nil), completion: end)
    }
    end(true)
  }

  /// Binds what stays, and finds what has to be shown anew for it; nil where nothing has changed.
  ///
  /// - Parameter origins: By section, which it was before; nil for one that is new, or shown anew.
  private func updatesInPlace(
    since old: [ShownSection<Row>], _ origins: [Int?]
  ) -> ListUpdates? {
    var reshaped: Set<Int> = []
    for case (let section, let origin?) in origins.enumerated()
    where old[origin].ends.kinds != shown[section].ends.kinds { reshaped.insert(section) }
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

  /// Updates, and what is shown after them; nil for what is shown already.
  typealias Stage = (updates: ListUpdates, goal: [ShownSection<Row>]?)

  /// The stages, and by new section which it was before; nil for one that is new, or shown anew.
  private func way(
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

  /// - Returns: Whether the update agreed with what is shown. If not, all is shown anew.
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
      trail = nil
      host.reload(completion: completion)
      return false
    }
    trail?.add(stage.updates, mapping)
    host.perform(stage.updates, mapping) {
      if stage.goal != nil { self.shown = goal }
    } completion: {
      completion($0)
    }
    return true
  }

  // MARK: Occasions

  /// The app is told of something, when it may well set the list.
  func telling(_ act: () -> Void) { during(.notice, act) }

  /// The app is told of something in the middle of it: what it sets waits until that is over.
  func tellingAmidst(_ act: () -> Void) {
    askCount += 1
    defer { askCount -= 1 }
    telling(act)
  }

  /// Whether the app is being told of something in the middle of it.
  var isAmidst: Bool { askCount > 0 && occasion == .notice }

  /// The list asks for a cell, a header or a footer.
  func asking<Answer>(_ answer: () -> Answer) -> Answer {
    askCount += 1
    defer { askCount -= 1 }
    return during(.question, answer)
  }

  private func during<Result>(_ occasion: Occasion, _ act: () -> Result) -> Result {
    let old = self.occasion
    self.occasion = occasion
    defer { self.occasion = old }
    return act()
  }

  // MARK: Mistakes

  private func report(_ doubles: [FoundDifference.Doubles], in sections: [ShownSection<Row>]) {
    if let (name, problem, line) = sections.lazy.compactMap({ shown in
      shown.ends.problem.map { (shown.outline.identity.words, $0, shown.section.line) }
    }).first {
      host?.reportIssue(.misplaced, "section \(name) has \(problem)", at: line)
    }
    guard let first = doubles.first else { return }
    let section = first.section.map { sections[$0] } ?? sections.first
    host?.reportIssue(
      .duplicate,
      words(for: doubles, in: sections) + "; only their order tells them apart",
      at: section?.section.line)
  }

  private func words(
    for doubles: [FoundDifference.Doubles], in sections: [ShownSection<Row>]
  ) -> String {
    let rows = doubles.filter { $0.section != nil }
    var parts = doubles.filter { $0.section == nil }.map {
      "sections have the same identifier: \($0.words)"
    }
    if !rows.isEmpty {
      let places = rows.prefix(3).map { found in
        let name = found.section.map { sections[$0].outline.identity.words }
        return rows.count == 1 ? found.words : "\(found.words) in section \(name ?? "")"
      }
      let rest = rows.count > 3 ? " and more in \(rows.count - 3) others" : ""
      parts.append(
        "\(kind.words.item)s have the same identifier: " + places.joined(separator: ", ") + rest)
    }
    return parts.joined(separator: ", and ")
  }
}
