import ConstraintSolver

/// Times the solver alone.
enum SolverBenchmark {
  static let parts = ["build", "solve", "read"]

  /// Returns the median times to build a system, to solve it, and to read all its variables.
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

  /// Prints the times of layouts of all sizes, and their growth.
  static func run(isQuick: Bool) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    let sizes = isQuick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000]
    print("Solver: milliseconds to build, solve and read back; and times the size before")
    report(sizes.map { System(.list(rows: $0)) }, budget)
    report((isQuick ? [3, 4] : [3, 4, 5, 6]).map { System(.stacks(depth: $0)) }, budget)
    report([20, 200].map { System(.form(pairs: $0)) }, budget)
    let rows = isQuick ? 100 : 1_000
    print("changes on a live solver, milliseconds each")
    print("  width of a list of \(rows)", formatted(widthChange(rows: rows, budget)))
    print("  one title of a list of \(rows)", formatted(titleChange(rows: rows, budget)))
    let depth = isQuick ? 4 : 5
    print("  stacks \(leaves(depth)) squeezed to 80 %", formatted(squeeze(depth, budget)))
  }

  private static func report(_ systems: [System], _ budget: Duration) {
    var previous: Double?
    for system in systems {
      let times = times(of: system, budget: budget)
      previous = Measurement.report(system.name, parts, times, after: previous)
    }
  }

  private static func widthChange(rows: Int, _ budget: Duration) -> Double {
    let system = System(.list(rows: rows))
    var solver = Solver()
    let constraints = system.load(into: &solver).constraints
    _ = solver.solve()
    var step = 0.0
    let times = Measurement.medians(of: ["change"], budget: budget) { measure in
      step += 1
      measure("change") {
        if let width = system.rootWidth {
          solver.setConstant(320 + step.truncatingRemainder(dividingBy: 60), of: constraints[width])
        }
        _ = solver.solve()
      }
    }
    return times["change"] ?? 0
  }

  private static func titleChange(rows: Int, _ budget: Duration) -> Double {
    let system = System(.list(rows: rows))
    var solver = Solver()
    let constraints = system.load(into: &solver).constraints
    _ = solver.solve()
    let titles = constraints.indices.filter { system.rows[$0].priority == 750 }
    var step = 0
    let times = Measurement.medians(of: ["change"], budget: budget) { measure in
      step += 1
      let title = constraints[titles[step * 7 % titles.count]]
      measure("change") {
        solver.setConstant(Double(60 + step % 90), of: title)
        _ = solver.solve()
      }
    }
    return times["change"] ?? 0
  }

  /// Returns the time for stacks whose root is required to have 80 % of its natural width.
  private static func squeeze(_ depth: Int, _ budget: Duration) -> Double {
    let system = System(.stacks(depth: depth))
    var natural = Solver()
    let width = system.load(into: &natural).variables[2]
    _ = natural.solve()
    let times = Measurement.medians(of: ["squeeze"], budget: budget) { measure in
      var solver = Solver()
      measure("squeeze") {
        let root = system.load(into: &solver).variables[2]
        _ = solver.add([Term(root)], .equal, natural.value(of: width) * 0.8)
        _ = solver.solve()
      }
    }
    return times["squeeze"] ?? 0
  }

  private static func leaves(_ depth: Int) -> Int {
    (0..<depth).reduce(1) { count, _ in count * 4 }
  }
}
