/// Where contradictions were seen.
extension Solver {
  /// Where a contradiction was seen.
  struct Suspect {
    /// Constraints: what takes part is among them and the equalities behind them.
    var seen: [Int] = []
    /// All that takes part, as a sum of it is what it can't be; nil if that is not known.
    var proof: Set<Int>?
  }

  /// Behind constraints that contradict those before them by what they say; the sign of a length stands for what
  /// defines it.
  func suspects(
    _ contradictions: [Int32], _ elimination: inout Elimination, all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [Suspect] {
    var sides: [Int32: Int32] = [:]
    for side in contradictions { sides[side >= 0 ? side : elimination.source[Int(~side)]] = side }
    let sources = store.inCanonicalOrder(
      sides.keys.filter { $0 >= 0 }.sorted(), places: elimination.places)
    guard all else { return sources.map { Suspect(seen: [Int($0)]) } }
    let turns = elimination.turnsOfEqualities()
    let proofs = sources.map { source in
      elimination.sources(behind: [(sides[source] ?? source, 1)], of: store, turns: turns)
    }
    guard haveVictimsInCommon(proofs, isFirmer) else { return proofs.map { Suspect(proof: $0) } }
    let equalities = Set(proofs.joined()).filter { store.isRequiredEquality($0) }
      .sorted().map { ConstraintID(index: Int32($0)) }.sorted(by: isFirmer)
    var anew = Elimination(store, kinds: kinds, firmestFirst: equalities)
    var independent: [Int32: Set<Int>] = [:]
    for (source, proof) in zip(sources, proofs)
    where sides[source] != source || !store.isRequiredEquality(Int(source)) {
      independent[source] = proof
    }
    let turnsAnew = anew.turnsOfEqualities()
    for source in anew.contradictions {
      independent[source] = anew.sources(behind: [(source, 1)], of: store, turns: turnsAnew)
    }
    return store.inCanonicalOrder(independent.keys.sorted(), places: elimination.places)
      .map { Suspect(proof: independent[$0]) }
  }

  /// Whether what gives way in one of some contradictions takes part in others.
  private func haveVictimsInCommon(
    _ proofs: [Set<Int>], _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> Bool {
    let victims = proofs.compactMap { proof in
      proof.sorted().map { ConstraintID(index: Int32($0)) }.weakest(isFirmer)
    }.map { Int($0.index) }
    let all = Set(victims)
    return all.count < victims.count
      || proofs.contains { proof in proof.count { all.contains($0) } > 1 }
  }

  /// Behind what was seen in some components: at variables and rows whose bounds contradict each other by
  /// themselves, or else anywhere.
  func suspects(
    in components: [Int], _ partition: Partition, _ elimination: inout Elimination, all: Bool,
    isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [Suspect] {
    guard all else { return [anywhere(in: components[0], partition, elimination)] }
    let turns = elimination.turnsOfEqualities()
    return components.flatMap { component in
      let pairs = partition.contradictoryBounds(of: component, store, isFirmer: isFirmer)
      return pairs.isEmpty
        ? contradictoryGroups(of: component, partition, elimination)
        : pairs.map { Suspect(proof: elimination.sources(behind: $0, of: store, turns: turns)) }
    }
  }

  private func anywhere(
    in component: Int, _ partition: Partition, _ elimination: Elimination
  ) -> Suspect {
    suspect(requiredDemands(of: component, partition), elimination)
  }

  /// Behind the required demands of a component that have variables in common, where these contradict each other:
  /// what is not required may connect many.
  private func contradictoryGroups(
    of component: Int, _ partition: Partition, _ elimination: Elimination
  ) -> [Suspect] {
    var numbers: [Int32: Int32] = [:]
    for variable in partition.variables[component] { numbers[variable] = Int32(numbers.count) }
    var sets = DisjointSets(count: numbers.count)
    let rows = requiredDemands(of: component, partition).map { demand in
      (demand: demand, row: partition.row(of: demand, store))
    }
    for (_, row) in rows {
      for (one, other) in zip(row.terms, row.terms.dropFirst()) {
        sets.unite(numbers[one.variable] ?? 0, numbers[other.variable] ?? 0)
      }
    }
    let group = rows.map { sets.root(numbers[$0.row.terms[0].variable] ?? 0) }
    let groups = Buckets(group, count: numbers.count)
    let contradictory = (0..<groups.count).filter { number in
      let own = groups[number].map { rows[Int($0)].row }
      return own.count > 1 && !RequiredRows(own).areFeasible(kinds)
    }
    let found = contradictory.map { number in
      suspect(groups[number].map { rows[Int($0)].demand }, elimination)
    }
    return found.isEmpty ? [anywhere(in: component, partition, elimination)] : found
  }

  private func requiredDemands(of component: Int, _ partition: Partition) -> [Partition.Demand] {
    partition.demandsOfComponent[component].map { partition.demands[Int($0)] }
      .filter { $0.isRequired(store) }
  }

  private func suspect(_ demands: [Partition.Demand], _ elimination: Elimination) -> Suspect {
    // The origin of a length that must not be negative is the equality that eliminated it.
    let seen = demands.map { demand in
      demand.source >= 0 ? Int(demand.source) : Int(elimination.source[Int(~demand.source)])
    }
    return Suspect(seen: seen.filter { $0 >= 0 })
  }
}

extension Partition {
  /// What a demand with a target says of free variables.
  fileprivate func row(of demand: Demand, _ store: ConstraintStore) -> RequiredRows.Row {
    let isSign = demand.source < 0
    let terms =
      demand.target >= 0
      ? [(demand.target, demand.scale)]
      : terms(ofRow: Int(~demand.target)).map {
        (rowVariables[$0], rowCoefficients[$0] * demand.scale)
      }
    return RequiredRows.Row(
      terms: terms, relation: isSign ? .greaterThanOrEqual : store.relation[Int(demand.source)],
      constant: (isSign ? 0 : store.constant[Int(demand.source)]) - demand.offset)
  }
}

extension [ConstraintID] {
  /// The one that gives way first; the last of several.
  func weakest(_ isFirmer: (ConstraintID, ConstraintID) -> Bool) -> ConstraintID? {
    guard var weakest = first else { return nil }
    for constraint in self where !isFirmer(constraint, weakest) { weakest = constraint }
    return weakest
  }
}
