extension Solver {
  /// An irreducible set of required constraints that can't hold together.
  ///
  /// - Parameters:
  ///   - elimination: What the required equalities say.
  ///   - suspects: Constraints (or `~variable` for the sign of a length) at which the contradiction
  ///     was seen. What takes part is among them and the equalities behind them.
  /// - Returns: The constraints, by the latest variable that they mention, then by what they say. Which
  ///   they are depends on what all constraints say, never on the order in which they came.
  /// - Complexity: O(k log(n / k)) feasibility tests for a set of k out of n constraints, each of what the
  ///   constraints that stay say of the variables of those that are looked at.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  mutating func conflict(_ elimination: Elimination, _ suspects: [Int32]) -> [ConstraintID] {
    // The origin of a length that must not be negative is the equality that eliminated it.
    let seen = suspects.map { $0 >= 0 ? Int($0) : Int(elimination.source[Int(~$0)]) }
    let behind = elimination.sources(behind: seen.filter { $0 >= 0 }, of: store)
    func ordered(_ indices: some Sequence<Int>) -> [Int] {
      store.inCanonicalOrder(indices.map { Int32($0) }, places: elimination.places).map { Int($0) }
    }
    let narrow = ordered(behind.sorted())
    let candidates =
      areFeasible(narrow)
      ? ordered((0..<store.count).filter { store.isAlive[$0] && store.isRequired($0) }) : narrow
    var found = explain(candidates, isReducing: true)
    // What is close to a contradiction may be none any more after so many sums.
    if areFeasible(found) { found = explain(candidates, isReducing: false) }
    return ordered(found.sorted()).map { ConstraintID(index: Int32($0)) }
  }

  private mutating func explain(_ candidates: [Int], isReducing: Bool) -> [Int] {
    var explanation = Explanation(self, isReducing: isReducing)
    defer { counters.coefficients += explanation.coefficientCount }
    return explanation.conflict(among: candidates)
  }

  /// Whether some constraints can hold together, all as required.
  private func areFeasible(_ constraints: [Int]) -> Bool {
    var rows = RequiredRows()
    for index in constraints { rows.add(index, of: store) }
    return rows.areFeasible(kinds)
  }
}

/// The search for constraints that can't hold together.
private struct Explanation {
  private let store: ConstraintStore
  private let kinds: [Variable.Kind]
  /// Whether what stays is reduced to what it says of the variables of what is looked at, so that a test
  /// costs what these cost.
  private let isReducing: Bool
  /// How many coefficients were looked at.
  private(set) var coefficientCount = 0

  init(_ solver: Solver, isReducing: Bool) {
    store = solver.store
    kinds = solver.kinds
    self.isReducing = isReducing
  }

  /// - Parameter candidates: Constraints, those first that are preferred.
  mutating func conflict(among candidates: [Int]) -> [Int] {
    explain(RequiredRows(), candidates[...], hasGrown: false)
  }

  private mutating func explain(
    _ background: RequiredRows, _ candidates: ArraySlice<Int>, hasGrown: Bool
  ) -> [Int] {
    if hasGrown, !isFeasible(background) { return [] }
    guard candidates.count > 1 else { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (first, second) = (candidates[..<middle], candidates[middle...])
    let fromSecond = explain(extended(background, by: first, for: second), second, hasGrown: true)
    let fromFirst = explain(
      extended(background, by: fromSecond[...], for: first), first, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }

  private mutating func isFeasible(_ rows: RequiredRows) -> Bool {
    coefficientCount += rows.coefficientCount
    return (isReducing ? rows.reduced(to: [], kinds) : rows).areFeasible(kinds)
  }

  /// What stays and some more constraints, as far as it matters to those that are looked at.
  private mutating func extended(
    _ background: RequiredRows, by constraints: ArraySlice<Int>, for others: ArraySlice<Int>
  ) -> RequiredRows {
    var extended = background
    for index in constraints { extended.add(index, of: store) }
    guard isReducing else { return extended }
    coefficientCount += extended.coefficientCount
    var wanted: Set<Int32> = []
    for index in others { wanted.formUnion(store.variables[store.terms(of: index)]) }
    return extended.reduced(to: wanted, kinds)
  }
}
