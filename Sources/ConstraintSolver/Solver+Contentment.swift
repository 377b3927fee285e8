extension Solver {
  /// Whether what a component is asked all holds for the values that it has, and pins them: then they
  /// are the only best ones, whatever has changed, and it need not be solved.
  ///
  /// So is most of a list when it gets wider, or when a row comes: texts that had room still have it.
  ///
  /// - Parameter pins: Scratch space, a number for each variable.
  func isContent(_ component: Int, _ partition: Partition, pins: inout [Int32]) -> Bool {
    guard hasSolved, choices[component] == .none else { return false }
    let variables = partition.variables[component]
    for variable in variables { pins[Int(variable)] = 0 }
    for number in partition.demandsOfComponent[component] {
      let demand = partition.demands[Int(number)]
      guard let wish = demand.wish(of: 0, store) else { continue }
      let value = value(of: demand.target, partition)
      guard wish.relation.holds(value, wish.value, 0) else { return false }
      if demand.target >= 0, value == wish.value {
        pins[Int(demand.target)] |= wish.relation.pins
      }
    }
    for variable in variables where pins[Int(variable)] != Relation.equal.pins { return false }
    return true
  }

  private func value(of target: Int32, _ partition: Partition) -> Double {
    guard target < 0 else { return values[Int(target)] }
    var sum = 0.0
    for position in partition.terms(ofRow: Int(~target)) {
      sum += partition.rowCoefficients[position] * values[Int(partition.rowVariables[position])]
    }
    return sum
  }
}

extension Relation {
  /// The directions in which a value at the bound can't move, a bit for each.
  fileprivate var pins: Int32 {
    switch self {
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    case .equal: 3
    }
  }
}
