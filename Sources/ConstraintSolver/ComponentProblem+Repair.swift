extension ComponentProblem {
  /// Longer rows affect too many variables to be moved by one of them.
  private static let longestRow = 8
  /// After so many rounds of looking for rows that wait for no others, the rest are repaired in the order they come.
  private static let mostRounds = 16

  /// Moves each row that breaks a required wish to its own cheapest value, one after another, through a single
  /// variable, whatever that does to other rows.
  ///
  /// The spaces between views then have their least lengths, and what remains is to find the few lengths that give way.
  /// The simplex would weigh each space against the room shared by all, and reach the same values by way of many
  /// lengths that give way and then return. A length that equals the largest of several comes after them, as an outer
  /// stack comes after its inner stacks: it then reaches its value at once.
  mutating func repair() {
    var waiting: [(wish: Int, mover: Int)] = []
    var claims = Array(repeating: Int32(0), count: variableCount)
    // What moves each variable: the variable itself, or the row that has taken its place in the basis.
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

  /// The variable of a row whose move costs at the lowest level; among equals, the earliest.
  // Mutating, though it changes nothing: otherwise the simplex would be copied.
  private mutating func mover(ofRow row: Int, isRising: Bool) -> Int {
    var best = (variable: 0, level: Int32(-1))
    for term in rows[row] {
      let variable = Int(term.variable)
      let level = simplex.levelOfCost(variable, isRising: (term.coefficient > 0) == isRising)
      if level > best.level { best = (variable, level) }
    }
    return best.variable
  }

  /// Moves a row to where a wish holds.
  ///
  /// - Parameter handle: What moves the row; afterwards, the row itself.
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
