import ListRules

/// What a list's model has been asked to do besides showing rows.
@MainActor
struct ListFeatures<Row> {
  /// What says what can be done to a row by swiping it.
  typealias Swipes = (Row, IndexPath) -> [UIContextualAction]

  /// What is done when a row is selected.
  var selections = SaidInRounds<(Row, IndexPath) -> Void>()
  var boundSelection: BoundSelection?
  var end: (rows: Int, act: () -> Void)?
  /// Nil stands for whether somebody wants to be told.
  var allowsReordering: Bool?
  var reorder: ((IndexPath, IndexPath) -> Void)?
  var menu: ((Row, IndexPath) -> UIMenu?)?
  var prefetch: (fetch: ([Row]) -> Void, cancel: ([Row]) -> Void)?
  var measuresRows = false
  var keyboard: KeyboardAvoidance?
  var leadingSwipes: Swipes?
  var trailingSwipes: Swipes?
  /// Whether it has been told already that nobody hears, or prefetches.
  var hasReportedDelegate = false
  /// Whether it has been told that the list asks somebody else what it shows.
  var hasReportedSource = false
  var hasReportedPrefetching = false
  /// The last row when the end was told, and where it is now; nil where it has been shown
  /// anew, or is gone.
  private var toldEnd: (key: CellKey, place: ListPlace?)?

  /// Whether a delegate has to hear something.
  var needDelegate: Bool {
    !selections.isEmpty || boundSelection != nil || end != nil || menu != nil || measuresRows
  }

  var haveSwipes: Bool { leadingSwipes != nil || trailingSwipes != nil }

  var mayReorder: Bool { allowsReordering ?? (reorder != nil) }

  func tellSelection(of row: Row, at path: IndexPath) {
    for select in selections.all { select(row, path) }
  }

  /// A row comes into sight. An end is told once: it is another one when another row is the last.
  ///
  /// - Returns: What is to happen now, when this is not accessed any more: it may set rows.
  mutating func reachedEnd(of sections: [ShownSection<Row>], at path: IndexPath) -> (() -> Void)? {
    guard let end, let last = Self.last(of: sections), !isTold(last) else { return nil }
    var rest = 0
    for (index, section) in sections.enumerated().reversed() where index >= path.section {
      rest += index == path.section ? section.rows.count - path.item - 1 : section.rows.count
      guard rest <= end.rows else { return nil }
    }
    toldEnd = (last.key, last.place)
    return end.act
  }

  private func isTold(_ last: (key: CellKey, place: ListPlace)) -> Bool {
    guard let toldEnd else { return false }
    return toldEnd.key == last.key && toldEnd.place ?? last.place == last.place
  }

  /// Whether the end has been told.
  func hasToldEnd(of sections: [ShownSection<Row>]) -> Bool {
    Self.last(of: sections).map(isTold) ?? false
  }

  /// Another row may be the last, of which nobody is to be told.
  mutating func takeEndAsTold(of sections: [ShownSection<Row>]) {
    toldEnd = Self.last(of: sections).map { ($0.key, $0.place) }
  }

  /// Other sections are shown. Once another row has been the last, the end is a new one.
  mutating func noteEnd(of sections: [ShownSection<Row>]) {
    if toldEnd?.key != Self.last(of: sections)?.key { toldEnd = nil }
  }

  private static func last(
    of sections: [ShownSection<Row>]
  ) -> (key: CellKey, place: ListPlace)? {
    guard let section = sections.lastIndex(where: { !$0.rows.isEmpty }),
      let key = sections[section].outline.items.last
    else { return nil }
    return (key, ListPlace(section: section, item: sections[section].rows.count - 1))
  }

  /// The list is being updated.
  mutating func follow(_ mapping: ListMapping) {
    toldEnd = toldEnd.map { key, place in (key, place.flatMap { mapping[$0] }) }
  }

  /// Where rows go is not known.
  mutating func losePlaces() { toldEnd?.place = nil }
}
