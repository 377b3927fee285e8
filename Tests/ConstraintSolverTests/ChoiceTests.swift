import ConstraintSolver
import Testing

/// The order of the variables alone decides what the constraints leave open, whatever is solved together.
struct ChoiceTests {
  /// Four positions. The first depends on the second and the third, and the third has a range of its own.
  private struct System {
    var solver: Solver
    let positions: [Variable]

    init(third: ClosedRange<Double>, sign: Double) {
      var solver = Solver()
      let positions = (0..<4).map { _ in solver.addVariable() }
      let length = solver.addVariable(.length)
      let thirdEnd = [Term(positions[2]), Term(length)]
      _ = solver.add(thirdEnd, .greaterThanOrEqual, third.lowerBound, priority: 49)
      _ = solver.add([Term(positions[2])], .lessThanOrEqual, third.upperBound, priority: 49)
      // The terms decide which variable is eliminated: first the last position, then the first.
      let last = Term(positions[3])
      _ = solver.add([Term(positions[1], sign), last, Term(positions[2], -1)], .equal, 57)
      _ = solver.add([last, Term(positions[0], -1), last], .equal, 38)
      (self.solver, self.positions) = (solver, positions)
    }

    var values: [Double] { positions.map { solver.value(of: $0) } }
  }

  /// The first position is zero. That gives the second a limit, though it is free without the first.
  @Test(
    arguments: [
      (-3.5...100.0, 1.0, [0, 34.5, -3.5, 19]),
      (-3.5...10, -1, [0, -48, 10, 19]),
      (20...30, -1, [0, -68, 30, 19]),
    ])
  func freePositionIsChosenWithinLimitsOfDependentOnes(
    third: ClosedRange<Double>, sign: Double, expected: [Double]
  ) {
    var system = System(third: third, sign: sign)
    #expect(system.solver.solve() == .solved)
    #expect(system.values == expected)
  }

  @Test func choicesAfterRemovalsMatchAFreshSolve() {
    var system = System(third: -3.5...100, sign: 1)
    let other = system.solver.addVariable()
    let wishes = [
      system.solver.add([Term(other)], .equal, 4, priority: 751),
      system.solver.add(system.positions.map { Term($0) }, .equal, 90, priority: 750),
      system.solver.add([Term(system.positions[1])], .equal, 9, priority: 750),
    ]
    for wish in wishes {
      #expect(system.solver.solve() == .solved)
      system.solver.remove(wish)
    }
    #expect(system.solver.solve() == .solved)
    #expect(system.values == [0, 34.5, -3.5, 19])
  }

  @Test func preferenceEndsWhenItsComponentIsSplit() {
    var solver = Solver()
    let lengths = (0..<3).map { _ in solver.addVariable(.length) }
    _ = solver.add([Term(lengths[0])], .equal, 80, priority: 750)
    for (length, value) in zip(lengths.dropFirst(), [120.0, 50]) {
      let least = solver.add([Term(length)], .greaterThanOrEqual, value, priority: 750)
      solver.prefer(least, for: length)
    }
    _ = solver.add([Term(lengths[0]), Term(lengths[1])], .lessThanOrEqual, 100)
    let tie = solver.add([Term(lengths[1]), Term(lengths[2])], .lessThanOrEqual, 1_000)
    #expect(solver.solve() == .solved)
    #expect(lengths.map { solver.value(of: $0) } == [0, 100, 50])
    solver.remove(tie)
    #expect(solver.solve() == .solved)
    #expect(lengths.map { solver.value(of: $0) } == [80, 20, 50])
  }

  /// No constraint concerns the open positions, yet they depend on the given value.
  @Test func changedGivenValueUpdatesTheChoices() {
    func system(_ value: Double) -> (solver: Solver, given: ConstraintID, positions: [Variable]) {
      var solver = Solver()
      let positions = (0..<4).map { _ in solver.addVariable() }
      let terms = positions.map { Term($0) }
      _ = solver.add([terms[2], Term(positions[1], -1)], .equal, 1)
      _ = solver.add([terms[0], Term(positions[1], -1), Term(positions[3], -1)], .equal, 0)
      let given = solver.add([terms[3]], .equal, value)
      return (solver, given, positions)
    }
    var edited = system(5)
    #expect(edited.solver.solve() == .solved)
    for value in [6, 7, -3] as [Double] {
      edited.solver.setConstant(value, of: edited.given)
      var fresh = system(value)
      #expect(edited.solver.solve() == .solved && fresh.solver.solve() == .solved)
      let values = edited.positions.map { edited.solver.value(of: $0) }
      #expect(values == [0, -value, 1 - value, value])
      #expect(values == fresh.positions.map { fresh.solver.value(of: $0) })
    }
  }

