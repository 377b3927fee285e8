/// The constraints that remain after elimination, divided into independent components.
///
/// A demand is a constraint, or the sign of a length, in terms of free variables. A demand with one variable bounds
/// that variable; one with several bounds a row. Demands with the same left side share a row. Components are the sets
/// of variables that rows connect.
struct Partition: Sendable {
  /// A constraint in terms of its target: `scale × target + offset relation constant`.
  struct Demand: Sendable {
    /// The constraint, or `~variable` for the sign of a length.
    var source: Int32
    /// A free variable, or `~row`; `nothing` if neither remains.
    var target: Int32 = nothing
    var scale = 1.0
    var offset = 0.0

    static let nothing = Int32.min

    /// A place without a demand.
    static let vacant = Demand(source: nothing)
  }

  private(set) var demands = Demands()
  /// The places of removed demands.
  var vacant: [Int32] = []
  /// Required demands without a target.
  var checks: [Int32] = []
  /// The demands whose offset depends on a parameter, with the coefficients.
  var uses = ParameterUses()

  private(set) var rowVariables: [Int32] = []
  private(set) var rowCoefficients: [Double] = []
  private var rowStart: [Int] = [0]
  private var index = RowIndex()

  /// The component of each variable; -1 for eliminated ones.
  private(set) var component: [Int32] = []
  /// The demand of each constraint; -1 for none.
  var demandOfConstraint: [Int32] = []
  private var componentOfRow: [Int32] = []
  /// The number of demands on each row. A row without demands stays, so that a later demand can use it again.
  private(set) var demandCountOfRow: [Int32] = []
  /// The constraints added, removed or changed since the partition was made.
  private(set) var changed: [Int32] = []
  private(set) var variables = Buckets()
  private(set) var rows = Buckets()
  private(set) var demandsOfComponent = Buckets()

  var rowCount: Int { rowStart.count - 1 }
  var componentCount: Int { variables.count }

  /// The component of a constraint; nil if the constraint has no free variable.
  func component(ofConstraint index: Int) -> Int? {
    let demand = index < demandOfConstraint.count ? demandOfConstraint[index] : -1
    return demand < 0 ? nil : component(ofTarget: demands.target(of: Int(demand)))
  }

  func component(ofTarget target: Int32) -> Int? {
    guard target != Demand.nothing else { return nil }
    return Int(target >= 0 ? component[Int(target)] : componentOfRow[Int(~target)])
  }

  func terms(ofRow row: Int) -> Range<Int> { rowStart[row]..<rowStart[row + 1] }

  /// The sources of required demands that can't hold, whatever the values of the free variables.
  func contradictions(_ store: ConstraintStore) -> [Int32] {
    var sources: [Int32] = []
    // A loop: a closure would copy the store.
    for place in checks {
      let check = demands[Int(place)]
      let index = Int(check.source)
      let isMissed =
        index < 0
        ? check.offset < -Solver.tolerance
        : store[index].isAlive
          && !store[index].relation.holds(check.offset, store[index].constant, Solver.tolerance)
      if isMissed { sources.append(check.source) }
    }
    return sources
  }

  /// Applies a change of a parameter, calling `body` with each component that it affects.
  mutating func shift(_ parameter: Int32, by change: Double, _ body: (Int) -> Void) {
    for use in uses.of(parameter) {
      let demand = Int(use.demand)
      demands.shift(demand, by: use.coefficient * change)
      if let component = component(ofTarget: demands.target(of: demand)) { body(component) }
    }
  }

  /// Releases the demand of a constraint about to be removed; false if the demand may have been all that connects a
  /// component.
  mutating func release(_ index: Int) -> Bool {
    let demand = Int(demandOfConstraint[index])
    guard demand >= 0 else { return true }
    return release(demand: demand)
  }

  /// Takes a demand off its row; false if no other demand bounds that row.
  @discardableResult
  mutating func release(demand: Int) -> Bool {
    let target = demands.target(of: demand)
    demands.setTarget(Demand.nothing, of: demand)
    guard target < 0, target != Demand.nothing else { return true }
    demandCountOfRow[Int(~target)] -= 1
    return demandCountOfRow[Int(~target)] > 0
  }

  /// Frees the place of a demand for another.
  mutating func vacate(demand: Int) {
    release(demand: demand)
    let source = demands.source(of: demand)
    if source >= 0 { demandOfConstraint[Int(source)] = -1 }
    demands[demand] = .vacant
    vacant.append(Int32(demand))
  }

  /// Notes that a constraint was added, removed or changed, or is about to be.
  mutating func note(constraint index: Int) { changed.append(Int32(index)) }

  /// A system of demands that is solved as a unit.
  struct Part {
    var variables: ArraySlice<Int32>
    var rows: ArraySlice<Int32>
    var demands: ArraySlice<Int32>
  }

  func part(_ component: Int) -> Part {
    Part(
      variables: variables[component], rows: rows[component], demands: demandsOfComponent[component]
    )
  }

