extension Solver {
  /// Whether a component's current values satisfy and pin down all its demands. They are then the unique optimum,
  /// whatever has changed, and the component need not be solved.
  ///
  /// This covers most of a list that gets wider or gains a row: texts that had room still have it.
  ///
  /// - Parameter pins: Scratch space, one number for each variable.
  func isSatisfied(_ component: Int, _ partition: Partition, pins: inout [Int32]) -> Bool {
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
  /// The directions in which a value at the bound can't move, one bit for each.
  fileprivate var pins: Int32 {
    switch self {
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    case .equal: 3
    }
  }
}
