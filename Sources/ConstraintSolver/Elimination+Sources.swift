/// The search for the equalities behind a definition or a sum.
extension Elimination {
  private typealias Multiple = (variable: Int32, coefficient: Double)

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
  ///   - turns: The turns of the equalities.
  ///   - isEnough: Whether the search may stop once a constraint takes part.
  /// - Complexity: Linear in the definitions behind the constraints that take part, times a logarithm.
  mutating func sources(
    behind sides: [(source: Int32, factor: Double)], of store: ConstraintStore, turns: [Int32],
    isEnough: (Int) -> Bool = { _ in false }
  ) -> Set<Int> {
    var found = Set(sides.filter { $0.source >= 0 }.map { Int($0.source) })
    var multiples: [Int32: Double] = [:]
    if found.contains(where: isEnough) { return found }
    var pending = EliminationQueue()
    func add(_ definitions: [Multiple], times factor: Double) {
      expandedCount += definitions.count
      for (variable, coefficient) in definitions {
        if multiples[variable] == nil {
          let origin = Int(source[Int(variable)])
          pending.push(variable, order: isParameter(variable) ? -1 : turns[origin])
        }
        multiples[variable, default: 0] += factor * coefficient
      }
    }
    add(definitions(in: sides, of: store), times: 1)
    while let variable = pending.pop() {
      guard let multiple = multiples.removeValue(forKey: variable),
        abs(multiple) > LinearSum.negligible
      else { continue }
      let origin = source[Int(variable)]
      found.insert(Int(origin))
      if isEnough(Int(origin)) { break }
      let definitions = definitions(in: [(origin, 1)], of: store)
      guard let own = definitions.first(where: { $0.variable == variable }) else { continue }
      add(definitions.filter { $0.variable != variable }, times: -multiple / own.coefficient)
    }
    return found
  }

  /// The definitions and parameters that make up a sum of left sides, by their variables.
  private mutating func definitions(
    in sides: [(source: Int32, factor: Double)], of store: ConstraintStore
  ) -> [Multiple] {
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
    var definitions: [Multiple] = []
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
    return definitions
  }

  private mutating func addUnresolved(_ variable: Int32, _ coefficient: Double) {
    if sum.add(variable, coefficient), order[Int(variable)] != 0 {
      queue.push(variable, order: order[Int(variable)])
    }
  }
}