  /// Several components as one.
  func part(_ components: [Int]) -> Part {
    guard components.count != 1 else { return part(components[0]) }
    func all(_ buckets: Buckets) -> ArraySlice<Int32> {
      components.flatMap { buckets[$0] }.sorted()[...]
    }
    return Part(variables: all(variables), rows: all(rows), demands: all(demandsOfComponent))
  }

  /// Fills the partition from an elimination, reusing the storage.
  ///
  /// - Complexity: Linear in the number of terms of the reduced constraints.
  mutating func fill(
    _ store: ConstraintStore, _ elimination: inout Elimination, kinds: [Variable.Kind],
    isGone: Marks
  ) {
    let count = store.livingCount
    // Room for the signs of lengths as well.
    demands.reserveCapacity(count + kinds.count / 2)
    uses.expect(count / 2)
    expectRows(count / 2)
    _ = addDemands(store, &elimination, kinds) { !isGone[$0] }
    connect(elimination, isGone)
    demands.trim()
    uses.trim()
    trimRows()
  }

  /// Makes room for rows with two terms each; growing step by step takes longer.
  private mutating func expectRows(_ count: Int) {
    rowVariables.expect(2 * count)
    rowCoefficients.expect(2 * count)
    rowStart.expect(count)
    demandCountOfRow.expect(count)
  }

  private mutating func trimRows() {
    rowVariables.trim()
    rowCoefficients.trim()
    rowStart.trim()
    demandCountOfRow.trim()
  }

  /// Removes everything, keeping the storage.
  mutating func startOver() {
    demands.removeAll()
    vacant.removeAll(keepingCapacity: true)
    checks.removeAll(keepingCapacity: true)
    uses.removeAll()
    rowVariables.removeAll(keepingCapacity: true)
    rowCoefficients.removeAll(keepingCapacity: true)
    rowStart.removeAll(keepingCapacity: true)
    rowStart.append(0)
    index.removeAll()
    demandOfConstraint.removeAll(keepingCapacity: true)
    demandCountOfRow.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
  }
}

extension Partition {
  /// Adds demands for all constraints without one, and for the signs of some lengths.
  ///
  /// - Parameter isAsked: Whether the sign of a variable may need a demand.
  /// - Returns: The places of the new demands.
  mutating func addDemands(
    _ store: ConstraintStore, _ elimination: inout Elimination, _ kinds: [Variable.Kind],
    isAsked: (Int) -> Bool
  ) -> [Int32] {
    var added: [Int32] = []
    changed = []
    let fresh = store.count - demandOfConstraint.count
    if fresh > 0 {
      demandOfConstraint.append(contentsOf: repeatElement(-1, count: fresh))
      // Room for the signs of lengths as well.
      added.reserveCapacity(fresh + kinds.count / 2)
    }
    var known = KnownSides()
    var last: (constraint: Int, side: LeftSide)?
    for index in 0..<store.count
    where demandOfConstraint[index] < 0 && store[index].isAlive && !store.isRequiredEquality(index)
    {
      if let (variable, coefficient) = store.onlyTerm(of: index), elimination.isFree(variable),
        abs(coefficient) > LinearSum.negligible
      {
        // Nothing to reduce: this is the common case of a view's size, set by its content or by a constraint.
        added.append(add(Demand(source: Int32(index), target: variable, scale: coefficient)))
        continue
      }
      let side: LeftSide
      if let last, store.areAlike(index, last.constraint) {
        side = last.side
      } else {
        elimination.start(with: index, of: store)
        side = leftSide(&elimination, kinds, &known)
        last = (index, side)
      }
      added.append(
        addDemand(Int32(index), side, isRequired: store.isRequired(index), elimination, known))
    }
    for variable in kinds.indices where kinds[variable] == .length && isAsked(variable) {
      if let demand = addSign(Int32(variable), &elimination, kinds, &known) { added.append(demand) }
    }
    return added
  }
}

extension Partition {
  /// Adds the demand that a length is not negative, unless that follows from the lengths it depends on.
  private mutating func addSign(
    _ variable: Int32, _ elimination: inout Elimination, _ kinds: [Variable.Kind],
    _ known: inout KnownSides
  ) -> Int32? {
    if elimination.isFree(variable) { return add(Demand(source: ~variable, target: variable)) }
    let isGiven = elimination.isParameter(variable)
    if !isGiven, elimination.isSumOfLengths(variable, kinds) { return nil }
    elimination.start(with: variable)
    let side = leftSide(&elimination, kinds, &known)
    guard isGiven || !side.isSumOfLengths, !side.isNever(below: -Solver.tolerance) else {
      return nil
    }
    return addDemand(~variable, side, isRequired: true, elimination, known)
  }

  /// The place of the next demand.
  private var nextDemand: Int32 { vacant.last ?? Int32(demands.count) }

