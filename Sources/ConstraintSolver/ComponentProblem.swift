/// One component of a system, in local numbers, and its solution.
///
/// The targets of the penalties are the variables, followed by the rows.
struct ComponentProblem: Sendable {
  private(set) var variableCount = 0
  var values: [Double] = []
  private(set) var isAmbiguous = false
  private(set) var isFeasible = true
  /// The cost of solving it.
  var counters = Solver.Counters()
  /// The wishes, sorted by target, then value.
  private(set) var wishes: [Penalties.Wish] = []
  /// Their priorities in falling order, found when first needed.
  private(set) var levels: [Float] = []
  private(set) var rows = Rows()
  private(set) var determination = Determination()
  /// Holds the penalties, and minimizes where not all variables can have their cheapest values.
  var simplex = Simplex()

  /// Loads a component, or several as one; `local` numbers the variables and serves as scratch space.
  mutating func load(
    _ part: Partition.Part, _ partition: Partition, _ store: ConstraintStore, local: inout [Int32]
  ) {
    variableCount = part.variables.count
    for (number, variable) in part.variables.enumerated() { local[Int(variable)] = Int32(number) }
    rows.refill(part.rows, partition, local)
    levels.removeAll(keepingCapacity: true)
    wishes.refill(part.demands.count, with: .none)
    var count = 0
    let variableCount = Int32(variableCount)
    wishes.withUnsafeMutableBufferPointer { wishes in
      for number in part.demands {
        let demand = partition.demands[Int(number)]
        let target =
          demand.target >= 0
          ? local[Int(demand.target)]
          : variableCount + Self.position(of: ~demand.target, in: part.rows)
        guard let wish = demand.wish(of: target, store) else { continue }
        wishes[count] = wish
        count += 1
      }
    }
    while wishes.count > count { wishes.removeLast() }
    wishes.sortFew { ($0.target, $0.value) < ($1.target, $1.value) }
  }

  private mutating func findLevels() {
    guard levels.isEmpty else { return }
    levels.append(ConstraintStore.required)
    for wish in wishes where levels.last != wish.priority { levels.append(wish.priority) }
    levels.sortFew { $0 > $1 }
    levels.removeRepetitions()
  }

  /// The rows as linear combinations of the variables, one after another.
  struct Rows: Sendable {
    var terms: [(variable: Int32, coefficient: Double)] = []
    private var ends: [Int] = []

    var count: Int { ends.count }

    func range(_ row: Int) -> Range<Int> { (row > 0 ? ends[row - 1] : 0)..<ends[row] }

    subscript(row: Int) -> ArraySlice<(variable: Int32, coefficient: Double)> { terms[range(row)] }

    /// Replaces the rows with rows of a partition, in local numbers.
    fileprivate mutating func refill(
      _ rows: ArraySlice<Int32>, _ partition: Partition, _ local: [Int32]
    ) {
      var count = 0
      ends.refill(rows.count, with: 0)
      for (number, row) in rows.enumerated() {
        count += partition.terms(ofRow: Int(row)).count
        ends[number] = count
      }
      terms.refill(count, with: (0, 0))
      terms.withUnsafeMutableBufferPointer { terms in
        var place = 0
        for row in rows {
          for position in partition.terms(ofRow: Int(row)) {
            terms[place] = (
              local[Int(partition.rowVariables[position])], partition.rowCoefficients[position]
            )
            place += 1
          }
        }
      }
    }

    /// Makes a row of the terms appended since the last one.
    mutating func endRow() { ends.append(terms.count) }
  }

  /// How much work a solution may take, and which methods it may use besides the simplex.
  struct Effort: Sendable {
    /// Whether to look for values that wishes determine one after another.
    var triesDetermination = true
    /// Whether to leave out bounds that others imply.
    var dropsImplied = true
    /// The simplex's work for each wish, on top of `leastWork`, before soft equalities are tried as required ones; nil
    /// if they are not.
    var workBeforePromotion: Int? = 20
    /// The simplex's work for each wish, on top of `leastWork`, before it keeps factors in place of a tableau; nil if
    /// it never does.
    var workBeforeFactors: Int? = 40
    /// The work that is always allowed; within it, the simplex is as fast as any method.
    var leastWork = 6_000
    /// Whether to stop at contradictory required wishes; otherwise the best values are found for all levels.
    var endsAtContradictions = false

    /// The simplex's work after which the problem counts as infeasible; nil for no limit.
    var workLimit: Int?

    /// Stops at the first contradiction or at the limit. Soft equalities are not tried as required ones, since the
    /// solve may itself be such a trial.
    static func onTrial(workLimit: Int?) -> Effort {
      Effort(workBeforePromotion: nil, endsAtContradictions: true, workLimit: workLimit)
    }
  }

