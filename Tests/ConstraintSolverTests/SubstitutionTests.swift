import Testing

@testable import ConstraintSolver

/// Chains of soft equalities of which not all can hold: those that can follow one from another all the same.
struct SubstitutionTests {
  enum Strain: CaseIterable {
    /// The last one has to end where there is room.
    case overfull
    /// One has to be further from the one before it.
    case misfit
  }

  /// Views that are each to be 8 points after the last one, all as much or each less than the one before it.
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
  func equalsWhatTheSimplexFindsFromItsOwnStart(strain: Strain) {
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
  func theWorkGrowsWithTheirNumber(strain: Strain) {
    func work(_ count: Int) -> Int {
      var (solver, _) = chain(count, strain)
      #expect(solver.solve() == .solved)
      return solver.counters.coefficients
    }
    #expect(work(400) <= 5 * work(100))
  }

  /// What does not fit is taken from what counts least, at once: no level has to move it on to the next, and
  /// what is before it in the chain is not looked at for a choice that is left at its end.
  @Test func whatDoesNotFitIsTakenFromTheLastLevel() {
    var (solver, _) = chain(1_600, .overfull, isDescending: true)
    #expect(solver.solve() == .solved)
    #expect(solver.counters.pivots < 500)
    #expect(solver.counters.coefficients < 100 * 1_600)
  }
}
