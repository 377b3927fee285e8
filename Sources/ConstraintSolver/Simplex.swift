/// A simplex tableau for one component, over variables with piecewise linear lexicographic costs.
///
/// Structural variables come first, then rows; each row is a linear combination of structurals. All structurals start
/// nonbasic, at the value that is cheapest for them alone, so only rows that object need any work. A stage minimizes
/// one level, passing breakpoints as long as that pays, and then freezes the result: nonbasic variables may no longer
/// move where that would increase the cost, and breakpoints of higher levels are walls.
///
/// - SeeAlso: Fourer, *A simplex algorithm for piecewise-linear programming*, Mathematical
///   Programming 33, 1985, doi:10.1007/BF01582246; Badros, Borning, Stuckey, *The Cassowary Linear
///   Arithmetic Constraint Solving Algorithm*, ACM TOCHI 8(4), 2001, doi:10.1145/504704.504705.
struct Simplex: Sendable {
  /// The objective of a stage: a level, or one variable times a sign.
  struct Objective {
    /// Breakpoints of higher levels are walls.
    var level: Int
    var target: Int32 = -1
    var sign = 1.0
    /// The value at which the target stops, if any.
    var stop: Double?
    /// Whether the candidates are sorted by the order in which they are best moved.
    var hasOrder = false
  }

  static let pricing = 1e-9
  /// After so many steps without progress, a stage follows Bland's rule, which can't cycle.
  static let patience = 50
  /// The number of nonbasic variables priced together in the search for an improving move.
  static let pricingWindow = 32

  /// The costs of the variables, to be set before ``restart(structuralCount:)``.
  var penalties = Penalties()
  /// The variables replaced by rows.
  var substitution = Substitution()
  /// The basic variable of each row, and the nonbasic one of each slot.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// The slot of a nonbasic variable, or `~row` of a basic one.
  var place: [Int32] = []
  var value: [Double] = []
  /// The breakpoint at which a nonbasic variable stands; -1 for none.
  var currentBreakpoint: [Int32] = []
  var segment: [Int32] = []
  private(set) var canRise: [Bool] = []
  private(set) var canFall: [Bool] = []
  /// The number of nonbasic variables that may still move.
  var freeCount = 0
  // The next six arrays may be longer than the numbers of rows and slots in use, to keep their storage.
  var rowSlots: [[Int32]] = []
  /// The coefficients of each row, to be multiplied by its scale: a pivot in the row then leaves the other coefficients
  /// unchanged.
  var rowCoefficients: [[Double]] = []
  var rowScales: [Double] = []
  /// The index of each term of a row in the column of its slot.
  var rowLinks: [[Int32]] = []
  /// The position of each slot in a long row, -1 for none; empty for other rows.
  var rowPositions: [[Int32]] = []
  /// The terms in each slot's column.
  var columns: [[Entry]] = []
  var positions: [Int32] = []
  /// The exchanges as factors, where they are not applied to the tableau.
  var factors = Factors()
  /// The column of the moving variable: the rates at which the basic variables change with it, by row.
  var column: [Factors.Term] = []
  /// For each slot, the slope of all basic variables together at the level being minimized.
  var gradient: [Double] = []
  /// The slots whose variables may improve that level; for all others, the slope is zero.
  var candidates: [Int32] = []
  var isCandidate: [Bool] = []
  /// The moving variable, followed by those that change with it.
  var movers: [Mover] = []
  /// Their next stops, the nearest first.
  var stops = Heap<Stop>()
  var pivotCount = 0
  /// The number of coefficients visited by pivots and stages.
  var work = 0
  /// Stages end at this amount of work.
  var workLimit = Int.max
  /// The slot to visit next, and the position in a row.
  var cursor = 0
  var rowCursor = 0
  /// The variables known to be fixed.
  var isFixed: [Bool] = []
  /// The amount of work at which another search for fixed variables pays.
  var workBeforeLook: Int?

