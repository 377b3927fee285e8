extension Determination {
  /// The unique best value of an unknown variable, given the wishes for it down to a level and the known variables; nil
  /// if there may be several.
  ///
  /// - Returns: The value, and how it was found.
  /// - Complexity: Linear in the rows that contain the variable.
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

  /// Records whether the variable is at the least or greatest value that the required wishes allow, whatever the others
  /// ask for. A bound that follows from variables at their own ends is such an end.
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

  /// Whether no solution could do better overall at a missed wish.
  ///
  /// There are three such cases:
  ///
  /// - Wishes higher than this one determine its whole target. It then has no effect.
  /// - One variable of the target is not determined by higher wishes, but has the value that is best for it, and higher
  ///   wishes determine everything that value was weighed against. At each level, the variables not determined by
  ///   higher wishes are independent of each other, apart from rows with several of them, all of which hold. Neither
  ///   the wishes for each variable alone nor the bounds that follow for it from required rows can be met at lower
  ///   cost, level by level; so neither can their sum. Changing one variable costs more, so it has this value in every
  ///   optimum.
  ///
  /// - The target would have to be less, and is the least that it can be wherever higher wishes are kept as well as
  ///   here; or the reverse. No other solution then comes nearer to the wish.
  ///
  /// - Parameter isLess: Whether the wish asks for less than the target's value.
  func excuses(_ wish: Penalties.Wish, isLess: Bool, _ rows: ComponentProblem.Rows) -> Bool {
    guard !wish.isRequired else { return false }
    // By now, `values` has been moved out.
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

  /// Whether a variable may miss a wish of a level; nil if higher wishes determine it.
  private func isExcused(_ variable: Int32, _ level: Float) -> Bool? {
    let find = finds[Int(variable)]
    return find.level > level ? nil : level < find.mayMissBelow
  }
}

extension Penalties.Wish {
  var isRequired: Bool { priority == ConstraintStore.required }
}
