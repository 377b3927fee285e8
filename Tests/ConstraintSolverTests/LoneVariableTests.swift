import TestSupport
import Testing

@testable import ConstraintSolver

/// Variables that are related to no other variable.
struct LoneVariableTests {
  /// They get the value that a choice would give them, without a choice being made.
  @Test func loneVariablesAreNoChoice() {
    var solver = Solver()
    let free = solver.addVariable(.position)
    let above = solver.addVariable(.position)
    let below = solver.addVariable(.position)
    let between = solver.addVariable(.position)
    let empty = solver.addVariable(.length)
    let least = solver.addVariable(.length)
    let wished = solver.addVariable(.length)
    _ = solver.add([Term(above)], .greaterThanOrEqual, 7)
    _ = solver.add([Term(below)], .lessThanOrEqual, -3)
    _ = solver.add([Term(between)], .greaterThanOrEqual, 2)
    _ = solver.add([Term(between)], .lessThanOrEqual, 5)
    _ = solver.add([Term(least)], .greaterThanOrEqual, 20)
    _ = solver.add([Term(wished)], .greaterThanOrEqual, 30, priority: 250)
    _ = solver.add([Term(wished)], .lessThanOrEqual, 50, priority: 750)
    _ = solver.solve()
    let values = [free, above, below, between, empty, least, wished].map { solver.value(of: $0) }
    #expect(values == [0, 7, -3, 2, 0, 20, 30])
    #expect(!solver.hasChoices && solver.counters.pivots == 0)
    for variable in [free, above, below, between, empty, least, wished] {
      let isAmbiguous = solver.isAmbiguous(variable)
      #expect(isAmbiguous)
    }
    let (lower, upper) = solver.range(of: between)
    #expect([lower, upper] == [2, 5])
  }

  /// A variable that others are defined by is a choice, since the others matter, too.
  @Test func variableThatDefinesOthersIsAChoice() {
    var solver = Solver()
    let start = solver.addVariable(.position)
    let end = solver.addVariable(.position)
    _ = solver.add([Term(end), Term(start, -1)], .equal, 10)
    _ = solver.solve()
    #expect(solver.hasChoices)
    #expect([start, end].map { solver.value(of: $0) } == [0, 10])
  }

  /// A variable remains a lone one while constraints that decide it come and go.
  @Test func loneVariableFollowsConstraintsThatComeAndGo() {
    var solver = Solver()
    let length = solver.addVariable(.length)
    _ = solver.solve()
    let wish = solver.add([Term(length)], .equal, 40, priority: 20)
    _ = solver.solve()
    var isAmbiguous = solver.isAmbiguous(length)
    #expect(solver.value(of: length) == 40 && !isAmbiguous)
    solver.remove(wish)
    _ = solver.solve()
    isAmbiguous = solver.isAmbiguous(length)
    #expect(solver.value(of: length) == 0 && isAmbiguous)
    #expect(!solver.hasChoices)
  }
}
