import ListRules

/// The features that a list's model has been asked for, besides showing rows.
@MainActor
struct ListFeatures<Row> {
  /// Returns what can be done to a row by swiping it.
  typealias Swipes = (Row, IndexPath) -> [UIContextualAction]

  /// The closures to call when a row is selected.
  var selections = StatementsByRound<(Row, IndexPath) -> Void>()
  var boundSelection: BoundSelection?
  var end: (rows: Int, act: () -> Void)?
  /// Nil if it depends on whether `reorder` is set.
  var allowsReordering: Bool?
  var reorder: ((IndexPath, IndexPath) -> Void)?
  var menu: ((Row, IndexPath) -> UIMenu?)?
  var prefetch: (fetch: ([Row]) -> Void, cancel: ([Row]) -> Void)?
  var measuresRows = false
  var keyboard: KeyboardAvoidance?
  var leadingSwipes: Swipes?
  var trailingSwipes: Swipes?
  /// Whether it has been reported that no delegate tells the model what it has been asked for.
  var hasReportedDelegate = false
  /// Whether it has been reported that the list has another data source.
  var hasReportedSource = false
  var hasReportedPrefetching = false
  /// The last row when the end was told, and its place now; the place is nil if the row has been
  /// reloaded, or is gone.
  private var reportedEnd: (key: CellKey, place: ListPlace?)?

  /// Whether the features need a delegate.
  var needDelegate: Bool {
    !selections.isEmpty || boundSelection != nil || end != nil || menu != nil || measuresRows
  }

  var haveSwipes: Bool { leadingSwipes != nil || trailingSwipes != nil }

  var mayReorder: Bool { allowsReordering ?? (reorder != nil) }

  func notifySelection(of row: Row, at path: IndexPath) {
    for select in selections.all { select(row, path) }
  }

  /// Handles a row that comes into sight. An end is told once: it is another one when another row
  /// is the last.
  ///
  /// - Returns: The closure to call once the features are no longer accessed: it may set rows.
  mutating func reachedEndAction(of sections: [ShownSection<Row>], at path: IndexPath) -> (
    () -> Void
  )? {
    guard let end, let last = Self.last(of: sections), !isReported(last) else { return nil }
    var rest = 0
    for (index, section) in sections.enumerated().reversed() where index >= path.section {
      rest += index == path.section ? section.rows.count - path.item - 1 : section.rows.count
      guard rest <= end.rows else { return nil }
    }
    reportedEnd = (last.key, last.place)
    return end.act
  }

  private func isReported(_ last: (key: CellKey, place: ListPlace)) -> Bool {
    guard let reportedEnd else { return false }
    return reportedEnd.key == last.key && reportedEnd.place ?? last.place == last.place
  }

  /// Whether the end has been told.
  func hasReportedEnd(of sections: [ShownSection<Row>]) -> Bool {
    Self.last(of: sections).map(isReported) ?? false
  }

  /// Treats the end as told: another row may be the last, of which nobody is to be told.
  mutating func markEndAsReported(of sections: [ShownSection<Row>]) {
    reportedEnd = Self.last(of: sections).map { ($0.key, $0.place) }
  }

  /// Handles a change of the shown sections. Once another row has been the last, the end is a new
  /// one.
  mutating func resetReportedEndIfNeeded(of sections: [ShownSection<Row>]) {
    if reportedEnd?.key != Self.last(of: sections)?.key { reportedEnd = nil }
  }

  private static func last(
    of sections: [ShownSection<Row>]
  ) -> (key: CellKey, place: ListPlace)? {
    guard let section = sections.lastIndex(where: { !$0.rows.isEmpty }),
      let key = sections[section].outline.items.last
    else { return nil }
    return (key, ListPlace(section: section, item: sections[section].rows.count - 1))
  }

  /// Follows an update of the list.
  mutating func follow(_ mapping: ListMapping) {
    reportedEnd = reportedEnd.map { key, place in (key, place.flatMap { mapping[$0] }) }
  }

  /// Forgets the place of the last row, since it is not known where rows go.
  mutating func forgetEndPlace() { reportedEnd?.place = nil }
}
