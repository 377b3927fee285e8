extension ComponentProblem {
  /// Longer rows hang on too much to be moved by one of their variables.
  private static let longestRow = 8

  /// Brings the rows that break a required wish to where they cost least by themselves, one after another, by one
  /// variable each, whatever others come to by that.
  ///
  /// Spaces between views are then as small as may be, and what is left is to find a few lengths that give
  /// way. The simplex would weigh each space against the room that all have, and come to the same place by way of
  /// many lengths that give way and have to come back.
  mutating func repair() {
    for wish in wishes
    where wish.priority == ConstraintStore.required && Int(wish.target) >= variableCount {
      let (target, row) = (Int(wish.target), Int(wish.target) - variableCount)
      let value = simplex.value[target]
      guard rows.range(row).count <= Self.longestRow,
        !wish.relation.holds(value, wish.value, Solver.tolerance)
      else { continue }
      let (lowest, highest) = simplex.penalties.cheapest(target)
      if let lowest, value < simplex.penalties.breakpoint(target, lowest) {
        simplex.bring(wish.target, to: lowest)
      } else if let highest {
        simplex.bring(wish.target, to: highest)
      }
    }
  }
}
