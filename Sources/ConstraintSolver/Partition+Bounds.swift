extension Partition {
  typealias Side = (source: Int32, factor: Double)

  /// Contradictory required bounds on one variable or row of a component. For each bound that contradicts a firmer one,
  /// the result has the left sides of both, as multiples that add up to zero.
  ///
  /// - Parameter isFirmer: Whether the first constraint gives way only after the second.
  /// - Complexity: Linear in the number of demands, apart from sorting those that contradict each other.
  func contradictoryBounds(
    of component: Int, _ store: ConstraintStore, isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [[Side]] {
    var bounds: [Int32: Bounds] = [:]
    var targets: [Int32] = []
    for number in demandsOfComponent[component] {
      let demand = demands[Int(number)]
      guard demand.isRequired(store), demand.target != Demand.nothing else { continue }
      if bounds[demand.target] == nil { targets.append(demand.target) }
      bounds[demand.target, default: Bounds()].add(Bounds.Bound(demand, store))
    }
    return targets.flatMap { bounds[$0]?.contradictions(isFirmer) ?? [] }
  }
}

extension Partition.Demand {
  /// Whether the demand must hold.
  func isRequired(_ store: ConstraintStore) -> Bool {
    source < 0 || store[Int(source)].isAlive && store.isRequired(Int(source))
  }
}

/// The bounds on one variable or row.
private struct Bounds {
  /// The bound that one demand sets.
  struct Bound {
    let source: Int32
    let scale: Double
    var least = -Double.infinity
    var most = Double.infinity

    init(_ demand: Partition.Demand, _ store: ConstraintStore) {
      (source, scale) = (demand.source, demand.scale)
      let isSign = demand.source < 0
      let relation = isSign ? .greaterThanOrEqual : store[Int(demand.source)].relation
      let constant = isSign ? 0 : store[Int(demand.source)].constant
      let bound = (constant - demand.offset) / demand.scale
      let isFlipped = demand.scale < 0
      if relation == .equal || (relation == .greaterThanOrEqual) != isFlipped { least = bound }
      if relation == .equal || (relation == .lessThanOrEqual) != isFlipped { most = bound }
    }

    func isAbove(_ other: Bound) -> Bool {
      least > other.most + Solver.tolerance * (1 + abs(other.most))
    }
  }

  private var all: [Bound] = []
  private var least = -Double.infinity
  private var most = Double.infinity

  mutating func add(_ bound: Bound) {
    all.append(bound)
    least = max(least, bound.least)
    most = min(most, bound.most)
  }

  /// The contradictory pairs, one for each bound that contradicts a firmer one.
  func contradictions(_ isFirmer: (ConstraintID, ConstraintID) -> Bool) -> [[Partition.Side]] {
    guard least > most + Solver.tolerance * (1 + abs(most)) else { return [] }
    var pairs: [[Partition.Side]] = []
    // Only the bounds that are tighter than all firmer ones.
    var (lowest, highest): ([Bound], [Bound]) = ([], [])
    for bound in all.sorted(by: { Self.isFirmer($0.source, $1.source, isFirmer) }) {
      let rival = highest.first { bound.isAbove($0) } ?? lowest.first { $0.isAbove(bound) }
      if let rival {
        pairs.append([(bound.source, 1 / bound.scale), (rival.source, -1 / rival.scale)])
        continue
      }
      if bound.least > lowest.last?.least ?? -.infinity { lowest.append(bound) }
      if bound.most < highest.last?.most ?? .infinity { highest.append(bound) }
    }
    return pairs
  }

  /// The sign of a length is the firmest of all.
  private static func isFirmer(
    _ source: Int32, _ other: Int32, _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> Bool {
    guard source >= 0, other >= 0 else { return source < 0 && other >= 0 }
    return isFirmer(ConstraintID(index: source), ConstraintID(index: other))
  }
}
