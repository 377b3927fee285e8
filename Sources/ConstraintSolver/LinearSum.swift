/// A constant plus multiples of variables, under construction.
///
/// Coefficients lie in an array indexed by variable, so adding a term is one memory access.
struct LinearSum: Sendable {
  /// Smaller coefficients are rounding errors of terms that cancel.
  static let negligible = 1e-11
  /// Most sums have no more terms.
  private static let usual = 8
  /// Sorting so few terms is fastest by insertion.
  private static let few = 32

  var constant = 0.0
  /// The variables with a term, in the order in which they came; some terms may have canceled.
  private(set) var touched: [Int32] = []
  private var slots: [Slot]

  private struct Slot {
    var coefficient = 0.0
    var isTouched = false
  }

  init(variableCount: Int) {
    slots = Array(repeating: Slot(), count: variableCount)
    touched.reserveCapacity(min(variableCount, Self.usual))
  }

  subscript(variable: Int32) -> Double { slots[Int(variable)].coefficient }

  /// Adds a term; true if it is the variable's first.
  mutating func add(_ variable: Int32, _ coefficient: Double) -> Bool {
    slots[Int(variable)].coefficient += coefficient
    guard !slots[Int(variable)].isTouched else { return false }
    slots[Int(variable)].isTouched = true
    touched.append(variable)
    return true
  }

  /// Removes the term of a variable and returns its coefficient.
  mutating func take(_ variable: Int32) -> Double {
    let coefficient = slots[Int(variable)].coefficient
    slots[Int(variable)].coefficient = 0
    return abs(coefficient) > Self.negligible ? coefficient : 0
  }

  /// Removes the terms that have canceled.
  mutating func dropCancelledTerms() {
    var kept = 0
    for position in touched.indices {
      let variable = touched[position]
      if abs(slots[Int(variable)].coefficient) > Self.negligible {
        if kept < position { touched[kept] = variable }
        kept += 1
      } else {
        slots[Int(variable)] = Slot()
      }
    }
    // Removing a few elements one by one is faster than in bulk.
    while touched.count > kept { touched.removeLast() }
  }

  /// Starts from zero, with room for each variable.
  mutating func start(variableCount: Int) {
    clear()
    if slots.count < variableCount { self = LinearSum(variableCount: variableCount) }
  }

  /// Releases large storage until the next start.
  mutating func rest() {
    if slots.count > Solver.mostKept { self = LinearSum(variableCount: 0) }
  }

  mutating func clear() {
    while let variable = touched.popLast() { slots[Int(variable)] = Slot() }
    constant = 0
  }

  /// Whether every term is a positive multiple of a length, and so can't be negative.
  func hasPositiveLengthsOnly(_ kinds: [Variable.Kind]) -> Bool {
    touched.allSatisfy { kinds[Int($0)] == .length && self[$0] > 0 }
  }

  mutating func sortTerms() {
    guard touched.count <= Self.few else { return touched.sort() }
    // The terms mostly are in order already.
    for position in touched.indices.dropFirst() {
      let variable = touched[position]
      var hole = position
      while hole > 0, touched[hole - 1] > variable {
        touched[hole] = touched[hole - 1]
        hole -= 1
      }
      if hole < position { touched[hole] = variable }
    }
  }
}

/// A priority queue of variables; the one eliminated last comes first.
struct EliminationQueue: Sendable {
  private var heap = Heap<Int64>()

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ variable: Int32, order: Int32) {
    heap.push(Int64(order) << 32 | Int64(variable))
  }

  mutating func pop() -> Int32? { heap.pop().map { Int32(truncatingIfNeeded: $0) } }

  mutating func removeAll() { heap.removeAll() }
}
