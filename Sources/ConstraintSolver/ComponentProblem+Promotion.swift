extension ComponentProblem {
  /// With fewer soft equalities, the simplex is as fast.
  private static let fewEqualities = 8
  /// The work that the simplex may do for each wish in one trial.
  private static let workOnTrial = 50

  /// Whether trying soft equalities as required ones may pay.
  var hasManySoftEqualities: Bool {
    var count = 0
    for wish in wishes where wish.isSoftEquality {
      count += 1
      if count == Self.fewEqualities { return true }
    }
    return false
  }

  /// Whether some soft equality has the highest priority among the soft wishes. Most equalities then hold, and lower
  /// wishes yield where they conflict.
  var softEqualitiesLead: Bool {
    let soft = wishes.lazy.filter { $0.priority < ConstraintStore.required }
    guard let highest = soft.map(\.priority).max() else { return false }
    return soft.contains { $0.relation == .equal && $0.priority == highest }
  }

  /// Tries the soft equalities as if they were required. They then eliminate variables, and a chain of them costs as
  /// much as a chain of required equalities; the simplex would step through it row by row.
  ///
  /// The result is exact. If the equalities down to a level hold, and so does every other wish down to that level,
  /// nothing is violated there, which is optimal. Every solution that violates nothing there is among those searched
  /// for the lower levels.
  ///
  /// - Returns: Whether the values are the unique optimum; otherwise they are of no use.
  /// - Complexity: Linear in the component, as a rule, whether it succeeds or fails.
  mutating func solveWithPromotion() -> Bool {
    let equalities = wishes.filter(\.isSoftEquality)
    guard var level = equalities.map(\.priority).min() else { return false }
    let highest = equalities.map(\.priority).max() ?? level
    for _ in 0..<2 {
      guard solve(promotingFrom: level) else {
        guard level < highest else { return false }
        level = highest
        continue
      }
      guard let missed = highestMissedPriority(from: level) else { return true }
      guard let above = equalities.map(\.priority).filter({ $0 > missed }).min() else {
        return false
      }
      level = above
    }
    return false
  }

  /// Solves with all equalities from a priority upward as required ones; false if they contradict each other or leave a
  /// choice.
  private mutating func solve(promotingFrom level: Float) -> Bool {
    var solver = Solver()
    let lengths = lengths()
    let variables = lengths.map { solver.addVariable($0 ? .length : .position) }
    for wish in wishes {
      solver.terms.removeAll(keepingCapacity: true)
      for (variable, coefficient) in terms(of: wish) {
        solver.terms.append(Term(variables[Int(variable)], coefficient * wish.weight))
      }
      let isPromoted = wish.relation == .equal && wish.priority >= level
      _ = solver.add(
        wish.relation, wish.value * wish.weight,
        priority: isPromoted ? ConstraintStore.required : wish.priority)
    }
    counters.promotions += 1
    defer {
      counters.pivots += solver.counters.pivots
      counters.coefficients += solver.counters.coefficients
    }
    guard let only = solver.onlyValues(workLimit: Self.workOnTrial * wishes.count) else {
      return false
    }
    values = variables.map { only[Int($0.index)] }
    return true
  }

  /// Which variables can't be negative.
  private func lengths() -> [Bool] {
    var lengths = Array(repeating: false, count: variableCount)
    for wish in wishes where Int(wish.target) < variableCount {
      let isSign = wish.relation == .greaterThanOrEqual && wish.value == 0
      if isSign, wish.priority == ConstraintStore.required { lengths[Int(wish.target)] = true }
    }
    return lengths
  }

  /// The highest priority of a missed wish; nil if none is missed.
  ///
  /// - Parameters:
  ///   - least: The lowest priority to look at.
  ///   - butCompromises: Whether to ignore wishes whose target could not have a better value, whatever values others
  ///     have.
  func highestMissedPriority(from least: Float, butCompromises: Bool = false) -> Float? {
    var missed = least.nextDown
    var met: (target: Int32, value: Double) = (-1, 0)
    var best: (target: Int32, value: Double?) = (-1, nil)
    // A loop: a closure would copy the whole problem.
    for place in wishes.indices {
      let wish = wishes[place]
      guard wish.priority > missed else { continue }
      if met.target != wish.target { met = (wish.target, value(of: wish)) }
      guard !wish.relation.holds(met.value, wish.value, Solver.tolerance) else { continue }
      if butCompromises, best.target != wish.target {
        best = (wish.target, Determination.compromise(wishesForTarget(ofWish: place))?.value)
      }
      if let best = best.value, Relation.equal.holds(met.value, best, Solver.tolerance) { continue }
      if butCompromises, determination.excuses(wish, isLess: met.value > wish.value, rows) {
        continue
      }
      missed = wish.priority
    }
    return missed >= least ? missed : nil
  }

  private func wishesForTarget(ofWish place: Int) -> ArraySlice<Penalties.Wish> {
    var (first, end) = (place, place + 1)
    while first > 0, wishes[first - 1].target == wishes[place].target { first -= 1 }
    while end < wishes.count, wishes[end].target == wishes[place].target { end += 1 }
    return wishes[first..<end]
  }
}

extension Penalties.Wish {
  var isSoftEquality: Bool {
    relation == .equal && priority < ConstraintStore.required
  }
}
