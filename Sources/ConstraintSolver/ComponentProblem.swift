/// One component of a system, in local numbers, and how it is solved.
///
/// Variables come first, then rows, as targets of the penalties.
struct ComponentProblem: Sendable {
  private(set) var variableCount = 0
  var values: [Double] = []
  private(set) var isAmbiguous = false
  private(set) var isFeasible = true
  /// What it has cost to solve it.
  var counters = Solver.Counters()
  /// What is asked, sorted by target, then value.
  private(set) var wishes: [Penalties.Wish] = []
  /// Their priorities, from the highest down, once somebody needs them.
  private(set) var levels: [Float] = []
  private(set) var rows = Rows()
  private(set) var determination = Determination()
  /// Holds the penalties, and works where not all variables can have their cheapest values.
  var simplex = Simplex()

  /// Takes in a component, or several; `local` numbers the variables and is used as scratch space.
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

    /// Becomes rows of a partition, in local numbers.
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

    /// The terms that came since the last row are one.
    mutating func endRow() { ends.append(terms.count) }
  }

  /// How far to go, and by which ways besides the simplex's.
  struct Effort: Sendable {
    /// Whether values are looked for that wishes determine one after another.
    var triesDetermination = true
    /// Whether what others imply is left out.
    var dropsImplied = true
    /// How much the simplex may do for each wish, besides what it may always do, before soft equalities are
    /// tried as required ones; nil if they are not.
    var workBeforePromotion: Int? = 20
    /// How much the simplex may do for each wish, besides what it may always do, before it keeps factors in
    /// place of a tableau; nil if it never does.
    var workBeforeFactors: Int? = 40
    /// What it may always do: where that suffices, the simplex is as fast as anything.
    var leastWork = 6_000
    /// Whether it ends where the required wishes contradict each other; else the best is found for all levels.
    var endsAtContradictions = false

    /// How much the simplex may do before it is given up, as if nothing were feasible; nil if it is not.
    var workLimit: Int?

    /// As far as all goes well, and without trying soft equalities, of which it may be a trial itself.
    static func onTrial(workLimit: Int?) -> Effort {
      Effort(workBeforePromotion: nil, endsAtContradictions: true, workLimit: workLimit)
    }
  }

  /// Finds values that are best at every level, before any choice that is left is made.
  ///
  /// - Parameter isLone: Whether there is one variable, no row, and nobody who asks for its ``face``. The value
  ///   that is cheapest then is the choice, too: the least, if there is one.
  mutating func solve(_ effort: Effort, isLone: Bool = false) {
    counters = Solver.Counters()
    counters.componentsSolved = 1
    (isFeasible, isAmbiguous) = (true, false)
    if effort.triesDetermination, determine() {
      counters.determinations = 1
      return
    }
    startAtCheapest()
    if isLone || !isAmbiguous && (0..<rows.count).allSatisfy({ isContent(row: $0) }) {
      isFeasible = requiredHold()
      return
    }
    let rest = effort.dropsImplied ? withoutImplied() : nil
    guard let rest else { return minimize(effort, hasDropped: false) }
    let whole = (wishes, rows)
    (wishes, rows) = rest
    startAtCheapest()
    minimize(effort, hasDropped: true)
    guard !isFeasible, !effort.endsAtContradictions else { return }
    // Where not all can hold, what was dropped is missed, too.
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
    isFeasible = requiredHold()
    isAmbiguous = simplex.hasFreedom
  }

  /// Takes the values that wishes give one after another, and those that are then cheapest; false if there are
  /// none, or a wish is missed by them that is as high as those they take.
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
  /// The attempt at which what pins a variable is weighed against whatever else is asked of it.
  private static let weighingAttempt = 1

  /// How many times as much work as where soft equalities lead may be done before factors take the place of
  /// the tableau, which others fill later, if at all.
  private static let patienceWithTableau = 4

  /// How many times as much may be done where few have to give way, which is seen at the first level.
  private static let patienceWithRepair = 8

  /// Begins again with more time, unless the first level takes too much of it already.
  private mutating func minimizeWithRepair(_ effort: Effort) -> Int? {
    minimizeLevels(
      effort, limit: limit(effort.workBeforeFactors, effort, times: Self.patienceWithRepair),
      atFirst: limit(effort.workBeforeFactors, effort), from: .repair)
  }

  /// How much work may be done, by what may be done for each wish.
  private func limit(_ work: Int?, _ effort: Effort, times patience: Int = 1) -> Int {
    work.map { patience * ($0 * wishes.count + effort.leastWork) } ?? .max
  }

  /// With what the simplex begins.
  private enum Start {
    /// Rows that are broken are brought to where they are to be, before anything else counts.
    case repair
    /// Rows that are wanted at a value take the place of variables, if that is worth it.
    case substitution
    /// Such rows do, and others that are broken.
    case followers
    /// Those do, and there is no tableau.
    case factors
  }

  /// Minimises level by level.
  ///
  /// - Parameters:
  ///   - limit: How much work may be done.
  ///   - first: How much of it at the first level; nil for all.
  ///   - start: With what the simplex begins.
  /// - Returns: How many levels have been minimised, if that was not enough.
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
      // What settles choices later has no limit.
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
        guard requiredHold() else { return nil }
      }
      simplex.freeze(objective)
      level += 1
    }
    return nil
  }

  /// Whether something is left to choose.
  var hasFreedom: Bool { isAmbiguous && simplex.hasFreedom }

  /// The simplex as the levels left it, where they left a choice.
  var face: Simplex? { isAmbiguous ? simplex : nil }

  /// Takes over the choices that the simplex has made.
  ///
  /// - Parameter before: What it had spent when they began.
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
  /// The place of a row among the sorted rows of a component.
  private static func position(of row: Int32, in rows: ArraySlice<Int32>) -> Int32 {
    var low = rows.startIndex
    var high = rows.endIndex
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return Int32(low - rows.startIndex)
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

  private func isContent(row: Int) -> Bool {
    simplex.penalties.isCheapest(variableCount + row, at: rowValue(row))
  }

  func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for position in rows.range(row) {
      sum += rows.terms[position].coefficient * values[Int(rows.terms[position].variable)]
    }
    return sum
  }

  /// What a wish speaks of, as multiples of the variables.
  func terms(of wish: Penalties.Wish) -> [(variable: Int32, coefficient: Double)] {
    let target = Int(wish.target)
    return target < variableCount ? [(wish.target, 1)] : Array(rows[target - variableCount])
  }

  private func requiredHold() -> Bool {
    wishes.allSatisfy { $0.priority != ConstraintStore.required || isKept($0) }
  }

  /// Whether a wish has what it asks for.
  func isKept(_ wish: Penalties.Wish) -> Bool {
    wish.relation.holds(value(of: wish), wish.value, Solver.tolerance)
  }

  /// What a wish speaks of.
  func value(of wish: Penalties.Wish) -> Double {
    let target = Int(wish.target)
    return target < variableCount ? values[target] : rowValue(target - variableCount)
  }
}

extension Partition.Demand {
  /// What a demand asks of its target, which has a number in its component; nil if its constraint
  /// has gone.
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
  /// The relation after both sides have changed their sign.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
