/// What a list's model has been asked to do besides showing rows.
@MainActor
struct ListFeatures<Row> {
  /// What says what can be done to a row by swiping it.
  typealias Swipes = (Row, IndexPath) -> [UIContextualAction]

  var selections: [(Row, IndexPath) -> Void] = []
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
  /// Whether it has been told already that nobody hears.
  var hasReportedDelegate = false
  /// The last row when the end was told.
  private var toldEnd: CellKey?

  /// Whether a delegate has to hear something.
  var needDelegate: Bool {
    !selections.isEmpty || boundSelection != nil || end != nil || leadingSwipes != nil
      || trailingSwipes != nil || menu != nil
      || measuresRows
  }

  var mayReorder: Bool { allowsReordering ?? (reorder != nil) }

  func tellSelection(of row: Row, at path: IndexPath) {
    for select in selections { select(row, path) }
  }

  /// A row comes into sight. An end is told once: it is another one when another row is the last.
  ///
  /// - Returns: What is to happen now, when this is not accessed any more: it may set rows.
  mutating func reachedEnd(of sections: [ShownSection<Row>], at path: IndexPath) -> (() -> Void)? {
    guard let end, let last = sections.last(where: { !$0.rows.isEmpty })?.outline.items.last,
      last != toldEnd
    else { return nil }
    var rest = 0
    for (index, section) in sections.enumerated().reversed() where index >= path.section {
      rest += index == path.section ? section.rows.count - path.item - 1 : section.rows.count
      guard rest <= end.rows else { return nil }
    }
    toldEnd = last
    return end.act
  }
}
