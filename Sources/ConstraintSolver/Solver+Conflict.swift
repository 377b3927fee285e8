extension Solver {
  /// How many times as many constraints as there are may be looked at for what is behind contradictions.
  private static let patience = 8

  /// Irreducible sets of required constraints that can't hold together and have none in common.
  ///
  /// - Parameters:
  ///   - elimination: What the required equalities say.
  ///   - suspects: In each of these groups, constraints (or `~variable` for the sign of a length) at which a
  ///     contradiction was seen. What takes part is among them and the equalities behind them.
  ///   - all: Whether more than the first is of use. Of those that may overlap only one is found, and not
  ///     all where much is behind each.
  /// - Returns: The sets. Which they are depends on what all constraints say, never on the order in which
  ///   they came.
  mutating func conflicts(
    _ elimination: Elimination, _ suspects: [[Int32]], all: Bool
  ) -> [[ConstraintID]] {
    var found: [[ConstraintID]] = []
    var taken: Set<Int> = []
    var credit = Self.patience * store.count
    for group in suspects where credit > 0 {
      // The origin of a length that must not be negative is the equality that eliminated it.
      let seen = group.map { $0 >= 0 ? Int($0) : Int(elimination.source[Int(~$0)]) }
      let behind = elimination.sources(behind: seen.filter { $0 >= 0 }, of: store)
      credit -= behind.count
      guard taken.isDisjoint(with: behind) else { continue }
      let narrow = ordered(behind, elimination)
      // By themselves they may hold, as sums are not exact.
      guard !areFeasible(narrow) else { continue }
      let conflict = conflict(elimination, narrow)
      found.append(conflict)
      guard all else { break }
      taken.formUnion(conflict.lazy.map { Int($0.index) })
    }
    if found.isEmpty {
      let required = (0..<store.count).filter { store.isAlive[$0] && store.isRequired($0) }
      found.append(conflict(elimination, ordered(required, elimination)))
    }
    return found
  }

  private func ordered(_ indices: some Collection<Int>, _ elimination: Elimination) -> [Int] {
    store.inCanonicalOrder(indices.map { Int32($0) }.sorted(), places: elimination.places)
      .map { Int($0) }
  }

  /// An irreducible set of constraints that can't hold together.
  ///
  /// - Parameters:
  ///   - elimination: What the required equalities say.
  ///   - candidates: What takes part is among these.
  /// - Returns: The constraints, by the latest variable that they mention, then by what they say.
  /// - Complexity: O(k log(n / k)) feasibility tests for a set of k out of n constraints, each of what the
  ///   constraints that stay say of the variables of those that are looked at.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  private mutating func conflict(
    _ elimination: Elimination, _ candidates: [Int]
  ) -> [ConstraintID] {
    var found = explain(candidates, isReducing: true)
    // What is close to a contradiction may be none any more after so many sums.
    if areFeasible(found) { found = explain(candidates, isReducing: false) }
    return ordered(found, elimination).map { ConstraintID(index: Int32($0)) }
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

extension Solver {
  /// Constraints that contradict those before them by what they say; the sign of a length stands for what
  /// defines it.
  func ordered(_ contradictions: [Int32], _ elimination: Elimination) -> [Int32] {
    let sources = contradictions.map { $0 >= 0 ? $0 : elimination.source[Int(~$0)] }
    let known = store.inCanonicalOrder(sources.filter { $0 >= 0 }, places: elimination.places)
    return known.isEmpty ? contradictions : known
  }

  /// Where contradictions were seen in some components, each a group of its own: at variables and rows whose
  /// bounds contradict each other by themselves, or else anywhere.
  func suspects(in components: [Int], _ partition: Partition, all: Bool) -> [[Int32]] {
    guard all else { return [requiredDemands(of: components[0], partition)] }
    return components.flatMap { component in
      let bounds = partition.contradictoryBounds(of: component, store)
      return bounds.isEmpty ? [requiredDemands(of: component, partition)] : bounds
    }
  }

  private func requiredDemands(of component: Int, _ partition: Partition) -> [Int32] {
    partition.demandsOfComponent[component].map { partition.demands[Int($0)] }
      .filter { $0.isRequired(store) }.map(\.source)
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
