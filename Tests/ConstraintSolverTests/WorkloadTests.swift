import ConstraintSolver
import TestSupport
import Testing

@testable import Benchmarks

struct WorkloadTests {
  /// The order of a system's constraints.
  enum Order: CaseIterable {
    case downwards, upwards, mixed

    func arrange(_ rows: [System.Row]) -> [System.Row] {
      var generator = SeededGenerator(seed: 20_261_127)
      return switch self {
      case .downwards: rows
      case .upwards: rows.reversed()
      case .mixed: rows.shuffled(using: &generator)
      }
    }
  }

  /// The contents of a stack get their size before the stack does, in any order of the constraints. The simplex
  /// then has little left to do, and is never stopped to start elsewhere.
  @Test(arguments: Order.allCases)
  func theWorkForStacksInStacksGrowsWithTheirNumber(order: Order) {
    let works = (4...6).map { depth in
      var system = System(.stacks(depth: depth))
      system.rows = order.arrange(system.rows)
      var solver = Solver()
      _ = system.load(into: &solver)
      #expect(solver.solve() == .solved)
      #expect(solver.counters.promotions == 0)
      return solver.counters.coefficients
    }
    #expect(works[2] <= 450_000, "\(works)")
    #expect(2 * works[1] <= 9 * works[0] && 2 * works[2] <= 9 * works[1], "\(works)")
  }
}