  /// Starts with a tableau without rows, each variable at its own cheapest value.
  mutating func restart(structuralCount count: Int) {
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    nonbasic.append(contentsOf: 0..<Int32(count))
    place.refill(count, with: 0)
    value.refill(count, with: 0)
    currentBreakpoint.refill(count, with: -1)
    segment.refill(count, with: 0)
    canRise.refill(count, with: true)
    canFall.refill(count, with: true)
    positions.refill(count, with: -1)
    gradient.refill(count, with: 0)
    isCandidate.refill(count, with: false)
    candidates.removeAll(keepingCapacity: true)
    while columns.count < count { columns.append([]) }
    freeCount = count
    pivotCount = 0
    work = 0
    cursor = 0
    rowCursor = 0
    isFixed.removeAll(keepingCapacity: true)
    workBeforeLook = nil
    substitution.removeAll()
    if factors.isInUse { factors = Factors() }
    for variable in 0..<count {
      columns[variable].removeAll(keepingCapacity: true)
      start(Int32(variable), inSlot: Int32(variable))
    }
  }

  /// Puts a variable into a slot, at its own cheapest value.
  mutating func start(_ variable: Int32, inSlot slot: Int32) {
    nonbasic[Int(slot)] = variable
    place[Int(variable)] = slot
    let (lowest, highest) = penalties.cheapest(Int(variable))
    guard let breakpoint = lowest ?? highest else { return }
    currentBreakpoint[Int(variable)] = Int32(breakpoint)
    value[Int(variable)] = penalties.breakpoint(Int(variable), breakpoint)
  }

  /// A term of a row.
  struct Entry: Sendable {
    var row: Int32
    /// The position of the term in the row.
    var position: Int32
  }

  /// A linear combination of nonbasic variables, by their slots.
  struct Combination {
    var slots: [Int32] = []
    var coefficients: [Double] = []

    mutating func dropCancelledTerms() {
      var kept = 0
      for position in slots.indices where abs(coefficients[position]) > LinearSum.negligible {
        slots[kept] = slots[position]
        coefficients[kept] = coefficients[position]
        kept += 1
      }
      slots.removeLast(slots.count - kept)
      coefficients.removeLast(coefficients.count - kept)
    }
  }

  /// Expresses a combination of structurals in terms of the current nonbasic variables.
  ///
  /// - Parameter butFixed: Whether to leave out variables known to be fixed.
  mutating func combine(
    _ structurals: some Sequence<(variable: Int32, coefficient: Double)>,
    into sum: inout Combination, butFixed: Bool = false
  ) {
    sum.slots.removeAll(keepingCapacity: true)
    sum.coefficients.removeAll(keepingCapacity: true)
    if factors.isInUse {
      for (structural, coefficient) in structurals {
        let home = place[Int(structural)]
        if home >= 0 {
          add(home, coefficient, to: &sum)
        } else {
          factors.places[Int(~home)] += coefficient
        }
      }
      addRows(to: &sum)
    } else if substitution.isEmpty {
      for (structural, coefficient) in structurals { add(structural, coefficient, into: &sum) }
    } else {
      let known = butFixed ? isFixed : []
      for (structural, coefficient) in substitution.expand(structurals, but: known) {
        add(structural, coefficient, into: &sum)
      }
    }
    work += sum.slots.count
    release(sum)
  }

  /// Finishes building a combination.
  mutating func release(_ sum: Combination) {
    for slot in sum.slots { positions[Int(slot)] = -1 }
  }

  private mutating func add(_ structural: Int32, _ coefficient: Double, into sum: inout Combination)
  {
    let home = place[Int(structural)]
    guard home < 0 else { return add(home, coefficient, to: &sum) }
    let row = Int(~home)
    let factor = coefficient * rowScales[row]
    for position in rowSlots[row].indices {
      add(rowSlots[row][position], factor * rowCoefficients[row][position], to: &sum)
    }
  }

