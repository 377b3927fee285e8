/// The search for the equalities behind a definition or a sum.
extension Elimination {
  fileprivate typealias Multiple = (variable: Int32, coefficient: Double)

  /// The equalities that took part in defining the variables of some constraints.
  func sources(behind constraints: some Sequence<Int>, of store: ConstraintStore) -> Set<Int> {
    var found = Set(constraints)
    var pending = Array(found)
    while let index = pending.popLast() {
      for position in store.terms(of: index) {
        let origin = Int(source[Int(store.variables[position])])
        if origin >= 0, found.insert(origin).inserted { pending.append(origin) }
      }
    }
    return found
  }

  /// The constraints and equalities that make a sum of left sides constant: the given constraints, and the equalities
  /// of which a multiple remains in the sum.
  ///
  /// The equalities that define variables are linearly independent, so the multiple of each is unique. An equality
  /// combines its own definition with those of equalities processed before it; the search therefore takes the last one
  /// first.
  ///
  /// - Parameters:
  ///   - sides: Multiples of the left sides of constraints, or of a variable as `~variable`.
  ///   - trace: Storage for the search.
  ///   - isEnough: Whether the search may stop once a constraint takes part.
  /// - Complexity: Linear in the definitions behind the constraints that take part, times a logarithm.
  mutating func sources(
    behind sides: [(source: Int32, factor: Double)], of store: ConstraintStore,
    _ trace: inout Trace, isEnough: (Int) -> Bool = { _ in false }
  ) -> Set<Int> {
    var found = Set(sides.filter { $0.source >= 0 }.map { Int($0.source) })
    if found.contains(where: isEnough) { return found }
    findDefinitions(in: sides, of: store, &trace.definitions)
    addDefinitions(of: &trace, times: 1)
    while let variable = trace.pending.pop() {
      let multiple = trace.multiples[Int(variable)]
      trace.isPending[Int(variable)] = false
      guard abs(multiple) > LinearSum.negligible else { continue }
      let origin = source[Int(variable)]
      found.insert(Int(origin))
      if isEnough(Int(origin)) { break }
      findDefinitions(in: CollectionOfOne((origin, 1)), of: store, &trace.definitions)
      guard let own = trace.definitions.firstIndex(where: { $0.variable == variable }) else {
        continue
      }
      let factor = -multiple / trace.definitions[own].coefficient
      trace.definitions.remove(at: own)
      addDefinitions(of: &trace, times: factor)
    }
    trace.end()
    return found
  }

  /// Storage for finding the equalities behind sums, one sum after another.
  struct Trace {
    /// The turns of the equalities.
    fileprivate let turns: [Int32]
    fileprivate var definitions: [Multiple] = []
    fileprivate var pending = EliminationQueue()
    fileprivate var isPending: [Bool]
    /// The multiples of the definitions of pending variables.
    fileprivate var multiples: [Double]

    init(_ elimination: Elimination) {
      turns = elimination.turnsOfEqualities()
      isPending = Array(repeating: false, count: elimination.variableCount)
      multiples = Array(repeating: 0, count: elimination.variableCount)
    }

    fileprivate mutating func end() {
      while let variable = pending.pop() { isPending[Int(variable)] = false }
    }
  }

  /// Adds multiples of the definitions in a trace to the pending ones.
  private mutating func addDefinitions(of trace: inout Trace, times factor: Double) {
    expandedCount += trace.definitions.count
    for (variable, coefficient) in trace.definitions {
      let slot = Int(variable)
      if !trace.isPending[slot] {
        (trace.isPending[slot], trace.multiples[slot]) = (true, 0)
        let order = isParameter(variable) ? -1 : trace.turns[Int(source[slot])]
        trace.pending.push(variable, order: order)
      }
      trace.multiples[slot] += factor * coefficient
    }
  }

  /// Finds the definitions and parameters that make up a sum of left sides, by their variables.
  private mutating func findDefinitions(
    in sides: some Sequence<(source: Int32, factor: Double)>, of store: ConstraintStore,
    _ definitions: inout [Multiple]
  ) {
    sum.start(variableCount: variableCount)
    for (side, factor) in sides {
      guard side >= 0 else {
        addUnresolved(~side, factor)
        continue
      }
      for position in store.terms(of: Int(side)) {
        addUnresolved(store.variables[position], factor * store.coefficients[position])
      }
    }
    definitions.removeAll(keepingCapacity: true)
    while let variable = queue.pop() {
      let coefficient = sum.take(variable)
      guard coefficient != 0 else { continue }
      definitions.append((variable, coefficient))
      for term in terms(definingSlot: Int(variable)) {
        addUnresolved(termVariables[term], coefficient * termCoefficients[term])
      }
    }
    for parameter in sum.touched where isParameter(parameter) {
      let coefficient = sum.take(parameter)
      if coefficient != 0 { definitions.append((parameter, coefficient)) }
    }
  }

  private mutating func addUnresolved(_ variable: Int32, _ coefficient: Double) {
    if sum.add(variable, coefficient), order[Int(variable)] != 0 {
      queue.push(variable, order: order[Int(variable)])
    }
  }
}
