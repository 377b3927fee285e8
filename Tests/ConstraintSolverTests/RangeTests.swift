import Testing

@testable import ConstraintSolver

struct RangeTests {
  /// The ranges of a component are solved for once, however many variables are asked for, and once more after
  /// a change.
  @Test func rangesOfAComponentAreSolvedOnce() {
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

  /// Views below each other, each with a free width. Only widths are free, so no place is computed from all
  /// the places above it.
  @Test func ambiguityOfDeterminedVariablesCostsNothing() {
    var solver = Solver()
    var above = solver.addVariable()
    _ = solver.add([Term(above)], .greaterThanOrEqual, 0)
    _ = solver.add([Term(above)], .equal, 8, priority: 750)
    var places: [Variable] = []
    var widths: [Variable] = []
    for number in 0..<100 {
      let (place, width) = (solver.addVariable(), solver.addVariable(.length))
      _ = solver.add([Term(place), Term(above, -1)], .equal, Double(number))
      _ = solver.add([Term(width)], .lessThanOrEqual, 50)
      places.append(place)
      widths.append(width)
      above = place
    }
    #expect(solver.solve() == .solved)
    let before = solver.counters.coefficients
    #expect(!places.contains { solver.isAmbiguous($0) })
    #expect(solver.counters.coefficients == before)
    #expect(widths.allSatisfy { solver.isAmbiguous($0) })
  }

  /// Lengths that are too long together. Each of those above a place changes on the way to the ends of its range.
  @Test(arguments: [20, 80])
  func ambiguityIsFoundWithoutTheEndsOfTheRange(count: Int) {
    var solver = Solver()
    let lengths = (0..<count).map { _ in solver.addVariable(.length) }
    for length in lengths {
      _ = solver.add([Term(length)], .greaterThanOrEqual, 20, priority: 750)
    }
    _ = solver.add(lengths.map { Term($0) }, .equal, Double(10 * count))
    #expect(solver.solve() == .solved)
    let before = solver.counters.pivots
    for last in 1..<count {
      let isAmbiguous = solver.isAmbiguous(sum: lengths.prefix(last).map { Term($0) })
      #expect(isAmbiguous)
    }
    #expect(solver.counters.pivots - before <= count)
  }

  /// Views below each other in less space than they want. The solutions next to the one found tell of each length and
  /// each place that it may be another, so no further question needs a search.
  @Test(arguments: [20, 80])
  func openVariablesAreKnownTogether(count: Int) {
    var solver = Solver()
    var (lengths, places): ([Variable], [Variable]) = ([], [solver.addVariable()])
    _ = solver.add([Term(places[0])], .equal, 0)
    for _ in 0..<count {
      let (length, end) = (solver.addVariable(.length), solver.addVariable())
      _ = solver.add([Term(length)], .greaterThanOrEqual, 20, priority: 750)
      _ = solver.add([Term(end), Term(places[places.count - 1], -1), Term(length, -1)], .equal, 8)
      lengths.append(length)
      places.append(end)
    }
    _ = solver.add([Term(places[count])], .equal, Double(15 * count + 3))
    #expect(solver.solve() == .solved)
    let before = solver.counters.pivots
    #expect(lengths.allSatisfy { solver.isAmbiguous($0) })
    #expect(places.filter { !solver.isAmbiguous($0) } == [places[0], places[count]])
    #expect(solver.counters.pivots == before)
    #expect(lengths.allSatisfy { solver.range(of: $0).upper > 7 })
  }

  @Test func sumOfAmbiguousVariablesCanBeDetermined() {
    var solver = Solver()
    let (left, right) = (solver.addVariable(.length), solver.addVariable(.length))
    _ = solver.add([Term(left), Term(right)], .equal, 30, priority: 750)
    let sums = [
      [Term(left)], [Term(right)], [Term(left), Term(right, 0.5)], [Term(left), Term(right)], [],
    ]
    #expect(sums.map { solver.isAmbiguous(sum: $0) } == [true, true, true, false, false])
  }
}
