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
    var trace = Elimination.Trace(elimination)
    var search = ConflictSearch(store, kinds)
    defer {
      counters.coefficients += elimination.takeExpandedCount() + search.coefficientCount
    }
    for suspect in suspects where all || found.isEmpty {
      let isProven = suspect.proof != nil || !suspect.sides.isEmpty
      guard isProven ? spare > 0 : credit > 0 else { continue }
      var behind = suspect.proof ?? []
      if !suspect.sides.isEmpty {
        behind = elimination.sources(
          behind: suspect.sides, of: store, &trace, isEnough: taken.contains)
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
        guard !search.areFeasible(narrow, isReducing: isReduced),
          let conflict = isReduced
            ? decisiveConflict(elimination, narrow, &search, isFirmer)
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
        conflict(elimination, candidates, &search)
          ?? search.conflict(among: candidates, isReducing: false)
          .map { ConstraintID(index: Int32($0)) })
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
  private func decisiveConflict(
    _ elimination: Elimination, _ candidates: [Int], _ search: inout ConflictSearch,
    _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [ConstraintID]? {
    guard let found = conflict(elimination, candidates, &search),
      let weakest = found.weakest(isFirmer)
    else { return nil }
    let firmer = candidates.filter { isFirmer(ConstraintID(index: Int32($0)), weakest) }
    guard !search.areFeasible(firmer, isReducing: true) else { return found }
    let ordered = firmer.map { ConstraintID(index: Int32($0)) }.sorted(by: isFirmer)
      .map { Int($0.index) }
    // The `fewer` firmest can hold together; the `more` firmest can't.
    var (fewer, more) = (0, ordered.count)
    while more - fewer > 1 {
      let middle = (fewer + more) / 2
      if search.areFeasible(Array(ordered[..<middle]), isReducing: true) {
        fewer = middle
      } else {
        more = middle
      }
    }
    let decisive = Set(ordered[..<more])
    return conflict(elimination, candidates.filter(decisive.contains), &search) ?? found
  }

  /// An irreducible set of constraints that can't hold together.
  ///
  /// - Parameters:
  ///   - elimination: The elimination of the required equalities.
  ///   - candidates: The constraints to choose from.
  ///   - search: Storage for searching.
  /// - Returns: The constraints, by the latest variable that they mention, then by content; nil if all can hold.
  /// - Complexity: O(k log(n / k)) feasibility tests for a set of k out of n constraints. Each test involves the
  ///   background constraints reduced to the variables of the constraints under test.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  private func conflict(
    _ elimination: Elimination, _ candidates: [Int], _ search: inout ConflictSearch
  ) -> [ConstraintID]? {
    var found = search.conflict(among: candidates, isReducing: true)
    // A near contradiction may vanish in the rounding of so many sums.
    if search.areFeasible(found) {
      guard !search.areFeasible(candidates) else { return nil }
      found = search.conflict(among: candidates, isReducing: false)
    }
    return ordered(found, elimination).map { ConstraintID(index: Int32($0)) }
  }
}
