import ConstraintSolver
import Testing

@testable import Benchmarks

struct WorkloadTests {
  /// The simplex may be stopped on the way, to try whether the soft equalities hold, and begins elsewhere where
  /// nothing comes of that. Four times as many stacks take four to seven times the work.
  @Test func theWorkForStacksInStacksGrowsSteadily() {
    let works = (4...6).map { depth in
      var solver = Solver()
      _ = System(.stacks(depth: depth)).load(into: &solver)
      #expect(solver.solve() == .solved)
      return solver.counters.coefficients
    }
    #expect(works[1] <= 8 * works[0] && works[2] <= 8 * works[1], "\(works)")
  }
}
