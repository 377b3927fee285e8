import Testing

@testable import ConstraintSolver

/// Lengths that have less room together than they want, each of which counts for something else.
struct GivingWayTests {
  /// What counts least is as short as can be, whatever the order, and that takes no step for each of the others.
  @Test(arguments: [1, 7, 399])
  func whatCountsLeastGivesWayAtOnce(step: Int) {
    let count = 400
    var solver = Solver()
    let lengths = (0..<count).map { _ in solver.addVariable(.length) }
    let ranks = (0..<count).map { $0 * step % count }
    for (length, rank) in zip(lengths, ranks) {
      _ = solver.add([Term(length)], .greaterThanOrEqual, 50, priority: 750 - Float(rank))
      _ = solver.add([Term(length)], .lessThanOrEqual, 50, priority: 250)
    }
    _ = solver.add(lengths.map { Term($0) }, .equal, Double(40 * count) + 10)
    #expect(solver.solve() == .solved)
    for (length, rank) in zip(lengths, ranks) {
      let expected = rank < 320 ? 50.0 : rank == 320 ? 10 : 0
      #expect(abs(solver.value(of: length) - expected) < 1e-6)
    }
    #expect(solver.counters.pivots < 10)
    #expect(solver.counters.coefficients < 50 * count)
  }
}
