import ConstraintSolver
import Testing

struct SolverTests {
  /// The value of one variable with constraints on it alone.
  private func value(
    _ kind: Variable.Kind = .position, _ wishes: (Relation, Double, Float)...
  ) -> Double {
    var solver = Solver()
    let variable = solver.addVariable(kind)
    for (relation, constant, priority) in wishes {
      _ = solver.add([Term(variable)], relation, constant, priority: priority)
    }
    #expect(solver.solve() == .solved)
    return solver.value(of: variable)
  }

  @Test func aHigherPriorityWinsWhateverIsBelowIt() {
    #expect(
      value(.position, (.greaterThanOrEqual, 100, 501), (.equal, 90, 500), (.equal, 50, 10)) == 100)
    #expect(
      value(.position, (.equal, 1, 701), (.equal, 2, 702), (.equal, 3, 703), (.equal, 4, 704)) == 4)
  }

  @Test func manyWeakConstraintsDoNotOutvoteAStrongerOne() {
    var wishes = [(Relation.equal, 100.0, Float(251))]
    wishes += Array(repeating: (.equal, 0, 250), count: 1_000)
    var solver = Solver()
    let variable = solver.addVariable()
    for (relation, constant, priority) in wishes {
      _ = solver.add([Term(variable)], relation, constant, priority: priority)
    }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: variable) == 100)
  }

  @Test func negligibleTermIsIgnored() {
    var solver = Solver()
    let variable = solver.addVariable()
    _ = solver.add([Term(variable, 1e-12)], .equal, 5, priority: 500)
    _ = solver.add([Term(variable)], .equal, 7, priority: 250)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: variable) == 7)
  }

  @Test func missedReturnsConstraintsBeyondADistance() {
    var solver = Solver()
    let variable = solver.addVariable()
    let bounds = [10.0, 20, 30].map {
      solver.add([Term(variable)], .lessThanOrEqual, $0, priority: 250)
    }
    _ = solver.add([Term(variable)], .equal, 25)
    #expect(solver.solve() == .solved)
    #expect(solver.missed(bounds, by: 0) == Array(bounds.prefix(2)))
    #expect(solver.missed(bounds, by: 5) == [bounds[0]])
    #expect(solver.missed(bounds, by: 15) == [])
  }

  @Test func prioritiesAreNotRounded() {
    #expect(value(.position, (.equal, 1, 999.5), (.equal, 2, 999.4)) == 1)
    #expect(value(.position, (.equal, 1, 250.0625), (.equal, 2, 250.125)) == 2)
  }

  @Test func lengthHugsAndResistsLikeAView() {
    for (constant, priority, expected) in [
      (300.0, Float(251), 300.0), (300, 249, 200), (100, 751, 100), (100, 749, 200),
    ] {
      let width = value(
        .length, (.greaterThanOrEqual, 200, 750), (.lessThanOrEqual, 200, 250),
        (.equal, constant, priority))
      #expect(width == expected)
    }
  }

  @Test(
    arguments: [
      (lower: 10.0, upper: 20.0, expected: 10.0), (-Double.infinity, 20, 20), (-5, .infinity, -5),
      (-.infinity, .infinity, 0),
    ] as [(lower: Double, upper: Double, expected: Double)])
  func freePositionTakesItsLowerThenUpperBoundThenZero(
    lower: Double, upper: Double, expected: Double
  ) {
    var solver = Solver()
    let variable = solver.addVariable()
    if lower.isFinite { _ = solver.add([Term(variable)], .greaterThanOrEqual, lower) }
    if upper.isFinite { _ = solver.add([Term(variable)], .lessThanOrEqual, upper) }
    _ = solver.solve()
    #expect(solver.value(of: variable) == expected)
    let isAmbiguous = solver.isAmbiguous(variable)
    #expect(isAmbiguous)
  }

  @Test func opposingEqualPrioritiesLeaveAnInterval() {
    var solver = Solver()
    let variable = solver.addVariable()
    _ = solver.add([Term(variable)], .lessThanOrEqual, 200, priority: 250)
    _ = solver.add([Term(variable)], .equal, 300, priority: 250)
    let range = solver.range(of: variable)
    #expect(range == (200, 300))
  }

  @Test(
    arguments: [(50.0, [36.0, 14]), (134, [98, 36]), (72, [36, 36])] as [(Double, [Double])])
  func firstOfEqualLengthsTakesTheSlackAndKeepsItsSize(total: Double, expected: [Double]) {
    var solver = Solver()
    let lengths = [solver.addVariable(.length), solver.addVariable(.length)]
    for length in lengths {
      _ = solver.add([Term(length)], .lessThanOrEqual, 36, priority: 250)
      _ = solver.add([Term(length)], .greaterThanOrEqual, 36, priority: 750)
    }
    _ = solver.add(lengths.map { Term($0) }, .equal, total)
    #expect(solver.solve() == .solved)
    #expect(lengths.map { solver.value(of: $0) } == expected)
    let isAmbiguous = solver.isAmbiguous(lengths[0])
    #expect(isAmbiguous == (total != 72))
  }

  /// The first lengths keep their preferences, whether there is too much room or too little. A length
  /// without a preference comes after them.
  @Test(
    arguments: [
      (150, [36, 36, 78]), (108, [36, 36, 36]), (90, [36, 36, 18]), (50, [36, 14, 0]),
    ] as [(Double, [Double])])
  func lastOfPreferringLengthsTakesTheSlack(total: Double, expected: [Double]) {
    var solver = Solver()
    let lengths = (0..<3).map { _ in solver.addVariable(.length) }
    for length in lengths {
      let most = solver.add([Term(length)], .lessThanOrEqual, 36, priority: 250)
      _ = solver.add([Term(length)], .greaterThanOrEqual, 36, priority: 750)
      solver.prefer(most, for: length)
    }
    let sum = solver.add(lengths.map { Term($0) }, .equal, total)
    #expect(solver.solve() == .solved)
    #expect(lengths.map { solver.value(of: $0) } == expected)
    for other in [50, 200, total] {
      solver.setConstant(other, of: sum)
      #expect(solver.solve() == .solved)
    }
    #expect(lengths.map { solver.value(of: $0) } == expected)
    for length in lengths { solver.prefer(nil, for: length) }
    solver.setConstant(total + 1, of: sum)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: lengths[2]) == min(36, max(0, total + 1 - 72)))
  }

  @Test func aLengthIsNeverNegative() {
    var solver = Solver()
    let length = solver.addVariable(.length)
    let constraint = solver.add([Term(length)], .lessThanOrEqual, -1)
    #expect(solver.solve() == .conflict([constraint]))
  }

  /// This includes a sum that has a variable of its own.
  @Test func remainderOfASumIsNotNegative() {
    var solver = Solver()
    let (sum, rest) = (solver.addVariable(.length), solver.addVariable(.length))
    let parts = (0..<2).map { _ in solver.addVariable(.length) }
    _ = solver.add([Term(sum), Term(rest)], .equal, 5)
    _ = solver.add([Term(sum)] + parts.map { Term($0, -1) }, .equal, 0)
    for part in parts { _ = solver.add([Term(part)], .equal, 10, priority: 750) }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: rest) == 0 && solver.value(of: sum) == 5)
    #expect(parts.map { solver.value(of: $0) }.reduce(0, +) == 5)
  }

  @Test(arguments: [false, true])
  func lengthConflictsOnceItsValueBecomesNegative(throughAnother: Bool) {
    var solver = Solver()
    let length = solver.addVariable(.length)
    let other = throughAnother ? solver.addVariable() : length
    let size = solver.add([Term(other)], .equal, 40)
    if throughAnother { _ = solver.add([Term(length), Term(other, -1)], .equal, 0) }
    #expect(solver.solve() == .solved)

    solver.setConstant(-1, of: size)
    guard case .conflict(let parts) = solver.solve() else {
      Issue.record("A length can't be negative")
      return
    }
    #expect(parts.contains(size))

    solver.setConstant(2, of: size)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: length) == 2)
  }

  @Test func conflictNamesOnlyItsParts() {
    var solver = Solver()
    let variables = (0..<20).map { _ in solver.addVariable() }
    var chain: [ConstraintID] = []
    for (first, second) in zip(variables, variables.dropFirst()) {
      chain.append(solver.add([Term(second), Term(first, -1)], .equal, 8))
    }
    let pinned = [4, 9].map { solver.add([Term(variables[$0])], .equal, 0) }
    // The parts are sorted by the latest variable that each mentions.
    let parts = [pinned[0]] + chain[4..<8] + [pinned[1], chain[8]]
    #expect(solver.solve() == .conflict(parts))
    solver.setPriority(Float(1000).nextDown, of: pinned[1])
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: variables[9]) == 40)
  }

  @Test func removingAConstraintResolvesItsConflict() {
    var solver = Solver()
    let variable = solver.addVariable()
    let first = solver.add([Term(variable)], .equal, 1)
    let second = solver.add([Term(variable)], .equal, 2)
    #expect(solver.solve() == .conflict([first, second]))
    solver.remove(first)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: variable) == 2)
  }

  @Test func aChangedConstantSolvesItsComponentOnly() {
    var solver = Solver()
    let wishes = (0..<100).map { _ in
      solver.add([Term(solver.addVariable(.length))], .equal, 10, priority: 750)
    }
    _ = solver.solve()
    let before = solver.counters
    solver.setConstant(12, of: wishes[40])
    _ = solver.solve()
    #expect(solver.counters.componentsSolved - before.componentsSolved == 1)
    #expect(solver.counters.eliminations == before.eliminations)
    _ = solver.solve()
    #expect(solver.counters.componentsSolved - before.componentsSolved == 1)
  }

  @Test func repeatedlyChangedValueSolvesOnlyItsDependents() {
    var solver = Solver()
    let root = solver.addVariable(.length)
    let width = solver.add([Term(root)], .equal, 100)
    for number in 0..<50 {
      let length = solver.addVariable(.length)
      _ = solver.add([Term(length)], .equal, 70, priority: 750)
      if number < 5 { _ = solver.add([Term(length), Term(root, -0.5)], .lessThanOrEqual, 0) }
    }
    _ = solver.solve()
    solver.setConstant(110, of: width)
    _ = solver.solve()
    let before = solver.counters
    solver.setConstant(120, of: width)
    _ = solver.solve()
    #expect(solver.value(of: root) == 120)
    #expect(solver.counters.eliminations == before.eliminations)
    #expect(solver.counters.componentsSolved - before.componentsSolved == 5)
  }

  @Test func componentWithEnoughRoomIsNotSolvedAgain() {
    var solver = Solver()
    let (width, part) = (solver.addVariable(.length), solver.addVariable(.length))
    solver.expectChanges(of: width)
    let given = solver.add([Term(width)], .equal, 300)
    _ = solver.add([Term(part), Term(width, -1)], .lessThanOrEqual, 0)
    _ = solver.add([Term(part)], .greaterThanOrEqual, 100, priority: 750)
    _ = solver.add([Term(part)], .lessThanOrEqual, 100, priority: 250)
    _ = solver.solve()

    for (room, value, components) in [(200.0, 100.0, 0), (50, 50, 1), (150, 100, 1), (140, 100, 0)]
    {
      let before = solver.counters
      solver.setConstant(room, of: given)
      _ = solver.solve()
      #expect(solver.value(of: part) == value)
      #expect(solver.counters.componentsSolved - before.componentsSolved == components)
    }
  }

  @Test func expectedChangeSolvesOnlyDependentsFromTheFirst() {
    var solver = Solver()
    let width = solver.addVariable(.length)
    solver.expectChanges(of: width)
    let part = solver.addVariable(.length)
    let given = solver.add([Term(width)], .equal, 300)
    _ = solver.add([Term(part), Term(width, -1)], .lessThanOrEqual, 0)
    _ = solver.add([Term(part)], .equal, 400, priority: 750)
    _ = solver.solve()
    let before = solver.counters

    solver.setConstant(200, of: given)
    _ = solver.solve()

    #expect(solver.value(of: part) == 200)
    #expect(solver.counters.eliminations == before.eliminations)
    #expect(solver.counters.componentsSolved - before.componentsSolved == 1)
  }

  @Test func changesReachOnlyDependentVariables() {
    var solver = Solver()
    let lengths = (0..<20).map { _ in solver.addVariable(.length) }
    let positions = (0..<20).map { _ in solver.addVariable() }
    let wishes = lengths.map { solver.add([Term($0)], .equal, 10, priority: 750) }
    _ = solver.add([Term(positions[0])], .equal, 0)
    for index in 1..<20 {
      let before = [Term(positions[index - 1], -1), Term(lengths[index - 1], -1)]
      _ = solver.add([Term(positions[index])] + before, .equal, 0)
    }
    _ = solver.solve()
    solver.setConstant(12, of: wishes[16])
    _ = solver.solve()
    guard case .some(let changes) = solver.changes else {
      Issue.record("a change of one length is not a change of all")
      return
    }
    #expect(Set(changes) == Set([lengths[16]] + positions[17...]))
    #expect(solver.value(of: positions[19]) == 192)
  }

  @Test func aCopyIsIndependent() {
    var solver = Solver()
    let variable = solver.addVariable()
    let constraint = solver.add([Term(variable)], .equal, 1)
    _ = solver.solve()
    var copy = solver
    copy.setConstant(5, of: constraint)
    _ = copy.solve()
    #expect((solver.value(of: variable), copy.value(of: variable)) == (1, 5))
  }

  @Test func variablesReuseTheIndicesOfRemovedOnes() {
    var solver = Solver()
    let kept = solver.addVariable()
    _ = solver.add([Term(kept)], .equal, 7)
    for round in 0..<200 {
      let variable = solver.addVariable()
      let constraint = solver.add([Term(variable), Term(kept, -1)], .equal, Double(round))
      #expect(solver.solve() == .solved)
      #expect(solver.value(of: variable) == 7 + Double(round))
      solver.remove(constraint)
      solver.removeVariable(variable)
    }
    #expect(solver.value(of: kept) == 7)
    #expect(solver.values.count == 2)
  }

  @Test func solvesOffTheMainActor() async {
    let value = await Task.detached {
      var solver = Solver()
      let variable = solver.addVariable()
      _ = solver.add([Term(variable, 2)], .equal, 3)
      _ = solver.solve()
      return solver.value(of: variable)
    }.value
    #expect(value == 1.5)
  }

  @Test func aContradictionWithoutVariablesIsAConflict() {
    var solver = Solver()
    let empty = solver.add([], .equal, 8)
    #expect(solver.solve() == .conflict([empty]))
    solver.setPriority(999, of: empty)
    #expect(solver.solve() == .solved)
  }

  /// A text in a view of a given width has many constraints that decide nothing.
  @Test func changingAConstraintOnAGivenValueCostsNothing() {
    var solver = Solver()
    let (given, free) = (solver.addVariable(.length), solver.addVariable(.length))
    let size = solver.add([Term(given)], .equal, 10)
    _ = solver.add([Term(free)], .greaterThanOrEqual, 3, priority: 750)
    let wish = solver.add([Term(given)], .lessThanOrEqual, 20, priority: 250)
    let limit = solver.add([Term(given)], .lessThanOrEqual, 20)
    _ = solver.solve()
    let before = solver.counters
    for constant in [5.0, 30] {
      solver.setConstant(constant, of: wish)
      #expect(solver.solve() == .solved)
      #expect(solver.violation(of: wish) == max(10 - constant, 0))
    }
    #expect(solver.counters == before)
    solver.setConstant(5, of: limit)
    #expect(solver.solve() == .conflict([limit, size]))
    solver.setPriority(999, of: limit)
    #expect(solver.solve() == .solved)
    solver.setPriority(1000, of: wish)
    solver.setConstant(9, of: wish)
    #expect(solver.solve() == .conflict([wish, size]))
  }

  @Test func constraintIsSettledUntilItsComponentChanges() {
    var solver = Solver()
    let lengths = (0..<2).map { _ in solver.addVariable(.length) }
    let wishes = lengths.map { solver.add([Term($0)], .equal, 10, priority: 500) }
    #expect(!solver.isSettled(wishes[0]))
    _ = solver.solve()
    #expect(wishes.allSatisfy { solver.isSettled($0) })
    #expect(solver.component(of: wishes[0]) != solver.component(of: wishes[1]))
    solver.setConstant(20, of: wishes[0])
    #expect(!solver.isSettled(wishes[0]) && solver.isSettled(wishes[1]))
    _ = solver.add([Term(lengths[0]), Term(lengths[1])], .lessThanOrEqual, 25)
    solver.prepare()
    #expect(!solver.isSettled(wishes[1]))
    #expect(solver.component(of: wishes[0]) == solver.component(of: wishes[1]))
  }

  @Test func reorderChangesWhichVariableTakesTheSlack() {
    var solver = Solver()
    let lengths = (0..<2).map { _ in solver.addVariable(.length) }
    _ = solver.add(lengths.map { Term($0) }, .equal, 10)
    #expect(solver.solve() == .solved)
    #expect(solver.hasChoices)
    #expect(lengths.map { solver.value(of: $0) } == [10, 0])
    let isOther = solver.reorder(lengths.reversed())
    #expect(isOther)
    #expect(solver.solve() == .solved)
    #expect(lengths.map { solver.value(of: $0) } == [0, 10])
    let isOtherAgain = solver.reorder(lengths.reversed())
    #expect(!isOtherAgain)
  }

  @Test func unconstrainedVariablesReturnToZero() {
    var solver = Solver()
    let (position, length) = (solver.addVariable(), solver.addVariable(.length))
    let other = solver.addVariable()
    _ = solver.add([Term(other)], .greaterThanOrEqual, 3)
    let wishes = [position, length].map { solver.add([Term($0)], .equal, 24, priority: 500) }
    _ = solver.solve()
    #expect(solver.value(of: position) == 24)
    for wish in wishes { solver.remove(wish) }
    _ = solver.solve()
    #expect(solver.value(of: position) == 0)
    #expect(solver.value(of: length) == 0)
  }

  /// This holds whichever variable is eliminated, and after its parameter has changed.
  @Test(arguments: [false, true])
  func theFirstOfTwoFreePositionsIsZero(reversed: Bool) {
    var solver = Solver()
    let positions = (0..<2).map { _ in solver.addVariable() }
    let width = solver.addVariable(.length)
    let size = solver.add([Term(width)], .equal, 100)
    let sum = positions.map { Term($0) } + [Term(width, -1)]
    _ = solver.add(sum, .equal, -10)
    let order = reversed ? positions.reversed() : positions
    _ = solver.reorder(order + [width])
    for constant in [100.0, 80, 60] {
      solver.setConstant(constant, of: size)
      _ = solver.solve()
      #expect(order.map { solver.value(of: $0) } == [0, constant - 10])
    }
  }
}
