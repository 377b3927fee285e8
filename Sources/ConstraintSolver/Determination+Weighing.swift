extension Determination {
  /// The only value that is best for a variable that is not known yet, by all that is asked of it and of what is known
  /// down to a level; nil if there may be several.
  ///
  /// - Returns: The value, and the lowest of the levels down to which the others are known that it was weighed by.
  /// - Complexity: Linear in the rows that it stands in.
  mutating func best(
    for variable: Int32, _ wishes: [Penalties.Wish], _ rows: ComponentProblem.Rows,
    downTo level: Float
  ) -> (value: Double, mayMissBelow: Float)? {
    var mayMissBelow = Float.infinity
    own.removeAll(keepingCapacity: true)
    own += wishes[wishesOf(Int(variable))]
    if !states.isEmpty {
      for place in userStart[Int(variable)]..<userStart[Int(variable) + 1] {
        let row = Int(users[Int(place)])
        guard states[row].unknowns == 1 else { continue }
        for wish in wishes[wishesOf(values.count + row)] {
          if let alone = self.wish(wish, alone: rows) { own.append(alone) }
        }
        for term in rows[row] where term.variable != variable {
          mayMissBelow = min(mayMissBelow, finds[Int(term.variable)].level)
        }
      }
    }
    guard let best = Self.compromise(own[...]), best.level >= level else { return nil }
    return (best.value, mayMissBelow)
  }

  private func wishesOf(_ target: Int) -> Range<Int> {
    Int(wishStart[target])..<Int(wishStart[target + 1])
  }

  /// Whether nothing better could be had by all together where a wish is missed.
  ///
  /// It is so if what the wish speaks of is known by higher wishes than this one; then it says nothing. And it is so if
  /// one of its variables is not, but has the value that is best for it, and whatever that was weighed by is
  /// known by higher wishes. For at each level the variables that higher wishes do not give are on their own,
  /// but for what speaks of several of them, which all holds: what is asked of each alone can't be had more cheaply,
  /// level by level, and so neither can the sum. Who changes one of them pays more, so that it has this value in all
  /// that are best.
  func excuses(_ wish: Penalties.Wish, _ rows: ComponentProblem.Rows) -> Bool {
    // The values have been taken out by now.
    let row = Int(wish.target) - finds.count
    guard row >= 0 else { return isExcused(wish.target, wish.priority) ?? true }
    var isFirst = true
    for term in rows[row] {
      guard let isExcused = isExcused(term.variable, wish.priority) else { continue }
      guard isExcused, isFirst else { return false }
      isFirst = false
    }
    return true
  }

  /// Whether a variable may miss a wish of a level; nil if it is known by higher ones.
  private func isExcused(_ variable: Int32, _ level: Float) -> Bool? {
    let find = finds[Int(variable)]
    return find.level > level ? nil : level < find.mayMissBelow
  }
}
