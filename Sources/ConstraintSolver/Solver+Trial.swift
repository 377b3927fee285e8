extension Solver {
  /// Whether all required constraints can hold together.
  mutating func isFeasible() -> Bool { solveOnTrial(workLimit: nil) { $0.isFeasible } }

  /// The values of all variables where they are the only best ones; nil where constraints contradict each
  /// other, or leave a choice.
  ///
  /// - Parameter workLimit: How much the simplex may do for a component before it is given up.
  mutating func onlyValues(workLimit: Int) -> [Double]? {
    guard solveOnTrial(workLimit: workLimit, { $0.isFeasible && !$0.isAmbiguous }) else {
      return nil
    }
    elimination?.complete(&values)
    return values
  }

  /// Solves from the beginning, and no further than all goes well: what follows would be of no use.
  ///
  /// - Parameter isGood: Tells it of each component that has been solved.
  /// - Returns: Whether it went well to the end.
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
