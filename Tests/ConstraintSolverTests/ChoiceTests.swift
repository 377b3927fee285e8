import ConstraintSolver
import Testing

/// What the constraints leave open is chosen by the order of the variables alone, whatever is solved together.
struct ChoiceTests {
  /// Four positions, of which the first depends on the second and the third, which has a range of its own.
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
      // Which of them is eliminated depends on the terms: here the last, and then the first.
      let last = Term(positions[3])
      _ = solver.add([Term(positions[1], sign), last, Term(positions[2], -1)], .equal, 57)
      _ = solver.add([last, Term(positions[0], -1), last], .equal, 38)
      (self.solver, self.positions) = (solver, positions)
    }

    var values: [Double] { positions.map { solver.value(of: $0) } }
  }

  /// The first is zero, and then the second has an end, though it is free without the first.
  @Test(
    arguments: [
      (-3.5...100.0, 1.0, [0, 34.5, -3.5, 19]),
      (-3.5...10, -1, [0, -48, 10, 19]),
      (20...30, -1, [0, -68, 30, 19]),
    ])
  func aPositionIsChosenForAllThatItIsDefinedThrough(
    third: ClosedRange<Double>, sign: Double, expected: [Double]
  ) {
    var system = System(third: third, sign: sign)
    #expect(system.solver.solve() == .solved)
    #expect(system.values == expected)
  }

  @Test func choicesAreThoseOfAFreshSolveAfterWhatHeldThemHasGone() {
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

  @Test func aLengthThatIsAloneAgainPrefersNothing() {
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

  /// What comes before the gap in a chain has nothing to choose, however long it is, and what comes after it moves
  /// with its first view.
  @Test func aChainThatHasLostOfItsLinksOneChoosesWithoutALookAtItsBeginning() {
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
