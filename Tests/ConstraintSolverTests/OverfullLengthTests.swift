import Testing

@testable import ConstraintSolver

/// Lengths that want more room than there is, each with a priority of its own.
struct OverfullLengthTests {
  /// The lengths of the lowest priority become as short as possible, in any order and without a step for each of
  /// the others.
  @Test(arguments: [1, 7, 399])
  func lowestPrioritiesGiveWayAtOnce(step: Int) {
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
