extension ComponentProblem {
  /// What part of the largest coefficient of a row the one has at least by which a variable follows from it.
  private static let leastShare = 0.1

  /// Lets the simplex begin with the rows that are wanted at a value, and those that the cheapest values break, in
  /// place of variables that follow from them, and keep factors instead of a tableau.
  ///
  /// Where rows hang on each other, as those between views whose centers are to be equally far apart, a tableau
  /// fills with what each of them would change. Factors hold what the rows say.
  mutating func factorise() {
    var isMentioned = Array(repeating: false, count: variableCount)
    var exchanges: [(row: Int32, structural: Int32)] = []
    for row in rowsToBeginWith() {
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

  /// The rows that are wanted at a value, then those that break a required wish as long as each variable has the
  /// value that is cheapest for it alone.
  private func rowsToBeginWith() -> [Int] {
    wantedRows() + brokenRows { simplex.value[variableCount + $0] }
  }

  /// The rows that break a required wish where they have some values.
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
