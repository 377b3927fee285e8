import ConstraintSolver

/// Times the solver alone.
enum SolverBenchmark {
  static let parts = ["build", "solve", "read"]

  /// Median times to build a system, to solve it, and to read all its variables.
  static func times(of system: System, budget: Duration) -> [String: Double] {
    var total = 0.0
    return Measurement.medians(of: parts, budget: budget) { measure in
      var solver = Solver()
      var variables: [Variable] = []
      measure("build") { variables = system.load(into: &solver).variables }
      measure("solve") { _ = solver.solve() }
      measure("read") { for variable in variables { total += solver.value(of: variable) } }
    }
  }
}
