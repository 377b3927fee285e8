import ListRules

/// How large rows are that have been measured, by what they are: they may move.
@MainActor
final class Measurements<Size: Sendable & Equatable> {
  /// What a row says of itself for a width, wherever it is asked.
  typealias Saying = @Sendable (_ width: CGFloat) -> Size

  private struct Known {
    var size: Size
    var row: any CellModel
    var width: CGFloat
    /// The states that were shown; nil for none.
    var marks: StateMarks?
    @MainActor var isCurrent: Bool { marks?.areCurrent ?? true }
  }

  private let saying: (any CellModel) -> Saying?
  private let checked: (Size, any CellModel) -> Size
  /// Rows that are told apart by nothing else may show different things.
  private var known: [CellKey: [Known]] = [:]
  /// So many of those are known, and so much of what a row has shown before.
  private let mostOfOneKey = 8
  /// Of so many values it is always kept what is known of them.
  private let leastKept = 100
  private var category = UIContentSizeCategory.unspecified
  /// Rows that have been measured ahead of which something else was known, or guessed.
  private var measuredAgain: Set<CellKey> = []

  /// - Parameters:
  ///   - saying: What a row says; nil if it says nothing.
  ///   - checked: What becomes of what a row has said.
  init(
    _ saying: @escaping (any CellModel) -> Saying?,
    checked: @escaping (Size, any CellModel) -> Size
  ) {
    (self.saying, self.checked) = (saying, checked)
  }

  /// What has been measured holds for a size of texts.
  func adapt(to category: UIContentSizeCategory) {
    guard category != self.category else { return }
    (self.category, known) = (category, [:])
  }

  /// Nil for a row that has not been measured for the width, or shows something else now: of itself, or of
  /// states that have changed.
  func size(of row: any CellModel, for width: CGFloat) -> Size? {
    known[CellKey(row)]?.last {
      $0.width == width && $0.isCurrent && showsTheSame(row, as: $0.row)
    }?.size
  }

  /// The same, or what a row had before its states changed: closer than what is known of none.
  func guess(of row: any CellModel, for width: CGFloat) -> Size? {
    known[CellKey(row)]?.last { $0.width == width && showsTheSame(row, as: $0.row) }?.size
  }

  /// What the row says; nil if it says nothing.
  func saidSize(of row: any CellModel, for width: CGFloat) -> Size? {
    guard let saying = saying(row) else { return nil }
    if let size = size(of: row, for: width) { return size }
    let size = checked(saying(width), row)
    remember(size, of: row, for: width)
    return size
  }

  func remember(
    _ size: Size, of row: any CellModel, for width: CGFloat, showing marks: StateMarks? = nil
  ) {
    // Nothing would find again what is not equal to itself.
    guard showsTheSame(row, as: row) else { return }
    // Of objects that are known by the same name one is a row.
    var others =
      type(of: row) is AnyClass
      ? [] : (known[CellKey(row)] ?? []).filter { !showsTheSame(row, as: $0.row) }
    if others.count == mostOfOneKey { others.removeFirst() }
    known[CellKey(row)] = others + [Known(size: size, row: row, width: width, marks: marks)]
  }

  /// Lets go of what is no row any more and may hold something: objects, and blocks with what they name. What
  /// is known of other values waits for their coming back, of as many as there are rows.
  func forget(besides outlines: [SectionOutline<AnyHashable, CellKey>]) {
    func mayHold(_ sizes: [Known]) -> Bool {
      sizes.contains { $0.row is RowBlock || type(of: $0.row) is AnyClass }
    }
    let count = outlines.reduce(0) { $0 + $1.items.count }
    let isFull = known.count > 2 * max(count, leastKept)
    guard isFull || known.values.contains(where: mayHold) else { return }
    let rows = Set(outlines.lazy.flatMap(\.items))
    known = known.filter { rows.contains($0) || !isFull && !mayHold($1) }
  }

  /// Finds what rows say, off the main actor.
  func findSaidSizes(of rows: [(row: any CellModel, width: CGFloat)]) async {
    var wanted: [(row: any CellModel, width: CGFloat)] = []
    var sayings: [(Saying, CGFloat)] = []
    for (row, width) in rows where size(of: row, for: width) == nil {
      guard let saying = saying(row) else { continue }
      wanted.append((row, width))
      sayings.append((saying, width))
    }
    guard !wanted.isEmpty else { return }
    for ((row, width), size) in zip(wanted, await Self.sizes(sayings)) {
      remember(checked(size, row), of: row, for: width)
    }
  }

