import Testing

@testable import ConstraintSolver

/// Chains of soft equalities that can't all hold, in which some can still be substituted into each other.
struct SubstitutionTests {
  enum Strain: CaseIterable {
    /// The end of the last view is limited.
    case overfull
    /// One view must keep a greater distance from the one before it.
    case misfit
  }

  /// Views that should each lie 8 points after the last one, with equal or descending priorities.
  private func chain(
    _ count: Int, _ strain: Strain, isDescending: Bool = false
  ) -> (Solver, starts: [Variable]) {
    var solver = Solver()
    var starts: [Variable] = []
    var end: [Term] = []
    for number in 0..<count {
      let (start, length) = (solver.addVariable(.position), solver.addVariable(.length))
      let content = Double(30 + number * 7 % 20)
      _ = solver.add([Term(length)], .lessThanOrEqual, content, priority: 250)
      _ = solver.add([Term(length)], .greaterThanOrEqual, content, priority: 750)
      let gap = [Term(start)] + end.map { Term($0.variable, -$0.coefficient) }
      let priority = isDescending ? max(1, 999 - Float(number)) : 999
      _ = solver.add(gap, .equal, 8, priority: priority)
      if strain == .misfit, number == count / 2 { _ = solver.add(gap, .greaterThanOrEqual, 12) }
      starts.append(start)
      end = [Term(start), Term(length)]
    }
    if strain == .overfull { _ = solver.add(end, .lessThanOrEqual, Double(20 * count)) }
    return (solver, starts)
  }

  @Test(arguments: Strain.allCases)
  func substitutionMatchesTheSimplex(strain: Strain) {
    var (solver, starts) = chain(60, strain)
    var plain = solver
    plain.effort = .simplexOnly
    solver.effort.triesDetermination = false
    #expect(solver.solve() == .solved && plain.solve() == .solved)
    for start in starts {
      #expect(abs(solver.value(of: start) - plain.value(of: start)) < 1e-6)
      #expect(solver.isAmbiguous(start) == plain.isAmbiguous(start))
    }
  }

  @Test(arguments: Strain.allCases)
  func workForStrainedChainsGrowsLinearly(strain: Strain) {
    func work(_ count: Int) -> Int {
      var (solver, _) = chain(count, strain)
      #expect(solver.solve() == .solved)
      return solver.counters.coefficients
    }
    #expect(work(400) <= 5 * work(100))
  }

  /// The lowest priorities give way at once: no level has to pass the overflow on to the next. A choice left
  /// at the end of the chain does not lead back through the views before it.
  @Test func overfullChainTakesTheOverflowFromTheLowestPriority() {
    var (solver, _) = chain(1_600, .overfull, isDescending: true)
    #expect(solver.solve() == .solved)
    let content = (0..<1_600).map { Double(30 + $0 * 7 % 20) }.reduce(0, +)
    let overflow = content + Double(1_600 * 8) - Double(1_600 * 20)
    for (priority, violation) in solver.violations {
      #expect(abs(violation - (priority == 1 ? overflow : 0)) < 1e-6, "\(priority)")
    }
    #expect(solver.violations.last?.priority == 1)
    #expect(solver.counters.pivots < 500)
    #expect(solver.counters.coefficients < 100 * 1_600)
  }
}
