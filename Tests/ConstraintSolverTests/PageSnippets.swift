import ConstraintSolver
import Testing

/// The code of the module's page.
struct PageSnippets {
  @Test func aWidthGivesWay() {
    var solver = Solver()
    let width = solver.addVariable(.length)
    _ = solver.add([Term(width)], .greaterThanOrEqual, 120, priority: 750)
    _ = solver.add([Term(width)], .lessThanOrEqual, 100)
    _ = solver.solve()  // .solved
    let value = solver.value(of: width)  // 100
    #expect(value == 100)
  }
}