  @concurrent
  private nonisolated static func sizes(_ sayings: [(Saying, CGFloat)]) async -> [Size] {
    sayings.map { $0($1) }
  }

  // MARK: Ahead

  /// Where rows are out of sight that have been measured since the list had them: for the first time, or as
  /// their states or their width have changed. They are told once.
  func takeMeasuredAgain(
    in outlines: [SectionOutline<AnyHashable, CellKey>], besides seen: Set<ListPlace>
  ) -> [ListPlace] {
    guard !measuredAgain.isEmpty else { return [] }
    defer { measuredAgain = [] }
    return outlines.enumerated().flatMap { section, outline in
      outline.items.indices.filter { measuredAgain.contains(outline.items[$0]) }
        .map { ListPlace(section: section, item: $0) }
    }.filter { !seen.contains($0) }
  }

  /// Finds how large rows are before they are shown: those that say it off the main actor, others
  /// by a bench, for some milliseconds each turn.
  ///
  /// - Parameters:
  ///   - outlines: The rows that the list has by now, of which it has guessed what is not known.
  ///   - list: The list.
  ///   - stand: What rows are measured in. It is in the list meanwhile, so that they have the traits of those that
  ///     will be seen: for a turn and not for a row, since it costs more to come and to go than to measure.
  ///   - measure: Measures a row, with the states that it shows; nil for one that can't be measured.
  func find(
    _ rows: [(row: any CellModel, width: CGFloat)],
    in outlines: [SectionOutline<AnyHashable, CellKey>], of list: UIView, on stand: UIView,
    measure: (any CellModel, CGFloat) -> (size: Size, marks: StateMarks?)?
  ) async {
    let place = Platform.place
    defer { place(list) { stand.removeFromSuperview() } }
    await findSaidSizes(of: rows)
    let guessed = Set(outlines.lazy.flatMap(\.items))
    var start = Date()
    // What is not equal to itself would not be found again.
    for (row, width) in rows
    where showsTheSame(row, as: row) && size(of: row, for: width) == nil {
      var measured: (size: Size, marks: StateMarks?)?
      place(list) {
        if stand.superview !== list { list.insertSubview(stand, at: 0) }
        measured = measure(row, width)
      }
      if let (size, marks) = measured {
        let key = CellKey(row)
        let isOther = known[key]?.contains { known in
          known.size != size && (!known.isCurrent || known.width != width)
        }
        if isOther ?? guessed.contains(key) { measuredAgain.insert(key) }
        remember(size, of: row, for: width, showing: marks)
      }
      guard Date().timeIntervalSince(start) > measuringSlice else { continue }
      place(list) { stand.removeFromSuperview() }
      await Task.yield()
      start = Date()
    }
  }
}

/// How long rows are measured before others have their turn, in seconds.
private let measuringSlice = 0.004

extension CGFloat {
  private var isLengthOfRow: Bool { isDistance && self >= 0 }

  /// Whether a list can give a row this length; that it can't is an issue.
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

  /// The length that a row says of itself, or else 0, with an issue.
  ///
  /// - Parameters:
  ///   - name: What sort of length it is.
  ///   - line: The line that made the section of the row.
  ///   - told: What has been told already, of which types of rows.
  @MainActor
  func said(
    by row: any CellModel, as name: String, in list: UIView?,
    at line: @autoclosure () -> SourceLine?, told: inout Set<String>
  ) -> CGFloat {
    if isLengthOfRow { return self }
    // By kinds: each row may say another number, and each is looked for.
    let kind = isDistance ? "negative" : "impossible"
    let mistake = "\(kind) \(name) of \(String(reflecting: type(of: row)))"
    guard told.insert(mistake).inserted else { return 0 }
    let problem = "\(type(of: row)) \(row.cellIdentifier.words) returns \(self) as its \(name); "
    _ = isUsableLength(
      else: problem + "0 is used instead: return a number from 0 to a billion", in: list,
      at: line())
    return 0
  }

  /// What a cell has calculated; `.automatic`, with an issue, if that is no length.
  ///
  /// - Parameter name: What sort of length it is.
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
