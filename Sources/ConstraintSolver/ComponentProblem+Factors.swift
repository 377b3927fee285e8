extension ComponentProblem {
  /// The least coefficient for which a row may be solved, as a share of the row's largest.
  private static let leastShare = 0.1

  /// Makes the simplex start from a basis in which the rows wanted at a value, and the rows that the cheapest values
  /// break, take the place of variables, and keep factors of the basis in place of a tableau.
  ///
  /// Where rows depend on each other, as with views whose centers are equally far apart, the tableau fills in with each
  /// row's effect on the others. Factors hold the rows as they were stated.
  mutating func factorise() {
    var isMentioned = Array(repeating: false, count: variableCount)
    var exchanges: [(row: Int32, structural: Int32)] = []
    for row in initialRows() {
      let least = Self.leastShare * rows[row].reduce(0) { max($0, abs($1.coefficient)) }
      let chosen = rows[row].filter {
        !isMentioned[Int($0.variable)] && abs($0.coefficient) >= least
      }.max { $0.variable < $1.variable }
      guard let chosen else { continue }
      for term in rows[row] { isMentioned[Int(term.variable)] = true }
      exchanges.append((Int32(row), chosen.variable))
    }
    simplex.factorise(after: exchanges)
    counters.factorisations += 1
  }

  /// The rows wanted at a value, followed by those that break a required wish when each variable has the value that is
  /// cheapest for it alone.
  private func initialRows() -> [Int] {
    wantedRows() + brokenRows { simplex.value[variableCount + $0] }
  }

  /// The rows that break a required wish at the given values.
  func brokenRows(_ value: (Int) -> Double) -> [Int] {
    var broken: [Int] = []
    for wish in wishes
    where wish.priority == ConstraintStore.required && Int(wish.target) >= variableCount {
      let row = Int(wish.target) - variableCount
      if !wish.relation.holds(value(row), wish.value, Solver.tolerance) { broken.append(row) }
    }
    return broken
  }
}
