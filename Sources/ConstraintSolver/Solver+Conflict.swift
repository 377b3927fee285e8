extension Solver {
  /// The limit on constraints examined in the search for the causes of contradictions, as a multiple of their number.
  private static let patience = 8

  /// Sets of required constraints that can't hold together, such that the weakest constraint of a set is in none of the
  /// later sets. The sets are irreducible, except that once there are so many that reducing them all would take far too
  /// long, the last ones are not reduced.
  ///
  /// - Parameters:
  ///   - elimination: The elimination of the required equalities.
  ///   - suspects: Where contradictions were detected.
  ///   - all: Whether to find more than the first set. There may be still others.
  ///   - isFirmer: Whether the first constraint gives way only after the second.
  /// - Returns: The sets. They depend on the content of the constraints, never on their order.
  mutating func conflicts(
    _ elimination: inout Elimination, _ suspects: [Suspect], all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [[ConstraintID]] {
    var found: [[ConstraintID]] = []
    var taken: Set<Int> = []
    var credit = Self.patience * store.count
    // A limit for sets that include a constraint already giving way: about the cost of finding the others in another
    // solve.
    var spare = store.count
    let turns = elimination.turnsOfEqualities()
    defer { counters.coefficients += elimination.takeExpandedCount() }
    for suspect in suspects where all || found.isEmpty {
      let isProven = suspect.proof != nil || !suspect.sides.isEmpty
      guard isProven ? spare > 0 : credit > 0 else { continue }
      var behind = suspect.proof ?? []
      if !suspect.sides.isEmpty {
        behind = elimination.sources(
          behind: suspect.sides, of: store, turns: turns, isEnough: taken.contains)
      } else if !isProven {
        behind = elimination.sources(behind: suspect.seen, of: store)
      }
      guard !isProven || taken.isDisjoint(with: behind) else {
        spare -= behind.count
        continue
      }
      repeat {
        // A proof by sums is good enough where reducing it would take too long.
        let isReduced = !isProven || credit > 0
        credit -= behind.count
        let narrow = ordered(behind.filter { !taken.contains($0) }, elimination)
        // The set may be consistent by itself, since sums are inexact, or since one of its constraints already gives
        // way.
        guard !areFeasible(narrow, isReducing: isReduced),
          let conflict = isReduced
            ? decisiveConflict(elimination, narrow, isFirmer)
            : narrow.map({ ConstraintID(index: Int32($0)) })
        else { break }
        found.append(conflict)
        guard let victim = conflict.weakest(isFirmer) else { break }
        taken.insert(Int(victim.index))
      } while all && credit > 0 && !isProven
    }
    if found.isEmpty {
      let required = (0..<store.count).filter { store[$0].isAlive && store.isRequired($0) }
      let candidates = ordered(required, elimination)
      found.append(
        conflict(elimination, candidates)
          ?? explain(candidates, isReducing: false).map { ConstraintID(index: Int32($0)) })
    }
    return found
  }

  private func ordered(_ indices: some Collection<Int>, _ elimination: Elimination) -> [Int] {
    store.inCanonicalOrder(indices.map { Int32($0) }.sorted(), places: elimination.places)
      .map { Int($0) }
  }

  /// An irreducible set of constraints that can't hold together, whose weakest must give way in any case: all firmer
  /// candidates can hold together.
  ///
  /// Any set would do if concessions were reconsidered afterward, but where many constraints contradict each other,
  /// nearly all of them would have to be.
  ///
  /// - Complexity: That of finding one set, and at most of another among fewer candidates, plus O(log n) feasibility
  ///   tests.
  private mutating func decisiveConflict(
    _ elimination: Elimination, _ candidates: [Int],
    _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [ConstraintID]? {
    guard let found = conflict(elimination, candidates), let weakest = found.weakest(isFirmer)
    else { return nil }
    let firmer = candidates.filter { isFirmer(ConstraintID(index: Int32($0)), weakest) }
    guard !areFeasible(firmer, isReducing: true) else { return found }
    let ordered = firmer.map { ConstraintID(index: Int32($0)) }.sorted(by: isFirmer)
      .map { Int($0.index) }
    // The `fewer` firmest can hold together; the `more` firmest can't.
    var (fewer, more) = (0, ordered.count)
    while more - fewer > 1 {
      let middle = (fewer + more) / 2
      if areFeasible(Array(ordered[..<middle]), isReducing: true) {
        fewer = middle
      } else {
        more = middle
      }
    }
    let decisive = Set(ordered[..<more])
    return conflict(elimination, candidates.filter(decisive.contains)) ?? found
  }

  /// An irreducible set of constraints that can't hold together.
  ///
  /// - Parameters:
  ///   - elimination: The elimination of the required equalities.
  ///   - candidates: The constraints to choose from.
  /// - Returns: The constraints, by the latest variable that they mention, then by content; nil if all can hold.
  /// - Complexity: O(k log(n / k)) feasibility tests for a set of k out of n constraints. Each test involves the
  ///   background constraints reduced to the variables of the constraints under test.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  private mutating func conflict(
    _ elimination: Elimination, _ candidates: [Int]
  ) -> [ConstraintID]? {
    var found = explain(candidates, isReducing: true)
    // A near contradiction may vanish in the rounding of so many sums.
    if areFeasible(found) {
      guard !areFeasible(candidates) else { return nil }
      found = explain(candidates, isReducing: false)
    }
    return ordered(found, elimination).map { ConstraintID(index: Int32($0)) }
  }

  private mutating func explain(_ candidates: [Int], isReducing: Bool) -> [Int] {
    var explanation = Explanation(self, isReducing: isReducing)
    defer { counters.coefficients += explanation.coefficientCount }
    return explanation.conflict(among: candidates)
  }

  /// Whether some constraints can hold together, all as required ones.
  ///
  /// - Parameter isReducing: Whether to eliminate variables first, which is fast but accumulates rounding errors.
  private func areFeasible(_ constraints: [Int], isReducing: Bool = false) -> Bool {
    var rows = RequiredRows()
    for index in constraints { rows.add(index, of: store) }
    return (isReducing ? rows.reduced(to: [], kinds) : rows).areFeasible(kinds)
  }
}

/// The search for constraints that can't hold together.
private struct Explanation {
  private let store: ConstraintStore
  private let kinds: [Variable.Kind]
  /// Whether to reduce the background to the variables of the constraints under test, so that a test costs what those
  /// cost.
  private let isReducing: Bool
  /// The number of coefficients visited.
  private(set) var coefficientCount = 0

  init(_ solver: Solver, isReducing: Bool) {
    store = solver.store
    kinds = solver.kinds
    self.isReducing = isReducing
  }

  /// - Parameter candidates: The constraints, preferred ones first.
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

  /// The background and some more constraints, reduced to the variables of the others.
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
