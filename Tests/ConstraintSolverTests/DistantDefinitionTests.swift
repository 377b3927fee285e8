import Testing

@testable import ConstraintSolver

/// Variables far from the variables that define them.
struct DistantDefinitionTests {
  /// Each question about a view is answered without going back through all views before it.
  @Test func workForViewsCenteredOnEachOtherGrowsLinearly() {
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

  /// A bound and the wish to reach it share one sum, which is computed once.
  @Test func wishForABoundSharesItsSum() {
    func work(isBounded: Bool) -> Int {
      var solver = Solver()
      let ends = (0..<2).map { _ in
        (0..<10).reduce(solver.addVariable()) { start, _ in
          let (end, length) = (solver.addVariable(), solver.addVariable(.length))
          _ = solver.add([Term(length)], .equal, 20, priority: 250)
          _ = solver.add([Term(end), Term(start, -1), Term(length, -1)], .equal, 0)
          return end
        }
      }
      let distance = [Term(ends[1]), Term(ends[0], -1)]
      _ = solver.add([Term(ends[0])], .equal, 200, priority: 800)
      if isBounded { _ = solver.add(distance, .lessThanOrEqual, 5) }
      _ = solver.add(distance, .equal, 5, priority: 45)
      #expect(solver.solve() == .solved && solver.counters.pivots == 0)
      #expect(solver.value(of: ends[1]) == solver.value(of: ends[0]) + 5)
      return solver.counters.coefficients
    }
    #expect(work(isBounded: true) > 0 && work(isBounded: true) == work(isBounded: false))
  }
}
