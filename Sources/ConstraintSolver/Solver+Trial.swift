extension Solver {
  /// Whether all required constraints can hold together.
  mutating func isFeasible() -> Bool { solveOnTrial(workLimit: nil) { $0.isFeasible } }

  /// The values of all variables if they are the unique optimum; nil if constraints contradict each other or leave a
  /// choice.
  ///
  /// - Parameter workLimit: The most work that the simplex may do for a component.
  mutating func onlyValues(workLimit: Int) -> [Double]? {
    guard solveOnTrial(workLimit: workLimit, { $0.isFeasible && !$0.isAmbiguous }) else {
      return nil
    }
    elimination?.complete(&values)
    return values
  }

  /// Solves from the beginning, stopping at the first failure, since the rest would be of no use.
  ///
  /// - Parameter isGood: Judges each component once it is solved.
  /// - Returns: Whether every component was good.
  private mutating func solveOnTrial(workLimit: Int?, _ isGood: (ComponentProblem) -> Bool) -> Bool
  {
    prepare()
    guard let elimination, elimination.contradictions.isEmpty, let partition,
      partition.contradictions(store).isEmpty
    else { return false }
    var problem = ComponentProblem()
    var local = Array(repeating: Int32(0), count: kinds.count)
    return (0..<partition.componentCount).allSatisfy { component in
      problem.load(partition.part(component), partition, store, local: &local)
      problem.solve(.onTrial(workLimit: workLimit))
      counters += problem.counters
      guard isGood(problem) else { return false }
      for (number, variable) in partition.variables[component].enumerated() {
        values[Int(variable)] = problem.values[number]
      }
      return true
    }
  }
}
