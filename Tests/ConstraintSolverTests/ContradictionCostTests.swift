import ConstraintSolver
import Testing

/// Rows of fixed lengths that have less room than they need.
struct ContradictionCostTests {
  /// The relations between the lengths.
  enum Row: CaseIterable {
    /// Each keeps at least a distance from the last one and stays inside.
    case apart
    /// Each keeps an exact distance from the last one and stays inside.
    case following
    /// As `apart`, but only the first and the last are kept inside.
    case across
  }

  /// There is room for about half of them, whatever their number, so that a single gap gives way.
  private func solver(_ row: Row, _ count: Int) -> Solver {
    var solver = Solver()
    let width = solver.addVariable(.length)
    _ = solver.add([Term(width)], .equal, 19 * Double(count))
    var last: (start: Variable, length: Variable)?
    for number in 0..<count {
      let (start, length) = (solver.addVariable(), solver.addVariable(.length))
      _ = solver.add([Term(length)], .equal, 30)
      if row != .across || number == 0 { _ = solver.add([Term(start)], .greaterThanOrEqual, 0) }
      if row != .across || number == count - 1 {
        _ = solver.add(
          [Term(start), Term(length), Term(width, -1)], .lessThanOrEqual, 0)
      }
      if let last {
        _ = solver.add(
          [Term(start), Term(last.start, -1), Term(last.length, -1)],
          row == .following ? .equal : .greaterThanOrEqual, 8)
      }
      last = (start, length)
    }
    return solver
  }

  /// Settles the system: the latest of contradictory constraints gives way.
  private func settle(_ solver: inout Solver) -> [Solver.Settlement.Step] {
    var room = Solver.Room()
    let settlement = solver.settle(in: &room) { $0.index }
    #expect(settlement.isSolved)
    return settlement.steps
  }

  @Test(arguments: Row.allCases)
  func costOfAnOverfullRowGrowsAlmostLinearly(row: Row) {
    let costs = [100, 400].map { count in
      var solver = solver(row, count)
      _ = settle(&solver)
      #expect(solver.conceded.count == 1)
      return Double(solver.counters.coefficients)
    }
    // Finding the contradictory constraints adds a logarithmic factor.
    #expect(costs[1] < costs[0] * 4 * 1.4, "\(costs)")
  }

  /// Lengths that must be equal, each with a required value that is too long for the shared room.
  @Test(arguments: [0, 7])
  func equalLengthsThatDoNotFitGiveWayTogether(step: Int) {
    var coefficients: [Int] = []
    for count in [40, 160] {
      var solver = Solver()
      let lengths = (0..<count).map { _ in solver.addVariable(.length) }
      _ = solver.add(lengths.map { Term($0) }, .equal, 20 * Double(count))
      for length in lengths.dropFirst() {
        _ = solver.add([Term(length), Term(lengths[0], -1)], .equal, 0)
      }
      for (number, length) in lengths.enumerated() {
        _ = solver.add([Term(length)], .equal, 30 + Double(number * step % 20))
      }
      let steps = settle(&solver)
      #expect(steps.count == count && solver.conceded.count == count)
      #expect(solver.counters.eliminations == 2)
      for length in lengths { #expect(abs(solver.value(of: length) - 20) < 1e-6) }
      coefficients.append(solver.counters.coefficients)
    }
    #expect(coefficients[1] < coefficients[0] * 4 * 8 / 5, "\(coefficients)")
  }
}
