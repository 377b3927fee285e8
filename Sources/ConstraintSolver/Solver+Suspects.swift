/// The search for the places of contradictions.
extension Solver {
  /// The place of a contradiction.
  struct Suspect {
    /// Constraints: the conflict consists of some of them and of equalities behind them.
    var seen: [Int] = []
    /// Left sides, as multiples whose sum has an impossible value; empty if they are not known.
    var sides: [Partition.Side] = []
    /// All constraints that take part in such a sum, if they have been found.
    var proof: Set<Int>?
  }

  /// The suspects behind constraints that contradict earlier ones; the sign of a length stands for the length's
  /// definition.
  mutating func suspects(
    _ contradictions: [Int32], _ elimination: Elimination, all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [Suspect] {
    var sides: [Int32: Int32] = [:]
    for side in contradictions { sides[side >= 0 ? side : elimination.source[Int(~side)]] = side }
    let sources = store.inCanonicalOrder(
      sides.keys.filter { $0 >= 0 }.sorted(), places: elimination.places)
    guard all else { return sources.map { Suspect(seen: [Int($0)]) } }
    let equalities = sources.filter { sides[$0] == $0 && store.isRequiredEquality(Int($0)) }
    let others = sources.filter { sides[$0] != $0 || !store.isRequiredEquality(Int($0)) }
      .map { Suspect(sides: [(sides[$0] ?? $0, 1)]) }
    guard !equalities.isEmpty else { return others }
    return independentProofs(equalities, elimination, isFirmer).map { Suspect(proof: $0) } + others
  }

  /// Proofs that some equalities contradict others, such that the constraint that gives way in one contradiction takes
  /// part in no other.
  private mutating func independentProofs(
    _ contradictions: [Int32], _ elimination: Elimination,
    _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [Set<Int>] {
    let behind = elimination.sources(behind: contradictions.map { Int($0) }, of: store)
    let variables = Set(behind.flatMap { store.variables[store.terms(of: $0)] })
    // Includes redundant equalities: otherwise, once the others gave way, they would surface one after another.
    let equalities = (0..<store.count).filter { index in
      store[index].isAlive && store.isRequiredEquality(index)
        && store.terms(of: index).allSatisfy { variables.contains(store.variables[$0]) }
    }.map { ConstraintID(index: Int32($0)) }.sorted(by: isFirmer)
    var anew = Elimination(store, kinds: kinds, firmestFirst: equalities)
    var trace = Elimination.Trace(anew)
    defer { counters.coefficients += anew.takeExpandedCount() }
    return store.inCanonicalOrder(anew.contradictions.sorted(), places: elimination.places)
      .map { anew.sources(behind: [($0, 1)], of: store, &trace) }
  }

  /// The suspects behind contradictions in some components: at variables and rows whose bounds contradict each other by
  /// themselves, otherwise anywhere in the component.
  func suspects(
    in components: [Int], _ partition: Partition, _ elimination: Elimination, all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [Suspect] {
    guard all else { return [anywhere(in: components[0], partition, elimination)] }
    var numbering = Numbering(count: kinds.count)
    return components.flatMap { component in
      let pairs = partition.contradictoryBounds(of: component, store, isFirmer: isFirmer)
      return pairs.isEmpty
        ? contradictoryGroups(of: component, partition, elimination, &numbering)
        : pairs.map { Suspect(sides: $0) }
    }
  }

  private func anywhere(
    in component: Int, _ partition: Partition, _ elimination: Elimination
  ) -> Suspect {
    suspect(requiredDemands(of: component, partition), elimination)
  }

  /// The groups of a component's required demands that share variables and contradict each other; optional demands may
  /// connect many groups.
  private func contradictoryGroups(
    of component: Int, _ partition: Partition, _ elimination: Elimination,
    _ numbering: inout Numbering
  ) -> [Suspect] {
    var numbers: [Int32: Int32] = [:]
    for variable in partition.variables[component] { numbers[variable] = Int32(numbers.count) }
    var sets = DisjointSets(count: numbers.count)
    let demands = requiredDemands(of: component, partition)
    var all = RequiredRows()
    for demand in demands { all.add(demand, partition, store) }
    for row in all.rows {
      for (one, other) in zip(row.terms, row.terms.dropFirst()) {
        sets.unite(numbers[all.terms[one].variable] ?? 0, numbers[all.terms[other].variable] ?? 0)
      }
    }
    let group = all.rows.map { row in
      sets.root(numbers[all.terms[row.terms.lowerBound].variable] ?? 0)
    }
    let groups = Buckets(group, count: numbers.count)
    let contradictory = (0..<groups.count).filter { number in
      guard groups[number].count > 1 else { return false }
      var own = RequiredRows()
      for row in groups[number] { own.add(all, row: Int(row)) }
      return !own.areFeasible(kinds, &numbering)
    }
    let found = contradictory.map { number in
      suspect(groups[number].map { demands[Int($0)] }, elimination)
    }
    return found.isEmpty ? [anywhere(in: component, partition, elimination)] : found
  }

  private func requiredDemands(of component: Int, _ partition: Partition) -> [Partition.Demand] {
    partition.demandsOfComponent[component].map { partition.demands[Int($0)] }
      .filter { $0.isRequired(store) }
  }

  private func suspect(_ demands: [Partition.Demand], _ elimination: Elimination) -> Suspect {
    // The sign of an eliminated length comes from the equality that eliminated it.
    let seen = demands.map { demand in
      demand.source >= 0 ? Int(demand.source) : Int(elimination.source[Int(~demand.source)])
    }
    return Suspect(seen: seen.filter { $0 >= 0 })
  }
}

extension RequiredRows {
  /// Adds a demand with a target, as a row of free variables.
  fileprivate mutating func add(
    _ demand: Partition.Demand, _ partition: Partition, _ store: ConstraintStore
  ) {
    if demand.target >= 0 {
      add(demand.target, demand.scale)
    } else {
      for place in partition.terms(ofRow: Int(~demand.target)) {
        add(partition.rowVariables[place], partition.rowCoefficients[place] * demand.scale)
      }
    }
    let isSign = demand.source < 0
    close(
      isSign ? .greaterThanOrEqual : store[Int(demand.source)].relation,
      (isSign ? 0 : store[Int(demand.source)].constant) - demand.offset)
  }

  /// Adds one of other rows.
  fileprivate mutating func add(_ others: RequiredRows, row: Int) {
    for place in others.rows[row].terms {
      add(others.terms[place].variable, others.terms[place].coefficient)
    }
    close(others.rows[row].relation, others.rows[row].constant)
  }
}

extension [ConstraintID] {
  /// The constraint that gives way first; the last of several.
  func weakest(_ isFirmer: (ConstraintID, ConstraintID) -> Bool) -> ConstraintID? {
    guard var weakest = first else { return nil }
    for constraint in self where !isFirmer(constraint, weakest) { weakest = constraint }
    return weakest
  }
}
