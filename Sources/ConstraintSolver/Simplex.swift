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
  }

  static let pricing = 1e-9
  /// Stages without progress for this many steps pick by Bland's rule, which can't cycle.
  static let patience = 50
  /// How many nonbasic variables are looked at together for one whose move pays.
  static let pricingWindow = 32

  /// What the variables cost, which is to be told before ``restart(structuralCount:)``.
  var penalties = Penalties()
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
  // Of these, four, as many are in use as there are rows and slots; the others keep their space.
  var rowSlots: [[Int32]] = []
  var rowCoefficients: [[Double]] = []
  var columns: [[Int32]] = []
  var positions: [Int32] = []
  /// For each slot the slope of all basic variables together, at the objective being minimised.
  var gradient: [Double] = []
  /// What changes with the variable that is being moved, which comes first.
  var movers: [Mover] = []
  var pivotCount = 0
  /// How many coefficients pivots and stages have looked at.
  var work = 0
  /// Stages end when so much work has been done.
  var workLimit = Int.max
  /// The slot at which to look next.
  var cursor = 0

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
    while columns.count < count { columns.append([]) }
    freeCount = count
    pivotCount = 0
    work = 0
    cursor = 0
    for variable in 0..<count {
      place[variable] = Int32(variable)
      columns[variable].removeAll(keepingCapacity: true)
      let (lowest, highest) = penalties.cheapest(variable)
      if let breakpoint = lowest ?? highest {
        stand[variable] = Int32(breakpoint)
        value[variable] = penalties.breakpoint(variable, breakpoint)
      }
    }
  }

  /// A linear combination of nonbasic variables, by their slots.
  struct Combination {
    var slots: [Int32] = []
    var coefficients: [Double] = []
  }

  /// Writes a combination of structurals in terms of the variables that are nonbasic now.
  mutating func combine(
    _ structurals: some Sequence<(variable: Int32, coefficient: Double)>,
    into sum: inout Combination
  ) {
    sum.slots.removeAll(keepingCapacity: true)
    sum.coefficients.removeAll(keepingCapacity: true)
    for (structural, coefficient) in structurals {
      let home = place[Int(structural)]
      if home >= 0 {
        add(home, coefficient, to: &sum)
        continue
      }
      let row = Int(~home)
      for position in rowSlots[row].indices {
        add(rowSlots[row][position], coefficient * rowCoefficients[row][position], to: &sum)
      }
    }
    for slot in sum.slots { positions[Int(slot)] = -1 }
  }

  private mutating func add(_ slot: Int32, _ coefficient: Double, to sum: inout Combination) {
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
    let row = basic.count
    if row == rowSlots.count {
      rowSlots.append([])
      rowCoefficients.append([])
    }
    var sum = Combination()
    swap(&sum.slots, &rowSlots[row])
    swap(&sum.coefficients, &rowCoefficients[row])
    combine(structurals, into: &sum)
    for slot in sum.slots { columns[Int(slot)].append(Int32(row)) }
    swap(&sum.slots, &rowSlots[row])
    swap(&sum.coefficients, &rowCoefficients[row])
    place.append(~Int32(row))
    basic.append(variable)
    var start = 0.0
    for (structural, coefficient) in structurals { start += coefficient * value[Int(structural)] }
    value.append(start)
    stand.append(-1)
    let isPriced = Int(variable) < penalties.targetCount
    segment.append(isPriced ? Int32(penalties.segment(Int(variable), at: start)) : 0)
    canRise.append(true)
    canFall.append(true)
    return variable
  }

  /// The value of a variable, free of what steps have added up in rounding.
  func settledValue(of variable: Int) -> Double {
    guard place[variable] < 0 else { return value[variable] }
    let row = Int(~place[variable])
    return zip(rowSlots[row], rowCoefficients[row]).reduce(0) {
      $0 + $1.1 * value[Int(nonbasic[Int($1.0)])]
    }
  }

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
