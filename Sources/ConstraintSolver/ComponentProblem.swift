/// One component of a system, in local numbers, and how it is solved.
///
/// Variables come first, then rows, as targets of the penalties.
struct ComponentProblem: Sendable {
  private(set) var variableCount = 0
  private(set) var rowCount = 0
  var values: [Double] = []
  private(set) var isAmbiguous = false
  private(set) var isFeasible = true
  var pivotCount = 0
  var promotionCount = 0
  private(set) var wishes: [Penalties.Wish] = []
  private(set) var levels: [Float] = []
  private var rowStart: [Int] = []
  private var rowTerms: [(variable: Int32, coefficient: Double)] = []
  /// Holds the penalties, and works where not all variables can have their cheapest values.
  private var simplex = Simplex()

  /// Takes in a component; `local` numbers the variables and is used as scratch space.
  mutating func load(
    _ component: Int, _ partition: Partition, _ store: ConstraintStore, local: inout [Int32]
  ) {
    let variables = partition.variables[component]
    variableCount = variables.count
    for (number, variable) in variables.enumerated() { local[Int(variable)] = Int32(number) }
    let rows = partition.rows[component]
    loadRows(rows, partition, local)
    wishes.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    levels.append(ConstraintStore.required)
    for number in partition.demandsOfComponent[component] {
      let demand = partition.demands[Int(number)]
      let target =
        demand.target >= 0
        ? local[Int(demand.target)] : Int32(variableCount) + position(of: ~demand.target, in: rows)
      guard let wish = demand.wish(of: target, store) else { continue }
      wishes.append(wish)
      addLevel(wish.priority)
    }
  }

  /// How far to go.
  enum Effort {
    /// To values that are best at every level.
    ///
    /// With how much the simplex may do, for each wish, before soft equalities are tried as required ones;
    /// nil if they are not.
    case toTheEnd(_ workBeforePromotion: Int?)
    /// As far, but not where the required wishes contradict each other, and without trying anything.
    case onTrial
  }

  /// Finds values that are best at every level, before any choice that is left is made.
  mutating func solve(_ effort: Effort) {
    (pivotCount, promotionCount) = (0, 0)
    isAmbiguous = false
    simplex.penalties.rebuild(&wishes, targetCount: variableCount + rowCount, levels: levels)
    startAtCheapest()
    if !isAmbiguous, (0..<rowCount).allSatisfy({ isContent(row: $0) }) {
      isFeasible = requiredHold()
      return
    }
    if !minimizeLevels(effort, limit: workLimit(effort)) {
      if solveWithPromotion() {
        (isFeasible, isAmbiguous) = (true, false)
        return
      }
      _ = minimizeLevels(effort, limit: .max)
    }
    adoptValues()
    isFeasible = requiredHold()
    isAmbiguous = simplex.hasFreedom
  }

  /// How much work may be done at first.
  private func workLimit(_ effort: Effort) -> Int {
    guard case .toTheEnd(let work?) = effort, hasManySoftEqualities else { return .max }
    return work * wishes.count
  }

  /// Minimises level by level.
  ///
  /// - Parameter limit: How much work may be done.
  /// - Returns: Whether that was enough.
  private mutating func minimizeLevels(_ effort: Effort, limit: Int) -> Bool {
    simplex.restart(structuralCount: variableCount)
    simplex.workLimit = limit
    defer {
      pivotCount += simplex.pivotCount
      // What settles choices later has no limit.
      simplex.workLimit = .max
    }
    for row in 0..<rowCount { _ = simplex.addRow(rowTerms[rowStart[row]..<rowStart[row + 1]]) }
    for level in levels.indices where level == 0 || simplex.hasFreedom {
      let objective = Simplex.Objective(level: level)
      _ = simplex.minimize(objective)
      guard simplex.work < limit else { return false }
      if level == 0, case .onTrial = effort {
        adoptValues()
        guard requiredHold() else { return true }
      }
      simplex.freeze(objective)
    }
    return true
  }

  /// The simplex as the levels left it, where they left a choice.
  var face: Simplex? { isAmbiguous ? simplex : nil }

  /// Takes over a simplex that has made the choices left.
  mutating func adopt(_ simplex: Simplex) {
    pivotCount += simplex.pivotCount - self.simplex.pivotCount
    self.simplex = simplex
    adoptValues()
  }

  private mutating func adoptValues() {
    for variable in 0..<variableCount { values[variable] = simplex.settledValue(of: variable) }
  }
}

extension ComponentProblem {
  private mutating func loadRows(
    _ rows: ArraySlice<Int32>, _ partition: Partition, _ local: [Int32]
  ) {
    rowCount = rows.count
    rowStart.removeAll(keepingCapacity: true)
    rowTerms.removeAll(keepingCapacity: true)
    rowStart.append(0)
    for row in rows {
      for position in partition.terms(ofRow: Int(row)) {
        let variable = local[Int(partition.rowVariables[position])]
        rowTerms.append((variable, partition.rowCoefficients[position]))
      }
      rowStart.append(rowTerms.count)
    }
  }

  /// The place of a row among the sorted rows of the component.
  private func position(of row: Int32, in rows: ArraySlice<Int32>) -> Int32 {
    var low = rows.startIndex
    var high = rows.endIndex
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return Int32(low - rows.startIndex)
  }

  /// Takes a priority into the levels, which are few and sorted from the highest down.
  private mutating func addLevel(_ priority: Float) {
    var place = levels.count
    while place > 0, levels[place - 1] < priority { place -= 1 }
    if place == 0 || levels[place - 1] != priority { levels.insert(priority, at: place) }
  }

  private mutating func startAtCheapest() {
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

  private func rowValue(_ row: Int) -> Double {
    terms(ofRow: row).reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
  }

  private func terms(ofRow row: Int) -> ArraySlice<(variable: Int32, coefficient: Double)> {
    rowTerms[rowStart[row]..<rowStart[row + 1]]
  }

  /// What a wish speaks of, as multiples of the variables.
  func terms(of wish: Penalties.Wish) -> [(variable: Int32, coefficient: Double)] {
    let target = Int(wish.target)
    return target < variableCount ? [(wish.target, 1)] : Array(terms(ofRow: target - variableCount))
  }

  private func requiredHold() -> Bool {
    wishes.allSatisfy { $0.priority != ConstraintStore.required || isKept($0) }
  }

  /// Whether a wish has what it asks for.
  func isKept(_ wish: Penalties.Wish) -> Bool {
    let target = Int(wish.target)
    let value = target < variableCount ? values[target] : rowValue(target - variableCount)
    return wish.relation.holds(value, wish.value, Solver.tolerance)
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
      let index = Int(source)
      guard store.isAlive[index] else { return nil }
      wish.relation = store.relation[index]
      constant = store.constant[index]
      wish.priority = min(store.priority[index], ConstraintStore.required)
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
