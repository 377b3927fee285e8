import TestSupport
import Testing

@testable import ConstraintSolver

/// Views one after another, each of which also stays inside the common container.
struct ImpliedBoundTests {
  /// Views that each follow the last one by at least 8 points.
  private func chain(
    _ count: Int, width: Double, hasWishes: Bool, isMirrored: Bool
  ) -> (Solver, variables: [Variable]) {
    var solver = Solver()
    let room = solver.addVariable(.length)
    solver.expectChanges(of: room)
    _ = solver.add([Term(room)], .equal, width)
    var variables: [Variable] = []
    for number in 0..<count {
      let (start, length) = (solver.addVariable(.position), solver.addVariable(.length))
      let content = Double(30 + number * 7 % 20)
      if hasWishes {
        _ = solver.add([Term(length)], .lessThanOrEqual, content, priority: 250)
        _ = solver.add([Term(length)], .greaterThanOrEqual, content, priority: 750)
      } else {
        _ = solver.add([Term(length)], .equal, content)
      }
      _ = solver.add([Term(start)], .greaterThanOrEqual, 0)
      _ = solver.add([Term(start), Term(length), Term(room, -1)], .lessThanOrEqual, 0)
      if number > 0 {
        let before = [Term(variables[2 * number - 2]), Term(variables[2 * number - 1])]
        let gap =
          isMirrored
          ? [before[0], Term(start, -1), Term(length, -1)]
          : [Term(start)] + before.map { Term($0.variable, -1) }
        _ = solver.add(gap, .greaterThanOrEqual, 8)
      }
      variables += [start, length]
    }
    return (solver, variables)
  }

  /// Views that fit, and views that have to be narrower than their contents.
  @Test(arguments: [20.0, 60], [false, true])
  func workForChainedViewsGrowsLinearly(width: Double, isMirrored: Bool) {
    for hasWishes in [false, true] where hasWishes || width > 50 {
      func work(_ count: Int) -> Int {
        var (solver, _) = chain(
          count, width: width * Double(count), hasWishes: hasWishes, isMirrored: isMirrored)
        #expect(solver.solve() == .solved)
        return solver.counters.coefficients
      }
      #expect(work(400) <= 5 * work(100))
    }
  }

  @Test func resultMatchesTheSimplexWithAllBounds() {
    for number in 0..<caseCount(100) {
      var generator = SeededGenerator(seed: 20_261_127 &+ UInt64(number))
      let count = Int.random(in: 8...24, using: &generator)
      var (solver, variables) = chain(
        count,
        width: Double([20, 40, 50, 60].randomElement(using: &generator) ?? 0) * Double(count),
        hasWishes: Int.random(in: 0..<4, using: &generator) > 0,
        isMirrored: Bool.random(using: &generator))
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let terms = (0..<Int.random(in: 1...3, using: &generator)).map { position in
          Term(
            variables.randomElement(using: &generator) ?? variables[0], position == 0 ? 1 : -1)
        }
        _ = solver.add(
          terms, Relation.allCases.randomElement(using: &generator) ?? .equal,
          Double(Int.random(in: -20...400, using: &generator)),
          priority: [1000, 751, 250].randomElement(using: &generator) ?? 1)
      }
      var plain = solver
      plain.effort = .simplexOnly
      let outcome = solver.solve()
      #expect((outcome == .solved) == (plain.solve() == .solved), "case \(number)")
      for variable in variables {
        #expect(
          abs(solver.value(of: variable) - plain.value(of: variable)) < 1e-5, "case \(number)")
        guard outcome == .solved else { continue }
        #expect(
          solver.isAmbiguous(variable) == plain.isAmbiguous(variable), "case \(number)")
      }
      for (level, other) in zip(solver.violations, plain.violations) {
        #expect(abs(level.violation - other.violation) < 1e-5, "case \(number)")
      }
    }
  }
}
