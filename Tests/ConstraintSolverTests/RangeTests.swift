import Testing

@testable import ConstraintSolver

struct RangeTests {
  /// However many variables are asked for, their component is solved for it once, and again after a change.
  @Test func choicesAreFoundOnce() {
    var solver = Solver()
    let lengths = (0..<9).map { _ in solver.addVariable(.length) }
    for length in lengths.dropLast() {
      _ = solver.add([Term(length), Term(lengths[8])], .lessThanOrEqual, 30)
    }
    let total = solver.add(lengths.map { Term($0) }, .greaterThanOrEqual, 30)
    #expect(lengths.map { solver.range(of: $0).upper } == Array(repeating: 30, count: 9))
    #expect(lengths.allSatisfy { solver.isAmbiguous($0) })
    #expect(solver.faces.count == 1)
    solver.setConstant(240, of: total)
    #expect(
      lengths.map { solver.range(of: $0).lower.rounded() } == Array(repeating: 30, count: 8) + [0])
    #expect(!lengths.contains { solver.isAmbiguous($0) })
    #expect(solver.faces.isEmpty)
  }
}
