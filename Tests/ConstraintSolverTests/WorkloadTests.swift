import ConstraintSolver
import Testing

@testable import Benchmarks

struct WorkloadTests {
  /// The simplex may be stopped on the way, to try whether the soft equalities hold; but it does not begin again
  /// where nothing comes of that. Four times as many stacks take eight to nine times the work.
  @Test func theWorkForStacksInStacksGrowsSteadily() {
    let works = (4...6).map { depth in
      var solver = Solver()
      _ = System(.stacks(depth: depth)).load(into: &solver)
      #expect(solver.solve() == .solved)
      return solver.counters.coefficients
    }
    #expect(works[1] <= 10 * works[0] && works[2] <= 10 * works[1], "\(works)")
  }
}
