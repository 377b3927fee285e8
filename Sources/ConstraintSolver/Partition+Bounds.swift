extension Partition {
  /// Where required demands of a component contradict each other by the bounds that they set to one variable or
  /// row: the sources of all such demands on it, for each that there is.
  ///
  /// - Complexity: Linear in the number of demands.
  func contradictoryBounds(of component: Int, _ store: ConstraintStore) -> [[Int32]] {
    var bounds: [Int32: Bounds] = [:]
    var targets: [Int32] = []
    for number in demandsOfComponent[component] {
      let demand = demands[Int(number)]
      guard demand.isRequired(store), demand.target != Demand.nothing else { continue }
      if bounds[demand.target] == nil { targets.append(demand.target) }
      bounds[demand.target, default: Bounds()].add(demand, store)
    }
    return targets.compactMap { target in
      bounds[target].flatMap { $0.areContradictory ? $0.sources : nil }
    }
  }
}

extension Partition.Demand {
  /// Whether it must hold.
  func isRequired(_ store: ConstraintStore) -> Bool {
    source < 0 || store.isAlive[Int(source)] && store.isRequired(Int(source))
  }
}

/// How small and how large something may be.
private struct Bounds {
  private var least = -Double.infinity
  private var most = Double.infinity
  /// What says so.
  private(set) var sources: [Int32] = []

  var areContradictory: Bool { least > most + Solver.tolerance * (1 + abs(most)) }

  mutating func add(_ demand: Partition.Demand, _ store: ConstraintStore) {
    sources.append(demand.source)
    let isSign = demand.source < 0
    let relation = isSign ? .greaterThanOrEqual : store.relation[Int(demand.source)]
    let constant = isSign ? 0 : store.constant[Int(demand.source)]
    let bound = (constant - demand.offset) / demand.scale
    let isFlipped = demand.scale < 0
    if relation == .equal || (relation == .greaterThanOrEqual) != isFlipped {
      least = max(least, bound)
    }
    if relation == .equal || (relation == .lessThanOrEqual) != isFlipped { most = min(most, bound) }
  }
}
