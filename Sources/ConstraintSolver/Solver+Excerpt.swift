extension Solver {
  /// Everything solved together with a constraint, and the equalities behind that, as a system of its own with the same
  /// violations and the same conflicts. Variables that cancel out may have other values.
  ///
  /// - Complexity: Linear in the result, times a logarithm.
  public mutating func excerpt(around constraint: ConstraintID) -> Excerpt {
    _ = solve()
    var known = [Int(constraint.index)]
    guard let partition, let elimination else { return Excerpt(known, of: self) }
    if let component = partition.component(ofConstraint: known[0]) {
      known += living(sources(of: component, partition, elimination))
    }
    return Excerpt(elimination.sources(behind: known, of: store).sorted(), of: self)
  }

  /// Some constraints of a solver as a system of their own, with the same concessions.
  public struct Excerpt: Sendable {
    public var solver = Solver()
    /// The constraints, each with its counterpart in the ``solver``.
    public private(set) var constraints: [(outside: ConstraintID, inside: ConstraintID)] = []
    /// The counterpart in the ``solver`` of each variable that they mention, by index.
    private(set) var variables: [Int32: Variable] = [:]

    /// - Parameter others: Variables to include even if no constraint mentions them.
    init(_ indices: [Int], and others: some Sequence<Int32> = [], of whole: Solver) {
      let (store, rank) = (whole.store, whole.rank)
      var mentioned = Set(others)
      for index in indices { mentioned.formUnion(store.variables[store.terms(of: index)]) }
      for variable in mentioned.sorted(by: { rank[Int($0)] < rank[Int($1)] }) {
        variables[variable] = solver.addVariable(whole.kinds[Int(variable)])
      }
      var insides: [Int32: ConstraintID] = [:]
      for index in indices {
        solver.terms = store.terms(of: index).compactMap { position in
          variables[store.variables[position]].map { Term($0, store.coefficients[position]) }
        }
        let inside = solver.add(
          store[index].relation, store[index].constant, priority: store[index].priority)
        constraints.append((ConstraintID(index: Int32(index)), inside))
        insides[Int32(index)] = inside
      }
      solver.concessions = whole.concessions.renumbered(among: indices) { insides[$0]?.index }
      for (outside, inside) in variables {
        solver.prefer(insides[whole.preference(of: outside)], for: inside)
        solver.isVolatile[Int(inside.index)] = whole.isVolatile[Int(outside)]
      }
    }
  }
}
