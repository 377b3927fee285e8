extension Solver {
  /// An irreducible set of required constraints that can't hold together.
  ///
  /// - Parameters:
  ///   - elimination: What the required equalities say.
  ///   - suspects: Constraints (or `~variable` for the sign of a length) at which the contradiction
  ///     was seen. What takes part is among them and the equalities behind them.
  /// - Returns: The constraints, by the latest variable that they mention, then by what they say. Which
  ///   they are depends on what all constraints say, never on the order in which they came.
  /// - Complexity: O(k log(n / k)) feasibility tests of n constraints, for a set of k.
  /// - SeeAlso: Junker, *QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  ///   Problems*, AAAI 2004.
  func conflict(_ elimination: Elimination, _ suspects: [Int32]) -> [ConstraintID] {
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
    return ordered(explain([], candidates, hasGrown: false).sorted())
      .map { ConstraintID(index: Int32($0)) }
  }

  private func explain(_ background: [Int], _ candidates: [Int], hasGrown: Bool) -> [Int] {
    if hasGrown, !areFeasible(background) { return [] }
    guard candidates.count > 1 else { return candidates }
    let first = Array(candidates[..<(candidates.count / 2)])
    let second = Array(candidates[(candidates.count / 2)...])
    let fromSecond = explain(background + first, second, hasGrown: true)
    let fromFirst = explain(background + fromSecond, first, hasGrown: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }

  /// Whether some constraints can hold together, all as required.
  private func areFeasible(_ constraints: [Int]) -> Bool {
    var probe = Solver()
    var twins: [Int32: Variable] = [:]
    for index in constraints {
      let terms = store.terms(of: index).map { position in
        let variable = store.variables[position]
        let twin = twins[variable] ?? probe.addVariable(kinds[Int(variable)])
        twins[variable] = twin
        return Term(twin, store.coefficients[position])
      }
      _ = probe.add(terms, store.relation[index], store.constant[index])
    }
    return probe.isFeasible()
  }
}
