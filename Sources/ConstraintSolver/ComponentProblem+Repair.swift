extension ComponentProblem {
  /// Longer rows hang on too much to be moved by one of their variables.
  private static let longestRow = 8
  /// How often it is looked for rows that wait for no others, before the rest is taken as it comes.
  private static let mostRounds = 16

  /// Brings the rows that break a required wish to where they cost least by themselves, one after another, by one
  /// variable each, whatever others come to by that.
  ///
  /// Spaces between views are then as small as may be, and what is left is to find a few lengths that give
  /// way. The simplex would weigh each space against the room that all have, and come to the same place by way of
  /// many lengths that give way and have to come back. What is as large as the largest of several comes after
  /// these, as stacks in a stack come before it: it then is that large at once.
  mutating func repair() {
    var waiting: [(wish: Int, mover: Int)] = []
    var claims = Array(repeating: Int32(0), count: variableCount)
    // What moves each variable: the variable itself, or the row that it follows from.
    var handles = Array(0..<Int32(variableCount))
    for (number, wish) in wishes.enumerated()
    where wish.priority == ConstraintStore.required && Int(wish.target) >= variableCount {
      let row = Int(wish.target) - variableCount
      guard rows.range(row).count <= Self.longestRow else { continue }
      let mover = mover(ofRow: row, isRising: wish.relation != .lessThanOrEqual)
      waiting.append((number, mover))
      claims[mover] += 1
    }
    for round in 1...Self.mostRounds where !waiting.isEmpty {
      var others: [(wish: Int, mover: Int)] = []
      for next in waiting where simplex.work < simplex.workLimit {
        let terms = rows[Int(wishes[next.wish].target) - variableCount]
        let isReady =
          round == Self.mostRounds
          || terms.allSatisfy { Int($0.variable) == next.mover || claims[Int($0.variable)] == 0 }
        guard isReady else {
          others.append(next)
          continue
        }
        claims[next.mover] -= 1
        repair(wishes[next.wish], by: &handles[next.mover])
      }
      waiting = others.reversed()
    }
  }

  /// The variable that moves a row at the lowest level; of several the earliest.
  // Mutating, though it changes nothing: the simplex would be copied.
  private mutating func mover(ofRow row: Int, isRising: Bool) -> Int {
    var best = (variable: 0, level: Int32(-1))
    for term in rows[row] {
      let variable = Int(term.variable)
      let level = simplex.levelOfCost(variable, isRising: (term.coefficient > 0) == isRising)
      if level > best.level { best = (variable, level) }
    }
    return best.variable
  }

  /// Brings a row to where a wish holds.
  ///
  /// - Parameter handle: What moves it. It is the row itself afterwards.
  private mutating func repair(_ wish: Penalties.Wish, by handle: inout Int32) {
    let target = Int(wish.target)
    let value = simplex.value[target]
    guard !wish.relation.holds(value, wish.value, Solver.tolerance) else { return }
    let (lowest, highest) = simplex.penalties.cheapest(target)
    let isLow = lowest.map { value < simplex.penalties.breakpoint(target, $0) } ?? false
    guard let breakpoint = isLow ? lowest : highest else { return }
    if simplex.bring(wish.target, to: breakpoint, by: handle) { handle = wish.target }
  }
}
