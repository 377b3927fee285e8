/// A simplex tableau for one component, over variables with piecewise linear lexicographic costs.
///
/// Structural variables come first, then rows; each row is a linear combination of structurals. All
/// structurals start nonbasic at the value that is cheapest for them alone, so only rows that object
/// are ever worked on. A stage minimises one level, passing breakpoints as long as that pays, then
/// freezes what the level has decided: nonbasic variables may no longer move where that would cost,
/// and breakpoints of the levels above are walls.
///
/// - SeeAlso: Fourer, *A simplex algorithm for piecewise-linear programming*, Mathematical
///   Programming 33, 1985, doi:10.1007/BF01582246; Badros, Borning, Stuckey, *The Cassowary Linear
///   Arithmetic Constraint Solving Algorithm*, ACM TOCHI 8(4), 2001, doi:10.1145/504704.504705.
struct Simplex: Sendable {
  /// What a stage minimises: a level, or a multiple of one variable.
  struct Objective {
    /// Breakpoints of levels above this one are walls.
    var level: Int
    var target: Int32 = -1
    var sign = 1.0
    /// Where the target stops, if anywhere.
    var stop: Double?
    /// Whether the candidates come in the order in which it is best to move them.
    var hasOrder = false
  }

  static let pricing = 1e-9
  /// Stages without progress for this many steps pick by Bland's rule, which can't cycle.
  static let patience = 50
  /// How many nonbasic variables are looked at together for one whose move pays.
  static let pricingWindow = 32

  /// What the variables cost, which is to be told before ``restart(structuralCount:)``.
  var penalties = Penalties()
  /// The variables that rows have taken the place of.
  var substitution = Substitution()
  /// The basic variable of each row, the nonbasic one of each slot.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  /// The slot of a nonbasic variable, `~row` of a basic one.
  var place: [Int32] = []
  var value: [Double] = []
  /// The breakpoint at which a nonbasic variable stands, -1 for none.
  var stand: [Int32] = []
  var segment: [Int32] = []
  private(set) var canRise: [Bool] = []
  private(set) var canFall: [Bool] = []
  /// How many nonbasic variables may move at all.
  var freeCount = 0
  // Of these, six, as many are in use as there are rows and slots; the others keep their space.
  var rowSlots: [[Int32]] = []
  /// The coefficients of each row, to be multiplied by its scale: another variable of the row becomes basic
  /// without a change of all others.
  var rowCoefficients: [[Double]] = []
  var rowScales: [Double] = []
  /// Where each term of a row is among those of its slot.
  var rowLinks: [[Int32]] = []
  /// For a long row the position of each slot, -1 for none; empty for others.
  var rowPositions: [[Int32]] = []
  /// The terms of each slot.
  var columns: [[Entry]] = []
  var positions: [Int32] = []
  /// What exchanges have made of the tableau where they are not written into it.
  var factors = Factors()
  /// How much the basic variables change with the one that is being moved, by their rows.
  var column: [Factors.Term] = []
  /// For each slot the slope of all basic variables together, at the level being minimised.
  var gradient: [Double] = []
  /// The slots whose variables may pay to move at that level; of all others the slope is zero.
  var candidates: [Int32] = []
  var isCandidate: [Bool] = []
  /// What changes with the variable that is being moved, which comes first.
  var movers: [Mover] = []
  /// Where they come next, the nearest first.
  var stops = Heap<Stop>()
  var pivotCount = 0
  /// How many coefficients pivots and stages have looked at.
  var work = 0
  /// Stages end when so much work has been done.
  var workLimit = Int.max
  /// The slot at which to look next, and the place in a row.
  var cursor = 0
  var rowCursor = 0
  /// The variables that nothing can change any more, as far as has been looked.
  var isFixed: [Bool] = []
  /// How much work has been done when it pays to look again.
  var workBeforeLook: Int?

  /// Begins with a tableau without rows, its variables at their own cheapest values.
  mutating func restart(structuralCount count: Int) {
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    nonbasic.append(contentsOf: 0..<Int32(count))
    place.refill(count, with: 0)
    value.refill(count, with: 0)
    stand.refill(count, with: -1)
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
    stand[Int(variable)] = Int32(breakpoint)
    value[Int(variable)] = penalties.breakpoint(Int(variable), breakpoint)
  }

  /// A term of a row.
  struct Entry: Sendable {
    var row: Int32
    /// Where it is in the row.
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

  /// Writes a combination of structurals in terms of the variables that are nonbasic now.
  ///
  /// - Parameter butFixed: Whether those need not be in it that are known to be fixed.
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

  /// Ends the adding up of a combination.
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

  /// Adds a row, the next variable, as a combination of structurals; returns its number.
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
    stand.append(-1)
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

  /// The value of a variable, free of what steps have added up in rounding: with factors from ``refreshValues()``
  /// on.
  func settledValue(of variable: Int) -> Double {
    guard place[variable] < 0, !factors.isInUse else { return value[variable] }
    let row = Int(~place[variable])
    let sum = zip(rowSlots[row], rowCoefficients[row]).reduce(0) {
      $0 + $1.1 * value[Int(nonbasic[Int($1.0)])]
    }
    return sum * rowScales[row]
  }

  /// How much has been done.
  typealias Spent = (pivots: Int, work: Int)

  var spent: Spent { (pivotCount, work) }

  /// Whether some nonbasic variable could still move without cost.
  var hasFreedom: Bool { freeCount > 0 }

  /// Says in which directions a variable may move.
  mutating func allow(_ variable: Int, rise: Bool, fall: Bool) {
    if place[variable] >= 0 {
      freeCount += (rise || fall ? 1 : 0) - (canRise[variable] || canFall[variable] ? 1 : 0)
    }
    (canRise[variable], canFall[variable]) = (rise, fall)
  }
}