  mutating func add(_ slot: Int32, _ coefficient: Double, to sum: inout Combination) {
    if positions[Int(slot)] < 0 {
      positions[Int(slot)] = Int32(sum.slots.count)
      sum.slots.append(slot)
      sum.coefficients.append(0)
    }
    sum.coefficients[Int(positions[Int(slot)])] += coefficient
  }

  /// Adds a row for the next variable, as a combination of structurals; returns the variable.
  mutating func addRow(_ structurals: some Sequence<(variable: Int32, coefficient: Double)>)
    -> Int32
  {
    let variable = Int32(place.count)
    addVariable()
    addRow(structurals, of: variable)
    return variable
  }

  /// Makes room for another variable.
  mutating func addVariable() {
    place.append(0)
    value.append(0)
    currentBreakpoint.append(-1)
    segment.append(0)
    canRise.append(true)
    canFall.append(true)
  }

  /// Makes a variable the basic one of a new row.
  mutating func addRow(
    _ structurals: some Sequence<(variable: Int32, coefficient: Double)>, of variable: Int32
  ) {
    let row = basic.count
    if row == rowSlots.count {
      rowSlots.append([])
      rowCoefficients.append([])
      rowScales.append(1)
      rowLinks.append([])
      rowPositions.append([])
    }
    rowScales[row] = 1
    rowLinks[row].removeAll(keepingCapacity: true)
    rowPositions[row].removeAll()
    var sum = Combination()
    swap(&sum.slots, &rowSlots[row])
    swap(&sum.coefficients, &rowCoefficients[row])
    var start = 0.0
    if factors.isInUse {
      sum.slots = structurals.map(\.variable)
      sum.coefficients = structurals.map(\.coefficient)
      factors.addRow(
        structurals.filter { place[Int($0.variable)] < 0 }.map {
          (~place[Int($0.variable)], $0.coefficient)
        })
    } else {
      combine(structurals, into: &sum)
      sum.dropCancelledTerms()
    }
    for (position, slot) in sum.slots.enumerated() {
      rowLinks[row].append(Int32(columns[Int(slot)].count))
      columns[Int(slot)].append(Entry(row: Int32(row), position: Int32(position)))
      start +=
        sum.coefficients[position] * value[factors.isInUse ? Int(slot) : Int(nonbasic[Int(slot)])]
    }
    swap(&sum.slots, &rowSlots[row])
    swap(&sum.coefficients, &rowCoefficients[row])
    basic.append(variable)
    place[Int(variable)] = ~Int32(row)
    value[Int(variable)] = start
    if Int(variable) < penalties.targetCount {
      segment[Int(variable)] = Int32(penalties.segment(Int(variable), at: start))
    }
  }

  /// The value of a variable without accumulated rounding errors; with factors, as of the last ``refreshValues()``.
  func settledValue(of variable: Int) -> Double {
    guard place[variable] < 0, !factors.isInUse else { return value[variable] }
    let row = Int(~place[variable])
    let sum = zip(rowSlots[row], rowCoefficients[row]).reduce(0) {
      $0 + $1.1 * value[Int(nonbasic[Int($1.0)])]
    }
    return sum * rowScales[row]
  }

  /// The pivots and the work done so far.
  typealias Spent = (pivots: Int, work: Int)

  var spent: Spent { (pivotCount, work) }

  /// Whether some nonbasic variable could still move without cost.
  var hasFreedom: Bool { freeCount > 0 }

  /// Sets the directions in which a variable may move.
  mutating func allow(_ variable: Int, rise: Bool, fall: Bool) {
    if place[variable] >= 0 {
      freeCount += (rise || fall ? 1 : 0) - (canRise[variable] || canFall[variable] ? 1 : 0)
    }
    (canRise[variable], canFall[variable]) = (rise, fall)
  }
}
