extension ComponentProblem {
  /// The most terms in the row that replaces a substituted variable with wishes of its own.
  private static let longestRow = 8
  /// The most coefficients in total, as a multiple of the number before.
  private static let mostCoefficients = 8

  /// Makes the simplex start with the rows wanted at a value in place of variables that follow from them. Variables
  /// without wishes of their own need no row at all.
  ///
  /// - Parameter broken: Whether to add the required rows that do not hold when each variable has the value that is
  ///   cheapest for it alone; they come after the wanted ones.
  /// - Returns: Whether the substitution was made. It is not where the other rows would become much longer.
  mutating func substituteRows(broken: Bool) -> Bool {
    let wanted = wantedRows() + (broken ? brokenRows { rowValue($0) } : [])
    guard !wanted.isEmpty else { return false }
    var substitution = Substitution()
    swap(&substitution, &simplex.substitution)
    substitution.restart(variableCount + rows.count)
    var hasWishes = Array(repeating: false, count: variableCount)
    for wish in wishes where Int(wish.target) < variableCount { hasWishes[Int(wish.target)] = true }
    var isSubstituted = Array(repeating: false, count: rows.count)
    var slots: [(row: Int32, variable: Int32)] = []
    var combinations: [(variable: Int32, terms: [Substitution.Term])] = []
    for mayHaveWishes in [false, true] {
      for row in wanted where !isSubstituted[row] {
        let target = Int32(variableCount + row)
        guard
          let variable = substitution.add(
            target, rows[row],
            isEligible: { hasWishes[Int($0)] == mayHaveWishes })
        else { continue }
        if mayHaveWishes {
          let terms = substitution.expand([(variable, 1)])
          guard terms.count <= Self.longestRow else {
            substitution.removeLast()
            continue
          }
          combinations.append((variable, terms))
        }
        isSubstituted[row] = true
        slots.append((target, variable))
      }
    }
    var room = Self.mostCoefficients * (rows.terms.count + variableCount)
    for row in 0..<rows.count where !isSubstituted[row] {
      let terms = substitution.expand(rows[row])
      room -= terms.count
      guard room > 0 else { return false }
      combinations.append((Int32(variableCount + row), terms))
    }
    for _ in 0..<rows.count { simplex.addVariable() }
    for (row, variable) in slots { simplex.start(row, inSlot: variable) }
    for (variable, terms) in combinations { simplex.addRow(terms, of: variable) }
    simplex.substitution = substitution
    return true
  }

  /// The rows wanted at a value, by falling priority, then in order.
  func wantedRows() -> [Int] {
    var wanted: [(row: Int, priority: Float)] = []
    for wish in wishes where Int(wish.target) >= variableCount && wish.isSoftEquality {
      let row = Int(wish.target) - variableCount
      if wanted.last?.row == row {
        wanted[wanted.count - 1].priority = max(wanted[wanted.count - 1].priority, wish.priority)
      } else {
        wanted.append((row, wish.priority))
      }
    }
    wanted.sortFew { ($1.priority, $0.row) < ($0.priority, $1.row) }
    return wanted.map(\.row)
  }
}
