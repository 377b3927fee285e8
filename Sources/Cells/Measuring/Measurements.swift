import ListRules

/// The measured sizes of rows, by the identities of the rows, since rows may move.
@MainActor
final class Measurements<Size: Sendable & Equatable> {
  /// Returns the size that a row states for a width, on any thread.
  typealias SizeProvider = @Sendable (_ width: CGFloat) -> Size

  private struct Known {
    var size: Size
    var row: any CellModel
    var width: CGFloat
    /// The snapshot of the states that were shown; nil for none.
    var snapshot: StateSnapshot?
    @MainActor var isCurrent: Bool { snapshot?.isCurrent ?? true }
  }

  private let sizeProvider: (any CellModel) -> SizeProvider?
  private let checked: (Size, any CellModel) -> Size
  /// Rows with the same key may show different things.
  private var known: [CellKey: [Known]] = [:]
  /// The number of sizes that are known for one key, including what a row has shown before.
  private let maximumPerKey = 8
  /// The number of keys for which everything that is known is always kept.
  private let minimumKeptKeys = 100
  private var category = UIContentSizeCategory.unspecified
  /// Rows that have been measured ahead, and for which another size was known or guessed.
  private var remeasured: Set<CellKey> = []

  /// - Parameters:
  ///   - sizeProvider: Returns the closure that states the size of a row; nil if the row states none.
  ///   - checked: Returns the size to use for one that a row has stated.
  init(
    _ sizeProvider: @escaping (any CellModel) -> SizeProvider?,
    checked: @escaping (Size, any CellModel) -> Size
  ) {
    (self.sizeProvider, self.checked) = (sizeProvider, checked)
  }

  /// Adapts to the size of texts: measurements hold for one size only.
  func adapt(to category: UIContentSizeCategory) {
    guard category != self.category else { return }
    (self.category, known) = (category, [:])
  }

  /// Returns the size of a row; nil if the row has not been measured for the width, or shows
  /// something else now: of itself, or of states that have changed.
  func size(of row: any CellModel, for width: CGFloat) -> Size? {
    known[CellKey(row)]?.last {
      $0.width == width && $0.isCurrent && showsTheSame(row, as: $0.row)
    }?.size
  }

  /// Returns the size of a row, or the one that it had before its states changed, which is closer
  /// than a size for unknown rows.
  func guess(of row: any CellModel, for width: CGFloat) -> Size? {
    known[CellKey(row)]?.last { $0.width == width && showsTheSame(row, as: $0.row) }?.size
  }

  /// Returns the size that the row states; nil if it states none.
  func statedSize(of row: any CellModel, for width: CGFloat) -> Size? {
    guard let sizeProvider = sizeProvider(row) else { return nil }
    if let size = size(of: row, for: width) { return size }
    let size = checked(sizeProvider(width), row)
    remember(size, of: row, for: width)
    return size
  }

  func remember(
    _ size: Size, of row: any CellModel, for width: CGFloat, showing snapshot: StateSnapshot? = nil
  ) {
    // A row that is not equal to itself would not be found again.
    guard showsTheSame(row, as: row) else { return }
    // Of several objects with the same key, only one is a row.
    var others =
      type(of: row) is AnyClass
      ? [] : (known[CellKey(row)] ?? []).filter { !showsTheSame(row, as: $0.row) }
    if others.count == maximumPerKey { others.removeFirst() }
    known[CellKey(row)] = others + [Known(size: size, row: row, width: width, snapshot: snapshot)]
  }

  /// Forgets rows that are gone and may retain something: objects, and blocks with what they
  /// capture. The sizes of other values are kept in case the values come back, for as many as there
  /// are rows.
  func pruneCache(keeping outlines: [SectionOutline<AnyHashable, CellKey>]) {
    func mayHold(_ sizes: [Known]) -> Bool {
      sizes.contains { $0.row is RowBlock || type(of: $0.row) is AnyClass }
    }
    let count = outlines.reduce(0) { $0 + $1.items.count }
    let isFull = known.count > 2 * max(count, minimumKeptKeys)
    guard isFull || known.values.contains(where: mayHold) else { return }
    let rows = Set(outlines.lazy.flatMap(\.items))
    known = known.filter { rows.contains($0) || !isFull && !mayHold($1) }
  }

  /// Finds the sizes that rows state, off the main actor.
  func computeStatedSizes(of rows: [(row: any CellModel, width: CGFloat)]) async {
    var wanted: [(row: any CellModel, width: CGFloat)] = []
    var sizeProviders: [(SizeProvider, CGFloat)] = []
    for (row, width) in rows where size(of: row, for: width) == nil {
      guard let sizeProvider = sizeProvider(row) else { continue }
      wanted.append((row, width))
      sizeProviders.append((sizeProvider, width))
    }
    guard !wanted.isEmpty else { return }
    for ((row, width), size) in zip(wanted, await Self.sizes(sizeProviders)) {
      remember(checked(size, row), of: row, for: width)
    }
  }