  /// Finds values that are optimal at every level, before the remaining choices are made.
  ///
  /// - Parameter isLone: Whether there is one variable, no row, and no request for the ``face``. The cheapest value is
  ///   then also the choice: the least, if there is one.
  mutating func solve(_ effort: Effort, isLone: Bool = false) {
    counters = Solver.Counters()
    counters.componentsSolved = 1
    (isFeasible, isAmbiguous) = (true, false)
    if effort.triesDetermination, determine() {
      counters.determinations = 1
      return
    }
    startAtCheapest()
    if isLone || !isAmbiguous && (0..<rows.count).allSatisfy({ isSatisfied(row: $0) }) {
      isFeasible = areRequiredSatisfied()
      return
    }
    let rest = effort.dropsImplied ? withoutImplied() : nil
    guard let rest else { return minimize(effort, hasDropped: false) }
    let whole = (wishes, rows)
    (wishes, rows) = rest
    startAtCheapest()
    minimize(effort, hasDropped: true)
    guard !isFeasible, !effort.endsAtContradictions else { return }
    // If not all wishes can hold, the bounds left out are missed, too.
    (wishes, rows) = whole
    startAtCheapest()
    minimize(effort, hasDropped: false)
  }

  private mutating func minimize(_ effort: Effort, hasDropped: Bool) {
    isFeasible = true
    let mayPromote = effort.workBeforePromotion != nil && hasManySoftEqualities
    let isTrial =
      effort.endsAtContradictions && effort.workBeforePromotion == nil && hasManySoftEqualities
    let substitutes = hasDropped || isTrial || mayPromote && softEqualitiesLead
    let patience = substitutes && !hasDropped ? 1 : Self.patienceWithTableau
    let last = effort.workLimit ?? limit(effort.workBeforeFactors, effort, times: patience)
    let first = mayPromote && !substitutes ? limit(effort.workBeforePromotion, effort) : last
    let start = hasDropped ? Start.followers : substitutes ? .substitution : .repair
    if let met = minimizeLevels(effort, limit: first, from: start) {
      if effort.workLimit != nil {
        isFeasible = false
        return
      }
      if mayPromote, solveWithPromotion() {
        (isFeasible, isAmbiguous) = (true, false)
        return
      }
      if met == 0, effort.endsAtContradictions, isContradictory {
        isFeasible = false
        return
      }
      if substitutes || !mayPromote || minimizeWithRepair(effort) != nil {
        _ = minimizeLevels(effort, limit: .max, from: .factors)
      }
    }
    adoptChoices(since: simplex.spent)
    isFeasible = areRequiredSatisfied()
    isAmbiguous = simplex.hasFreedom
  }

  /// Takes the values that wishes determine one after another, then the cheapest ones for the remaining variables;
  /// false if there are none, or if they miss a wish as high as those that determined them.
  private mutating func determine() -> Bool {
    var floor = -Float.infinity
    for attempt in 0..<Self.attemptsToDetermine {
      let weighing = attempt == Self.weighingAttempt
      let outcome = determination.pin(
        wishes, variableCount, rows, above: weighing ? -.infinity : floor, weighing: weighing)
      guard outcome.missing == 0 || determination.settle(wishes, rows) else {
        if weighing { continue }
        return false
      }
      swap(&values, &determination.values)
      if highestMissedPriority(from: outcome.level, butCompromises: true) == nil { return true }
      if !weighing { floor = outcome.level }
    }
    return false
  }

  private static let attemptsToDetermine = 4
  /// The attempt that weighs whatever pins a variable against every other wish for it.
  private static let weighingAttempt = 1

  /// Multiplies the work allowed before factors replace the tableau where soft equalities do not lead; there the
  /// tableau fills in later, if at all.
  private static let patienceWithTableau = 4

  /// Multiplies the work allowed where few lengths have to give way, which the first level shows.
  private static let patienceWithRepair = 8

  /// Starts again with more work allowed, unless the first level already takes too much.
  private mutating func minimizeWithRepair(_ effort: Effort) -> Int? {
    minimizeLevels(
      effort, limit: limit(effort.workBeforeFactors, effort, times: Self.patienceWithRepair),
      atFirst: limit(effort.workBeforeFactors, effort), from: .repair)
  }

  /// The work allowed, from that allowed for each wish.
  private func limit(_ work: Int?, _ effort: Effort, times patience: Int = 1) -> Int {
    work.map { patience * ($0 * wishes.count + effort.leastWork) } ?? .max
  }

  /// The state that the simplex starts from.
  private enum Start {
    /// Broken rows are first moved to where they hold, before any minimization.
    case repair
    /// Rows wanted at a value take the place of variables, if that is worthwhile.
    case substitution
    /// Those rows and other broken rows take the place of variables.
    case followers
    /// The same, with factors in place of the tableau.
    case factors
  }