  private mutating func add(_ demand: Demand) -> Int32 {
    let place = nextDemand
    if vacant.isEmpty {
      demands.append(demand)
    } else {
      vacant.removeLast()
      demands[Int(place)] = demand
    }
    if demand.source >= 0 { demandOfConstraint[Int(demand.source)] = place }
    return place
  }

  /// Adds a demand with a given left side.
  private mutating func addDemand(
    _ source: Int32, _ side: LeftSide, isRequired: Bool, _ elimination: Elimination,
    _ known: KnownSides
  ) -> Int32 {
    var demand = Demand(
      source: source, target: side.target, scale: side.scale, offset: side.constant)
    for place in side.parameters {
      let parameter = known.parameters[Int(place)].variable
      let coefficient = known.parameters[Int(place)].coefficient * side.parameterFactor
      uses.append(parameter, coefficient, in: nextDemand)
      demand.offset += coefficient * elimination.constant[Int(parameter)]
    }
    if side.target == Demand.nothing {
      if isRequired { checks.append(nextDemand) }
    } else if side.target < 0 {
      demandCountOfRow[Int(~side.target)] += 1
    }
    return add(demand)
  }

  /// Returns the row with the terms of a sum divided by `scale`, adding it if there is none.
  mutating func row(like sum: LinearSum, scale: Double) -> Int {
    let start = rowVariables.count
    var hash: UInt64 = 14_695_981_039_346_656_037  // FNV-1a
    for variable in sum.touched {
      let coefficient = sum[variable] / scale
      rowVariables.append(variable)
      rowCoefficients.append(coefficient)
      hash = (hash ^ UInt64(UInt32(bitPattern: variable))) &* 1_099_511_628_211
      // Coefficients too close to tell apart share a cell: no fraction written in a layout lies at the edge of one.
      let cell = (coefficient * 1_048_576 + 0.371).rounded(.down).bitPattern
      hash = (hash ^ cell ^ cell >> 29) &* 1_099_511_628_211
    }
    // A loop: a closure would copy the partition.
    var place: Int?
    while let twin = index.next(hash, after: &place) {
      guard isRow(Int(twin), equalTo: start..<rowVariables.count) else { continue }
      rowVariables.removeLast(rowVariables.count - start)
      rowCoefficients.removeLast(rowCoefficients.count - start)
      return Int(twin)
    }
    let row = rowCount
    rowStart.append(rowVariables.count)
    demandCountOfRow.append(0)
    index.insert(Int32(row), hash)
    return row
  }

  private func isRow(_ row: Int, equalTo other: Range<Int>) -> Bool {
    let mine = terms(ofRow: row)
    guard mine.count == other.count else { return false }
    return zip(mine, other).allSatisfy {
      rowVariables[$0] == rowVariables[$1]
        && abs(rowCoefficients[$0] - rowCoefficients[$1]) <= LinearSum.negligible
    }
  }

  /// Finds the sets of free variables that rows connect.
  mutating func connect(_ elimination: Elimination, _ isGone: Marks) {
    let variableCount = elimination.variableCount
    var sets = DisjointSets(count: variableCount)
    for row in 0..<rowCount where demandCountOfRow[row] > 0 {
      let terms = terms(ofRow: row)
      var position = terms.lowerBound + 1
      while position < terms.upperBound {
        sets.unite(rowVariables[terms.lowerBound], rowVariables[position])
        position += 1
      }
    }
    component = Array(repeating: -1, count: variableCount)
    var count: Int32 = 0
    component.withUnsafeMutableBufferPointer { component in
      for variable in 0..<variableCount
      where !isGone[variable] && elimination.isFree(Int32(variable)) {
        let root = Int(sets.root(Int32(variable)))
        // The root of a set is the first of its variables.
        if root == variable {
          component[variable] = count
          count += 1
        } else {
          component[variable] = component[root]
        }
      }
    }
    componentOfRow.refill(rowCount, with: -1)
    for row in 0..<rowCount where demandCountOfRow[row] > 0 {
      componentOfRow[row] = component[Int(rowVariables[rowStart[row]])]
    }
    let componentOfDemand = demands.indices.map { demand in
      let target = demands.target(of: demand)
      guard target != Demand.nothing else { return Int32(-1) }
      return target >= 0 ? component[Int(target)] : componentOfRow[Int(~target)]
    }
    variables.fill(component, count: Int(count))
    rows.fill(componentOfRow, count: Int(count))
    demandsOfComponent.fill(componentOfDemand, count: Int(count))
  }
}

extension Relation {
  /// Whether `value relation constant` holds.
  func holds(_ value: Double, _ constant: Double, _ tolerance: Double) -> Bool {
    let slack = tolerance * (1 + abs(constant))
    return switch self {
    case .lessThanOrEqual: value <= constant + slack
    case .equal: abs(value - constant) <= slack
    case .greaterThanOrEqual: value >= constant - slack
    }
  }
}