  @concurrent
  private nonisolated static func sizes(_ sizeProviders: [(SizeProvider, CGFloat)]) async -> [Size]
  {
    sizeProviders.map { $0($1) }
  }

  // MARK: Measuring ahead

  /// Returns the places, out of sight, of rows that have been measured since the list had them: for
  /// the first time, or because their states or their width have changed. Each is returned once.
  func takeRemeasured(
    in outlines: [SectionOutline<AnyHashable, CellKey>], excluding seen: Set<ListPlace>
  ) -> [ListPlace] {
    guard !remeasured.isEmpty else { return [] }
    defer { remeasured = [] }
    return outlines.enumerated().flatMap { section, outline in
      outline.items.indices.filter { remeasured.contains(outline.items[$0]) }
        .map { ListPlace(section: section, item: $0) }
    }.filter { !seen.contains($0) }
  }

  /// Finds the sizes of rows before they are shown: of rows that state them off the main actor, of
  /// others by a measurer, for some milliseconds each turn.
  ///
  /// - Parameters:
  ///   - outlines: The rows that the list has by now. It has guessed their sizes if these are not
  ///     known.
  ///   - list: The list.
  ///   - stand: The view in which rows are measured. It is in the list meanwhile, so that the rows
  ///     have the traits of those that will be seen. It is added for a turn and not for each row,
  ///     since adding and removing it costs more than measuring.
  ///   - measure: Measures a row, and notes the states that it shows; returns nil for a row that
  ///     can't be measured.
  func find(
    _ rows: [(row: any CellModel, width: CGFloat)],
    in outlines: [SectionOutline<AnyHashable, CellKey>], of list: UIView, on stand: UIView,
    measure: (any CellModel, CGFloat) -> (size: Size, snapshot: StateSnapshot?)?
  ) async {
    let place = Platform.place
    defer { place(list) { stand.removeFromSuperview() } }
    await computeStatedSizes(of: rows)
    let guessed = Set(outlines.lazy.flatMap(\.items))
    var start = Date()
    // A row that is not equal to itself would not be found again.
    for (row, width) in rows
    where showsTheSame(row, as: row) && size(of: row, for: width) == nil {
      var measured: (size: Size, snapshot: StateSnapshot?)?
      place(list) {
        if stand.superview !== list { list.insertSubview(stand, at: 0) }
        measured = measure(row, width)
      }
      if let (size, snapshot) = measured {
        let key = CellKey(row)
        let isOther = known[key]?.contains { known in
          known.size != size && (!known.isCurrent || known.width != width)
        }
        if isOther ?? guessed.contains(key) { remeasured.insert(key) }
        remember(size, of: row, for: width, showing: snapshot)
      }
      guard Date().timeIntervalSince(start) > measuringTimeSlice else { continue }
      place(list) { stand.removeFromSuperview() }
      await Task.yield()
      start = Date()
    }
  }
}

/// The time for which rows are measured before other work has its turn, in seconds.
private let measuringTimeSlice = 0.004

extension CGFloat {
  private var isLengthOfRow: Bool { isDistance && self >= 0 }

  /// Returns whether a list can give a row this length, and reports an issue if it can't.
  ///
  /// - Parameter problem: What is wrong, and what becomes of it.
  @MainActor
  func isUsableLength(
    else problem: @autoclosure () -> String, in view: UIView? = nil, at line: SourceLine? = nil
  ) -> Bool {
    if isLengthOfRow { return true }
    LayoutDiagnostics.report(
      LayoutIssue(isDistance ? .negativeSize : .invalidNumber, problem(), view: view, at: line))
    return false
  }

  /// Returns the length that a row states, or else 0, with an issue.
  ///
  /// - Parameters:
  ///   - name: The kind of length.
  ///   - line: The line that made the section of the row.
  ///   - reported: The mistakes that have been reported, by type of row.
  @MainActor
  func validatedLength(
    by row: any CellModel, as name: String, in list: UIView?,
    at line: @autoclosure () -> SourceLine?, reported: inout Set<String>
  ) -> CGFloat {
    if isLengthOfRow { return self }
    // Mistakes are told apart by kind: each row may state another number, and each is asked.
    let kind = isDistance ? "negative" : "impossible"
    let mistake = "\(kind) \(name) of \(String(reflecting: type(of: row)))"
    guard reported.insert(mistake).inserted else { return 0 }
    let problem = "\(type(of: row)) \(row.cellIdentifier.words) returns \(self) as its \(name); "
    _ = isUsableLength(
      else: problem + "0 is used instead: return a number from 0 to a billion", in: list,
      at: line())
    return 0
  }

  /// Returns the length that a cell has calculated; `.automatic`, with an issue, if it is no usable
  /// length.
  ///
  /// - Parameter name: The kind of length.
  @MainActor
  func calculated(by cell: UIView, as name: String) -> CGFloat {
    if self == .automatic { return self }
    let isUsable = isUsableLength(
      else: "\(type(of: cell)) calculates \(self) as its \(name); its constraints determine it "
        + "instead: return a number from 0 to a billion, or .automatic",
      in: cell)
    return isUsable ? self : .automatic
  }
}