  /// Minimizes level by level.
  ///
  /// - Parameters:
  ///   - limit: The work allowed.
  ///   - first: The work allowed at the first level; nil for all of it.
  ///   - start: The state that the simplex starts from.
  /// - Returns: The number of levels minimized, if the work allowed ran out; otherwise nil.
  private mutating func minimizeLevels(
    _ effort: Effort, limit: Int, atFirst first: Int? = nil, from start: Start
  ) -> Int? {
    simplex.restart(structuralCount: variableCount)
    if ![.substitution, .followers].contains(start) || !substituteRows(broken: start == .followers)
    {
      for row in 0..<rows.count { _ = simplex.addRow(rows[row]) }
    }
    simplex.workLimit = first ?? limit
    if start == .repair { repair() }
    if start == .factors { factorise() }
    defer {
      count(since: (0, 0))
      // Settling the choices later has no limit.
      simplex.workLimit = .max
    }
    var level = 0
    while level < levels.count, level == 0 || simplex.hasFreedom {
      let objective = Simplex.Objective(level: level)
      _ = simplex.minimize(objective)
      guard simplex.work < simplex.workLimit else { return level }
      simplex.workLimit = limit
      if level == 0, effort.endsAtContradictions, seemsContradictory {
        adoptValues()
        guard areRequiredSatisfied() else { return nil }
      }
      simplex.freeze(objective)
      level += 1
    }
    return nil
  }

  /// Whether any choice is left.
  var hasFreedom: Bool { isAmbiguous && simplex.hasFreedom }

  /// The simplex as the levels left it; nil if they left no choice.
  var face: Simplex? { isAmbiguous ? simplex : nil }

  /// Takes over the choices that the simplex has made.
  ///
  /// - Parameter before: The simplex's cost so far when the choices began.
  mutating func adoptChoices(since before: Simplex.Spent) {
    adoptValues()
    count(since: before)
  }

  private mutating func count(since before: Simplex.Spent) {
    counters.pivots += simplex.pivotCount - before.pivots
    counters.coefficients += simplex.work - before.work
  }

  private mutating func adoptValues() {
    if simplex.factors.isInUse {
      simplex.renewFactors()
      simplex.refreshValues()
    }
    for variable in 0..<variableCount where !simplex.substitution.contains(Int32(variable)) {
      values[variable] = simplex.settledValue(of: variable)
    }
    guard !simplex.substitution.isEmpty else { return }
    let rows = (0..<rows.count).map { simplex.settledValue(of: variableCount + $0) }
    simplex.substitution.complete(&values) { rows[Int($0) - variableCount] }
  }
}

extension ComponentProblem {
  /// The position of a row or variable among the sorted ones of a component.
  static func position(of item: Int32, in items: ArraySlice<Int32>) -> Int32 {
    var low = items.startIndex
    var high = items.endIndex
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return Int32(low - items.startIndex)
  }

  private mutating func startAtCheapest() {
    findLevels()
    simplex.penalties.rebuild(wishes, targetCount: variableCount + rows.count, levels: levels)
    values.removeAll(keepingCapacity: true)
    for variable in 0..<variableCount {
      let (lowest, highest) = simplex.penalties.cheapest(variable)
      values.append((lowest ?? highest).map { simplex.penalties.breakpoint(variable, $0) } ?? 0)
      if lowest == nil || lowest != highest { isAmbiguous = true }
    }
  }

  private func isSatisfied(row: Int) -> Bool {
    simplex.penalties.isCheapest(variableCount + row, at: rowValue(row))
  }

  func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for position in rows.range(row) {
      sum += rows.terms[position].coefficient * values[Int(rows.terms[position].variable)]
    }
    return sum
  }

  /// The target of a wish, as a linear combination of the variables.
  func terms(of wish: Penalties.Wish) -> [(variable: Int32, coefficient: Double)] {
    let target = Int(wish.target)
    return target < variableCount ? [(wish.target, 1)] : Array(rows[target - variableCount])
  }

  private func areRequiredSatisfied() -> Bool {
    wishes.allSatisfy { $0.priority != ConstraintStore.required || isKept($0) }
  }

  /// Whether a wish holds.
  func isKept(_ wish: Penalties.Wish) -> Bool {
    wish.relation.holds(value(of: wish), wish.value, Solver.tolerance)
  }

  /// The value of the target of a wish.
  func value(of wish: Penalties.Wish) -> Double {
    let target = Int(wish.target)
    return target < variableCount ? values[target] : rowValue(target - variableCount)
  }
}

extension Partition.Demand {
  /// The wish that a demand makes of its target, given the target's number in the component; nil if the demand's
  /// constraint is gone.
  func wish(of target: Int32, _ store: ConstraintStore) -> Penalties.Wish? {
    var wish = Penalties.Wish(
      target: target, priority: ConstraintStore.required, relation: .greaterThanOrEqual, value: 0,
      weight: 1)
    var constant = 0.0
    if source >= 0 {
      let constraint = store[Int(source)]
      guard constraint.isAlive else { return nil }
      wish.relation = constraint.relation
      constant = constraint.constant
      wish.priority = min(constraint.priority, ConstraintStore.required)
    }
    if scale < 0 { wish.relation = wish.relation.reversed }
    wish.value = (constant - offset) / scale
    wish.weight = abs(scale)
    return wish
  }
}

extension Relation {
  /// The relation after both sides change sign.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
