extension Simplex {
  /// Makes a combination of structurals as small as can be; if nothing stops it as large as can be;
  /// if nothing stops that either, so that it and the rest make zero. Then nothing may change it any
  /// more.
  ///
  /// - Returns: Whether it is as small as can be; else what else it is added to matters, too.
  /// - Complexity: Linear in the combination where it is as small as can be already, which is the
  ///   rule: the levels have left most variables at their bounds.
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

  /// Brings a combination of structurals as near to a value as can be, after which nothing may change it
  /// any more.
  mutating func settle(_ terms: [(variable: Int32, coefficient: Double)], near value: Double) {
    guard let first = terms.first else { return }
    if terms.count == 1, !substitution.contains(first.variable) {
      pin(first.variable, at: value / first.coefficient)
    } else {
      pin(addRow(terms), at: value)
    }
  }

  /// Moves a variable to one of its breakpoints, whatever that costs others: it may move on from there.
  ///
  /// - Parameter other: A variable that moves it, if it does.
  /// - Returns: Whether it is there, in place of another one.
  mutating func bring(_ target: Int32, to breakpoint: Int, by other: Int32) -> Bool {
    var objective = Objective(level: 0, target: target)
    let stop = penalties.breakpoint(Int(target), breakpoint)
    objective.sign = value[Int(target)] > stop ? 1 : -1
    objective.stop = stop
    if let choice = choice(of: other, objective) {
      _ = advance(choice, objective, usingBland: false)
    }
    guard minimize(objective), place[Int(target)] >= 0 else { return false }
    stand[Int(target)] = Int32(breakpoint)
    allow(Int(target), rise: true, fall: true)
    return true
  }

  /// Whether a combination of structurals can change, as far as can be seen without moving anything.
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

  /// Whether it pays to know what is fixed: to expand a variable then costs more than to look it up.
  private var looksForFixedVariables: Bool { factors.isInUse || !substitution.isEmpty }

  /// How many times as much other work as it costs is done before it is looked for what is fixed.
  private static let workForLook = 4

  /// Whether it is known that nothing can change any of some variables. Many that follow one from another need
  /// not be expanded then.
  private mutating func areFixed(_ terms: [(variable: Int32, coefficient: Double)]) -> Bool {
    guard looksForFixedVariables else { return false }
    workBeforeLook = workBeforeLook ?? work + Self.workForLook * penalties.targetCount
    if let workBeforeLook, work >= workBeforeLook { lookForFixedVariables() }
    return !isFixed.isEmpty && terms.allSatisfy { isFixed[Int($0.variable)] }
  }

  /// Finds what nothing can change any more, since it hangs on nothing that is free.
  ///
  /// - Complexity: Linear in the tableau; with factors in what each of the free variables changes.
  private mutating func lookForFixedVariables() {
    let start = work
    // Not those that have been added to be settled: nothing is a combination of them.
    isFixed.refill(penalties.targetCount, with: true)
    if factors.isInUse { noteWhatFollowsFree() } else { findFollowersOfFixed() }
    work += isFixed.count
    workBeforeLook = work + Self.workForLook * (work - start)
  }

  /// Takes what changes with free variables out of those that are fixed.
  private mutating func noteWhatFollowsFree() {
    for slot in nonbasic.indices where isFree(nonbasic[slot]) {
      noteFree(nonbasic[slot])
      solveColumn(slot)
      for term in column { noteFree(basic[Int(term.index)]) }
    }
  }

  /// Notes that something can change a variable, if it is one of those that are asked about.
  private mutating func noteFree(_ variable: Int32) {
    if isFixed.indices.contains(Int(variable)) { isFixed[Int(variable)] = false }
  }

  private mutating func findFollowersOfFixed() {
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

  /// Forbids every move that would change a combination that is as small as can be.
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
