extension Solver {
  /// How many times as many constraints as there are may be looked at for what is behind contradictions.
  private static let patience = 8

  /// Sets of required constraints that can't hold together, of which the weakest of one has no part in those after
  /// it: irreducible ones, but for the last of so many that look into all of them would take far too long.
  ///
  /// - Parameters:
  ///   - elimination: What the required equalities say.
  ///   - suspects: Where a contradiction was seen.
  ///   - all: Whether more than the first is of use. There may be others still.
  ///   - isFirmer: Whether one constraint gives way only after another.
  /// - Returns: The sets. Which they are depends on what all constraints say, never on the order in which
  ///   they came.
  mutating func conflicts(
    _ elimination: inout Elimination, _ suspects: [Suspect], all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [[ConstraintID]] {
    var found: [[ConstraintID]] = []
    var taken: Set<Int> = []
    var credit = Self.patience * store.count
    // For those that have in them what gives way already: about what it takes to meet the others anew.
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
        // What sums prove is proof enough where it takes too long to look for what is of no importance in it.
        let isReduced = !isProven || credit > 0
        credit -= behind.count
        let narrow = ordered(behind.subtracting(taken), elimination)
        // By themselves they may hold, as sums are not exact, or as one of them gives way already.
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

  /// An irreducible set of constraints that can't hold together, of which the weakest gives way whatever else does:
  /// all candidates that are firmer than it can hold together.
  ///
  /// Any set would do where what has given way is looked at again afterwards, but where many contradict each other
  /// nearly all would have to be.
  ///
  /// - Complexity: That of one set, and at most of another one among fewer, and of O(log n) feasibility tests.
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
    // So many of the firmest can hold together, and so many can't.
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
  ///   - elimination: What the required equalities say.
  ///   - candidates: What takes part is among these.
  /// - Returns: The constraints, by the latest variable that they mention, then by what they say; nil if all can
  ///   hold.
  /// - Complexity: O(k log(n / k)) feasibility tests for a set of k out of n constraints, each of what the
  ///   constraints that stay say of the variables of those that are looked at.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  private mutating func conflict(
    _ elimination: Elimination, _ candidates: [Int]
  ) -> [ConstraintID]? {
    var found = explain(candidates, isReducing: true)
    // What is close to a contradiction may be none any more after so many sums.
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

  /// Whether some constraints can hold together, all as required.
  ///
  /// - Parameter isReducing: Whether variables are taken out first, which is quick, but adds up many numbers.
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
