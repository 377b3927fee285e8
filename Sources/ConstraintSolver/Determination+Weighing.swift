extension Determination {
  /// The only value that is best for a variable that is not known yet, by all that is asked of it and of what is known
  /// down to a level; nil if there may be several.
  ///
  /// - Returns: The value, and how it has been found.
  /// - Complexity: Linear in the rows that it stands in.
  mutating func best(
    for variable: Int32, _ wishes: [Penalties.Wish], _ rows: ComponentProblem.Rows,
    downTo level: Float
  ) -> (value: Double, find: Find)? {
    var find = Find(level: level, mayMissBelow: .infinity)
    own.removeAll(keepingCapacity: true)
    own += wishes[wishesOf(Int(variable))]
    own += requirements(of: variable)
    if !states.isEmpty {
      for place in userStart[Int(variable)]..<userStart[Int(variable) + 1] {
        let row = Int(users[Int(place)])
        guard states[row].unknowns == 1 else { continue }
        for wish in wishes[wishesOf(values.count + row)] {
          if let alone = self.wish(wish, alone: rows) { own.append(alone) }
        }
        for term in rows[row] where term.variable != variable {
          find.mayMissBelow = min(find.mayMissBelow, finds[Int(term.variable)].level)
        }
      }
    }
    guard let best = Self.compromise(own[...]), best.level >= level else { return nil }
    findEnds(of: variable, at: best.value, wishes, rows, &find)
    return (best.value, find)
  }

  /// Finds out whether a variable is the least or the greatest that what is required allows, whatever else is asked
  /// for: bounds by what itself is an end are ends.
  private func findEnds(
    of variable: Int32, at value: Double, _ wishes: [Penalties.Wish],
    _ rows: ComponentProblem.Rows, _ find: inout Find
  ) {
    let limits = limits[Int(variable)]
    if Relation.equal.holds(limits.least, value, LinearSum.negligible) {
      find.leastBelow = .infinity
    }
    if Relation.equal.holds(limits.most, value, LinearSum.negligible) { find.mostBelow = .infinity }
    guard !states.isEmpty else { return }
    for place in userStart[Int(variable)]..<userStart[Int(variable) + 1] {
      let row = Int(users[Int(place)])
      guard states[row].unknowns == 1 else { continue }
      for wish in wishes[wishesOf(values.count + row)] where wish.isRequired {
        guard let alone = self.wish(wish, alone: rows),
          Relation.equal.holds(alone.value, value, LinearSum.negligible)
        else { continue }
        let own = rows[row].first { $0.variable == variable }?.coefficient ?? 1
        let others = rows[row].lazy.filter { $0.variable != variable }
          .map { (variable: $0.variable, coefficient: -$0.coefficient / own) }
        if alone.relation != .lessThanOrEqual {
          find.leastBelow = max(find.leastBelow, end(of: others, isLeast: true))
        }
        if alone.relation != .greaterThanOrEqual {
          find.mostBelow = max(find.mostBelow, end(of: others, isLeast: false))
        }
      }
    }
  }

  /// The level below which a sum is the least, or the greatest, that it can be.
  private func end(
    of terms: some Sequence<(variable: Int32, coefficient: Double)>, isLeast: Bool
  ) -> Float {
    terms.reduce(.infinity) { level, term in
      let find = finds[Int(term.variable)]
      let end = (term.coefficient > 0) == isLeast ? find.leastBelow : find.mostBelow
      return min(level, max(find.level, end))
    }
  }

  private func wishesOf(_ target: Int) -> Range<Int> {
    Int(wishStart[target])..<Int(wishStart[target + 1])
  }

  /// Whether nothing better could be had by all together where a wish is missed.
  ///
  /// It is so if what the wish speaks of is known by higher wishes than this one; then it says nothing. And it is so if
  /// one of its variables is not, but has the value that is best for it, and whatever that was weighed by is
  /// known by higher wishes. For at each level the variables that higher wishes do not give are on their own,
  /// but for what speaks of several of them, which all holds: what is asked of each alone, and follows for it from what
  /// is required, can't be had more cheaply, level by level, and so neither can the sum. Who changes one of them pays
  /// more, so that it has this value in all that are best.
  ///
  /// And it is so if what the wish speaks of would have to be less, and is the least that it can be where higher wishes
  /// are kept as well as here, or the other way around: no one else can miss that wish by less.
  ///
  /// - Parameter isLess: Whether it asks for less than there is.
  func excuses(_ wish: Penalties.Wish, isLess: Bool, _ rows: ComponentProblem.Rows) -> Bool {
    guard !wish.isRequired else { return false }
    // The values have been taken out by now.
    let row = Int(wish.target) - finds.count
    guard row >= 0 else {
      return isExcused(wish.target, wish.priority) ?? true
        || end(of: CollectionOfOne((wish.target, 1)), isLeast: isLess) > wish.priority
    }
    return areExcused(wish, rows[row]) || end(of: rows[row], isLeast: isLess) > wish.priority
  }

  private func areExcused(
    _ wish: Penalties.Wish, _ terms: ArraySlice<(variable: Int32, coefficient: Double)>
  ) -> Bool {
    var isFirst = true
    for term in terms {
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

extension Penalties.Wish {
  var isRequired: Bool { priority == ConstraintStore.required }
}
