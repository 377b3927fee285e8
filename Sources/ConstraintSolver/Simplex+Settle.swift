extension Simplex {
  /// Minimizes a combination of structurals; maximizes it if it has no minimum; sets it to `-rest` if it has neither.
  /// After that, nothing may change it.
  ///
  /// - Returns: Whether the combination is at its minimum; otherwise the rest of its sum matters, too.
  /// - Complexity: Linear in the combination if it is at its minimum already, as it usually is: the levels have left
  ///   most variables at their bounds.
  mutating func settle(
    _ terms: [(variable: Int32, coefficient: Double)], rest: Double
  ) -> Bool {
    guard let first = terms.first, !areFixed(terms) else { return true }
    var sum = Combination()
    combine(terms, into: &sum, butFixed: true)
    if isSmallest(sum) {
      freeze(sum)
      if terms.count == 1 { noteFixed(first.variable) }
      return true
    }
    let isThere = terms.count == 1 && !substitution.contains(first.variable)
    let target = isThere ? first.variable : addRow(terms)
    let down = isThere && first.coefficient < 0 ? -1.0 : 1.0
    for sign in [down, -down] {
      let objective = Objective(level: penalties.levelCount, target: target, sign: sign)
      if minimize(objective) {
        freeze(objective)
        return sign == down
      }
    }
    pin(target, at: isThere ? -rest / first.coefficient : -rest)
    return false
  }

  /// Brings a combination of structurals as near to a value as possible. After that, nothing may change it.
  mutating func settle(_ terms: [(variable: Int32, coefficient: Double)], near value: Double) {
    guard let first = terms.first else { return }
    if terms.count == 1, !substitution.contains(first.variable) {
      pin(first.variable, at: value / first.coefficient)
    } else {
      pin(addRow(terms), at: value)
    }
  }

  /// Moves a variable to one of its breakpoints, whatever that costs others. It may move on from there.
  ///
  /// - Parameter other: The variable to move it with, if that one moves it.
  /// - Returns: Whether it arrived and is nonbasic now.
  mutating func bring(_ target: Int32, to breakpoint: Int, by other: Int32) -> Bool {
    var objective = Objective(level: 0, target: target)
    let stop = penalties.breakpoint(Int(target), breakpoint)
    objective.sign = value[Int(target)] > stop ? 1 : -1
    objective.stop = stop
    if let choice = choice(of: other, objective) {
      _ = advance(choice, objective, usingBland: false)
    }
    guard minimize(objective), place[Int(target)] >= 0 else { return false }
    currentBreakpoint[Int(target)] = Int32(breakpoint)
    allow(Int(target), rise: true, fall: true)
    return true
  }

  /// Whether a combination of structurals can change, as far as can be told without moving anything.
  mutating func mayChange(_ terms: [(variable: Int32, coefficient: Double)]) -> Bool {
    var sum = Combination()
    combine(terms, into: &sum)
    return zip(sum.slots, sum.coefficients).contains { slot, coefficient in
      let variable = Int(nonbasic[Int(slot)])
      return abs(coefficient) > Self.pricing && (canRise[variable] || canFall[variable])
    }
  }

  /// Notes that nothing can change a variable any more.
  private mutating func noteFixed(_ variable: Int32) {
    guard looksForFixedVariables else { return }
    if isFixed.isEmpty { isFixed.refill(penalties.targetCount, with: false) }
    isFixed[Int(variable)] = true
  }

  /// Whether tracking fixed variables pays: expanding a variable then costs more than looking it up.
  private var looksForFixedVariables: Bool { factors.isInUse || !substitution.isEmpty }

  /// The work done between searches for fixed variables, as a multiple of the cost of a search.
  private static let workForLook = 4

  /// Whether some variables are all known to be fixed. Chains of fixed variables then need not be expanded.
  private mutating func areFixed(_ terms: [(variable: Int32, coefficient: Double)]) -> Bool {
    guard looksForFixedVariables else { return false }
    workBeforeLook = workBeforeLook ?? work + Self.workForLook * penalties.targetCount
    if let workBeforeLook, work >= workBeforeLook { lookForFixedVariables() }
    return !isFixed.isEmpty && terms.allSatisfy { isFixed[Int($0.variable)] }
  }

  /// Finds the variables that nothing can change, since they depend on no free variable.
  ///
  /// - Complexity: Linear in the tableau; with factors, linear in the columns of the free variables.
  private mutating func lookForFixedVariables() {
    let start = work
    // Only penalized variables: rows added in order to settle a combination are part of no other combination.
    isFixed.refill(penalties.targetCount, with: true)
    if factors.isInUse { markDependentsOfFree() } else { findDependentsOfFixed() }
    work += isFixed.count
    workBeforeLook = work + Self.workForLook * (work - start)
  }

  /// Removes the variables that change with free variables from the fixed ones.
  private mutating func markDependentsOfFree() {
    for slot in nonbasic.indices where isFree(nonbasic[slot]) {
      noteFree(nonbasic[slot])
      solveColumn(slot)
      for term in column { noteFree(basic[Int(term.index)]) }
    }
  }

  /// Notes that a variable can change, if it is among those tracked.
  private mutating func noteFree(_ variable: Int32) {
    if isFixed.indices.contains(Int(variable)) { isFixed[Int(variable)] = false }
  }

  private mutating func findDependentsOfFixed() {
    for variable in isFixed.indices where !substitution.contains(Int32(variable)) {
      let home = place[variable]
      if home >= 0 {
        isFixed[variable] = !isFree(nonbasic[Int(home)])
      } else {
        isFixed[variable] = rowSlots[Int(~home)].allSatisfy { !isFree(nonbasic[Int($0)]) }
        work += rowSlots[Int(~home)].count
      }
    }
    work += substitution.fixFollowers(in: &isFixed)
  }

  private func isSmallest(_ sum: Combination) -> Bool {
    zip(sum.slots, sum.coefficients).allSatisfy { slot, coefficient in
      let variable = Int(nonbasic[Int(slot)])
      return coefficient > 0
        ? coefficient <= Self.pricing || !canFall[variable]
        : coefficient >= -Self.pricing || !canRise[variable]
    }
  }

  /// Forbids every move that would change a combination at its minimum.
  private mutating func freeze(_ sum: Combination) {
    for (slot, coefficient) in zip(sum.slots, sum.coefficients)
    where abs(coefficient) > Self.pricing {
      let variable = Int(nonbasic[Int(slot)])
      allow(
        variable, rise: canRise[variable] && coefficient < 0,
        fall: canFall[variable] && coefficient > 0)
    }
  }
}
