import Testing

@testable import ConstraintSolver

/// Wishes that all refer to the same length, which is also the one that closes a chain.
struct CommonReferenceTests {
  /// Lengths one after another between two edges, all of which should equal one of them.
  private func coefficients(_ count: Int, like reference: Int, priority: Float) -> Int {
    var solver = Solver()
    var end = solver.addVariable()
    _ = solver.add([Term(end)], .equal, 0)
    var lengths: [Variable] = []
    for _ in 0..<count {
      let (start, length, next) = (
        end, solver.addVariable(.length), solver.addVariable()
      )
      _ = solver.add([Term(next), Term(start, -1), Term(length, -1)], .equal, 0)
      lengths.append(length)
      end = next
    }
    _ = solver.add([Term(end)], .equal, Double(50 * count))
    for (number, length) in lengths.enumerated() where number != reference {
      _ = solver.add([Term(length), Term(lengths[reference], -1)], .equal, 0, priority: priority)
    }
    #expect(solver.solve() == .solved)
    #expect(lengths.allSatisfy { abs(solver.value(of: $0) - 50) < 1e-6 })
    return solver.counters.coefficients
  }

  @Test(arguments: [18, 750] as [Float])
  func costDoesNotDependOnWhichLengthIsTheReference(priority: Float) {
    for count in [100, 200, 400] {
      let first = coefficients(count, like: 0, priority: priority)
      #expect(coefficients(count, like: count - 1, priority: priority) <= 3 * first + 1000)
      #expect(coefficients(count, like: count / 2, priority: priority) <= 3 * first + 1000)
    }
  }
}
