extension ComponentProblem {
  /// A variable with wishes of its own needs a row, in which no more than so many others may be.
  private static let longestRow = 8
  /// How many times as many coefficients as before there may be in all.
  private static let mostCoefficients = 8

  /// Lets the simplex begin with the rows that are wanted at a value, in place of variables that follow from
  /// them: those without wishes of their own need no row at all.
  ///
  /// - Parameter broken: Whether the rows come after these that must hold, and do not as long as each variable has
  ///   the value that is cheapest for it alone.
  /// - Returns: Whether it has come to that. It has not where the other rows would be much longer.
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

  /// The rows that are wanted at a value, those first that are most wanted, then in order.
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
