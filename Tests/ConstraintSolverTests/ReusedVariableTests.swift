import ConstraintSolver
import Testing

/// A variable that takes the place of a removed one is as good as new.
struct ReusedVariableTests {
  /// Three lengths. If `reusing` is true, the last takes the place of a removed variable.
  private func lengths(_ solver: inout Solver, reusing: Bool) -> [Variable] {
    guard reusing else { return (0..<3).map { _ in solver.addVariable(.length) } }
    let old = solver.addVariable(.length)
    let lengths = (0..<2).map { _ in solver.addVariable(.length) }
    let wish = solver.add([Term(old)], .greaterThanOrEqual, 70, priority: 750)
    let limit = solver.add([Term(old), Term(lengths[0])], .lessThanOrEqual, 50)
    solver.prefer(wish, for: old)
    #expect(solver.solve() == .solved)
    for constraint in [wish, limit] { solver.remove(constraint) }
    solver.removeVariable(old)
    return lengths + [solver.addVariable(.length)]
  }

  @Test func reusedVariableIsZeroUntilSolved() {
    var solver = Solver()
    let old = solver.addVariable()
    let value = solver.add([Term(old)], .equal, 3)
    #expect(solver.solve() == .solved && solver.value(of: old) == 3)
    solver.remove(value)
    solver.removeVariable(old)
    let new = solver.addVariable()
    #expect(new == old && solver.value(of: new) == 0)
  }

  /// The same goes for a constraint: nothing of the earlier constraint's numbers remains.
  @Test(arguments: [1, 1000, 1e-4, 1e6] as [Double])
  func reusedConstraintKeepsNothingOfItsPredecessor(coefficient: Double) {
    var solver = Solver()
    let variable = solver.addVariable()
    let old = solver.add([Term(variable, coefficient)], .equal, 3 * coefficient)
    #expect(solver.solve() == .solved && solver.constant(of: old) == 3 * coefficient)
    solver.remove(old)
    let new = solver.add([Term(variable)], .equal, 3)
    #expect(new == old && solver.constant(of: new) == 3)
    solver.setConstant(4, of: new)
    #expect(solver.constant(of: new) == 4 && solver.violation(of: new) == 1)
    #expect(solver.solve() == .solved && solver.value(of: variable) == 4)
  }

  /// The variable comes after all others and has no preference.
  @Test(arguments: [[], [0], [1], [2], [0, 1], [1, 2], [0, 2]])
  func choicesMatchAFreshSolver(preferring: [Int]) {
    let values = [false, true].map { reusing in
      var solver = Solver()
      let lengths = lengths(&solver, reusing: reusing)
      let wishes = lengths.enumerated().map { number, length in
        solver.add([Term(length)], .greaterThanOrEqual, 50 + Double(number), priority: 750)
      }
      for number in preferring { solver.prefer(wishes[number], for: lengths[number]) }
      _ = solver.add(lengths.map { Term($0) }, .lessThanOrEqual, 100)
      #expect(solver.solve() == .solved)
      return lengths.map { solver.value(of: $0) }
    }
    #expect(values[0] == values[1])
    #expect(values[0].reduce(0, +) == 100)
  }
}
