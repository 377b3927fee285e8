extension Solver {
  /// Constraints that decide some variables, possibly with others: without any constraint outside this set, the
  /// variables would have the same values and ranges.
  ///
  /// They are the required equalities that define the variables, the demands of the components that those lead to, and
  /// the equalities behind the demands.
  ///
  /// - Returns: The constraints; nil if a choice remains, which may depend on any constraint.
  /// - Complexity: Linear in the result.
  public mutating func constraints(deciding variables: [Variable]) -> Set<ConstraintID>? {
    _ = solve()
    // Taken, so that it is changed in place.
    guard let partition, var elimination = elimination.take() else { return nil }
    defer { self.elimination = elimination }
    var components: Set<Int> = []
    for variable in variables {
      elimination.reduce(variable.index)
      for touched in elimination.sum.touched where partition.component[Int(touched)] >= 0 {
        components.insert(Int(partition.component[Int(touched)]))
      }
    }
    guard components.allSatisfy({ choices[$0] != .open }) else { return nil }
    var found = variables.map { elimination.source[Int($0.index)] }
    for component in components { found += sources(of: component, partition, elimination) }
    return Set(
      elimination.sources(behind: living(found), of: store).map { ConstraintID(index: Int32($0)) })
  }
  /// The constraints that make demands of a component; -1 for a demand without one.
  func sources(
    of component: Int, _ partition: Partition, _ elimination: Elimination
  ) -> [Int32] {
    partition.demandsOfComponent[component].map { demand in
      let source = partition.demands.source(of: Int(demand))
      // The sign of a length involves the length's definition.
      return source >= 0 ? source : elimination.source[Int(~source)]
    }
  }

  func living(_ constraints: [Int32]) -> [Int] {
    constraints.filter { $0 >= 0 && store[Int($0)].isAlive }.map { Int($0) }
  }
}
