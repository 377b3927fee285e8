extension Solver {
  /// The constraints that decide some variables, and perhaps others: without any other one these variables
  /// would have the same values, and the same ranges.
  ///
  /// They are the required equalities through which the variables are defined, and what asks something of
  /// the components that they come down to, with the equalities behind that.
  ///
  /// - Returns: Nil where a choice is left, which any constraint may have to do with.
  /// - Complexity: Linear in what is returned.
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
  /// What asks something of a component; -1 for what no constraint says.
  func sources(
    of component: Int, _ partition: Partition, _ elimination: Elimination
  ) -> [Int32] {
    partition.demandsOfComponent[component].map { demand in
      let source = partition.demands.source(of: Int(demand))
      // The sign of a length speaks of what the length is defined through.
      return source >= 0 ? source : elimination.source[Int(~source)]
    }
  }

  func living(_ constraints: [Int32]) -> [Int] {
    constraints.filter { $0 >= 0 && store[Int($0)].isAlive }.map { Int($0) }
  }
}