  @Test func latePreferencesCountLikeEarlyOnes() {
    func values(before: [Int], after: [Int]) -> [Double] {
      var solver = Solver()
      let lengths = (0..<3).map { _ in solver.addVariable(.length) }
      let wishes = lengths.map { solver.add([Term($0)], .greaterThanOrEqual, 60, priority: 750) }
      _ = solver.add(lengths.map { Term($0) }, .lessThanOrEqual, 100)
      for number in before { solver.prefer(wishes[number], for: lengths[number]) }
      #expect(solver.solve() == .solved)
      for number in after { solver.prefer(wishes[number], for: lengths[number]) }
      #expect(solver.solve() == .solved)
      return lengths.map { solver.value(of: $0) }
    }
    for all in [[0, 1], [0, 2], [1, 2], [0, 1, 2]] {
      #expect(values(before: [], after: all) == values(before: all, after: []))
    }
    #expect(values(before: [], after: [1, 2]) != values(before: [], after: []))
  }

  /// This holds whatever else has changed since the last solve.
  @Test func reorderedVariablesAreChosenInTheirNewOrder() {
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let order = Array(0..<12).shuffled(using: &generator)
      let gone = Int.random(in: 0..<5, using: &generator)
      func values(solvingBefore: Bool) -> [Double] {
        var solver = Solver()
        let positions = (0..<6).map { _ in solver.addVariable() }
        let lengths = (0..<6).map { _ in solver.addVariable(.length) }
        let links = (0..<5).map { number in
          let (start, end) = (Term(positions[number], -1), Term(positions[number + 1]))
          return solver.add([end, start, Term(lengths[number], -1)], .equal, 8)
        }
        for length in lengths {
          _ = solver.add([Term(length)], .greaterThanOrEqual, 20, priority: 750)
        }
        let end = [Term(positions[5]), Term(lengths[5]), Term(positions[0], -1)]
        _ = solver.add(end, .lessThanOrEqual, 100)
        if solvingBefore { #expect(solver.solve() == .solved) }
        solver.remove(links[gone])
        let variables = positions + lengths
        _ = solver.reorder(order.map { variables[$0] })
        #expect(solver.solve() == .solved)
        return variables.map { solver.value(of: $0) }
      }
      let (edited, fresh) = (values(solvingBefore: true), values(solvingBefore: false))
      #expect(zip(edited, fresh).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
    }
  }

  /// The views before the gap in a chain have nothing to choose, however many they are. The views after the gap
  /// move with their first view.
  @Test func removingALinkOfAChainTakesLinearTime() {
    let works = [100, 400].map { count in
      var solver = Solver()
      var links: [ConstraintID] = []
      var views: [(start: Variable, length: Variable)] = []
      for _ in 0..<count {
        let view = (start: solver.addVariable(), length: solver.addVariable(.length))
        let end = views.last.map { [Term($0.start, -1), Term($0.length, -1)] } ?? []
        links.append(solver.add([Term(view.start)] + end, .equal, 8))
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
          _ = solver.add([Term(view.length)], relation, 20, priority: 250)
        }
        views.append(view)
      }
      #expect(solver.solve() == .solved)
      solver.remove(links[count / 2])
      let before = solver.counters.coefficients
      #expect(solver.solve() == .solved)
      #expect(solver.value(of: views[count / 2].start) == 0)
      #expect(solver.value(of: views[count / 2 + 1].start) == 28)
      #expect(solver.value(of: views[count / 2 - 1].start) == Double(count / 2 * 28 - 20))
      return solver.counters.coefficients - before
    }
    #expect(works[1] <= 5 * works[0] + 40, "\(works)")
  }
}
