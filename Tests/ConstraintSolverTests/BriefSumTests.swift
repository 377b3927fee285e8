import Testing

@testable import ConstraintSolver

/// Variables far from what they come down to.
struct BriefSumTests {
  /// What each is asked does not lead back through all before it.
  @Test func viewsCenteredOnTheOneBeforeTakeNoMoreEach() {
    func work(_ count: Int) -> Int {
      var solver = Solver()
      var last: [Term] = []
      for number in 0..<count {
        let (start, length) = (solver.addVariable(.position), solver.addVariable(.length))
        let content = Double(30 + number * 7 % 20)
        _ = solver.add([Term(length)], .lessThanOrEqual, content, priority: 250)
        _ = solver.add([Term(length)], .greaterThanOrEqual, content, priority: 750)
        _ = solver.add([Term(start)], .greaterThanOrEqual, 0)
        _ = solver.add([Term(start), Term(length)], .lessThanOrEqual, 400)
        let center = [Term(start), Term(length, 0.5)]
        let opposite = last.map { Term($0.variable, -$0.coefficient) }
        if number > 0 { _ = solver.add(center + opposite, .equal, 0) }
        last = center
      }
      #expect(solver.solve() == .solved)
      return solver.counters.coefficients
    }
    #expect(work(400) <= 5 * work(100))
  }
}
