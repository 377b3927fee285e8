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

  let penalties: Penalties
  /// The basic variable of each row, the nonbasic one of each slot.
  var basic: [Int32] = []
  var nonbasic: [Int32]
  /// The slot of a nonbasic variable, `~row` of a basic one.
  var place: [Int32]
  var value: [Double]
  /// The breakpoint at which a nonbasic variable stands, -1 for none.
  var stand: [Int32]
  var segment: [Int32]
  private(set) var canRise: [Bool]
  private(set) var canFall: [Bool]
  /// How many nonbasic variables may move at all.
  var freeCount: Int
  var rowSlots: [[Int32]] = []
  var rowCoefficients: [[Double]] = []
  var columns: [[Int32]]
  var positions: [Int32]
  var pivotCount = 0
  /// The slot at which to look next.
  var cursor = 0

  /// A tableau without rows, its variables at their own cheapest values.
  init(_ penalties: Penalties, structuralCount count: Int) {
    self.penalties = penalties
    nonbasic = (0..<Int32(count)).map { $0 }
    place = nonbasic
    value = Array(repeating: 0, count: count)
    stand = Array(repeating: -1, count: count)
    segment = Array(repeating: 0, count: count)
    canRise = Array(repeating: true, count: count)
    canFall = canRise
    freeCount = count
    columns = Array(repeating: [], count: count)
    positions = Array(repeating: -1, count: count)
    for variable in 0..<count {
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

  /// A combination of structurals in terms of the variables that are nonbasic now.
  mutating func combination(
    of structurals: some Sequence<(variable: Int32, coefficient: Double)>
  ) -> Combination {
    var sum = Combination()
    func add(_ slot: Int32, _ coefficient: Double) {
      if positions[Int(slot)] < 0 {
        positions[Int(slot)] = Int32(sum.slots.count)
        sum.slots.append(slot)
        sum.coefficients.append(0)
      }
      sum.coefficients[Int(positions[Int(slot)])] += coefficient
    }
    for (structural, coefficient) in structurals {
      let home = place[Int(structural)]
      if home >= 0 {
        add(home, coefficient)
      } else {
        for (slot, factor) in zip(rowSlots[Int(~home)], rowCoefficients[Int(~home)]) {
          add(slot, coefficient * factor)
        }
      }
    }
    for slot in sum.slots { positions[Int(slot)] = -1 }
    return sum
  }

  /// Adds a row, the next variable, as a combination of structurals; returns its number.
  mutating func addRow(_ structurals: some Sequence<(variable: Int32, coefficient: Double)>)
    -> Int32
  {
    let variable = Int32(place.count)
    let row = combination(of: structurals)
    for slot in row.slots { columns[Int(slot)].append(Int32(basic.count)) }
    place.append(~Int32(basic.count))
    basic.append(variable)
    rowSlots.append(row.slots)
    rowCoefficients.append(row.coefficients)
    value.append(structurals.reduce(0) { $0 + $1.coefficient * value[Int($1.variable)] })
    stand.append(-1)
    let isPriced = Int(variable) < penalties.targetCount
    let start = value[Int(variable)]
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
