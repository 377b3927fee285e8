/// The search for constraints that can't hold together.
struct ConflictSearch {
  private let store: ConstraintStore
  private let kinds: [Variable.Kind]
  private var reduction: RowReduction
  private var numbering: Numbering
  private var isReducing = false
  /// The number of coefficients visited to narrow down conflicts.
  private(set) var coefficientCount = 0

  init(_ store: ConstraintStore, _ kinds: [Variable.Kind]) {
    (self.store, self.kinds) = (store, kinds)
    reduction = RowReduction(kinds)
    numbering = Numbering(count: kinds.count)
  }

  /// Whether some constraints can hold together, all as required ones.
  ///
  /// - Parameter isReducing: Whether to eliminate variables first, which is fast but accumulates rounding errors.
  mutating func areFeasible(_ constraints: [Int], isReducing: Bool = false) -> Bool {
    guard isReducing else {
      return extended(RequiredRows(), by: constraints[...]).areFeasible(kinds, &numbering)
    }
    for index in constraints { reduction.add(index, of: store) }
    return reduction.run().areFeasible(kinds, &numbering)
  }

  /// An irreducible set of constraints that can't hold together, provided that all can't.
  ///
  /// - Parameters:
  ///   - candidates: The constraints, preferred ones first.
  ///   - isReducing: Whether to reduce the background to the variables of the constraints under test, so that a test
  ///     costs what those cost.
  mutating func conflict(among candidates: [Int], isReducing: Bool) -> [Int] {
    self.isReducing = isReducing
    return explain(RequiredRows(), candidates[...], hasGrown: false)
  }

  private mutating func explain(
    _ background: RequiredRows, _ candidates: ArraySlice<Int>, hasGrown: Bool
  ) -> [Int] {
    if hasGrown, !isFeasible(background) { return [] }
    guard candidates.count > 1 else { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (first, second) = (candidates[..<middle], candidates[middle...])
    let fromSecond = explain(grown(background, by: first, for: second), second, hasGrown: true)
    let fromFirst = explain(
      grown(background, by: fromSecond[...], for: first), first, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }

  private mutating func isFeasible(_ rows: RequiredRows) -> Bool {
    coefficientCount += rows.coefficientCount
    guard isReducing, !rows.areContradictory, !rows.rows.isEmpty else {
      return rows.areFeasible(kinds, &numbering)
    }
    reduction.add(rows)
    return reduction.run().areFeasible(kinds, &numbering)
  }

  /// The background and some more constraints; if reducing, only what they imply for the variables of the others.
  private mutating func grown(
    _ background: RequiredRows, by constraints: ArraySlice<Int>, for others: ArraySlice<Int>
  ) -> RequiredRows {
    guard isReducing else { return extended(background, by: constraints) }
    for index in others {
      for place in store.terms(of: index) { reduction.want(store.variables[place]) }
    }
    reduction.add(background)
    for index in constraints { reduction.add(index, of: store) }
    coefficientCount += reduction.addedCount
    return reduction.run()
  }

  private func extended(
    _ background: RequiredRows, by constraints: ArraySlice<Int>
  ) -> RequiredRows {
    var extended = background
    for index in constraints { extended.add(index, of: store) }
    return extended
  }
}
