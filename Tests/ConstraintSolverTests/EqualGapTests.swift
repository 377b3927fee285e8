import Testing

@testable import ConstraintSolver

/// Views with equal gaps between them: all depend on the one length that is shared, however many they are.
struct EqualGapTests {
  /// Whether the gaps have to be equal, and whether they come after all views or each after its own: what
  /// comes last is what the others are eliminated for.
  struct Arrangement: CaseIterable, CustomTestStringConvertible {
    let isRequired: Bool
    let gapsComeLast: Bool

    static let allCases = [true, false].flatMap { isRequired in
      [true, false].map { Arrangement(isRequired: isRequired, gapsComeLast: $0) }
    }

    var testDescription: String {
      (isRequired ? "required" : "wished") + (gapsComeLast ? ", last" : ", in turn")
    }
  }

  private struct Row {
    var solver = Solver()
    let room: Variable
    var tops: [Variable] = []
    var lengths: [Variable] = []
    var gaps: [Variable] = []

    init(_ count: Int, _ arrangement: Arrangement, room length: Double) {
      room = solver.addVariable(.length)
      for number in 0..<count {
        tops.append(solver.addVariable(.position))
        lengths.append(solver.addVariable(.length))
        if !arrangement.gapsComeLast, number + 1 < count {
          gaps.append(solver.addVariable(.length))
        }
      }
      while gaps.count + 1 < count { gaps.append(solver.addVariable(.length)) }
      _ = solver.add([Term(room)], .equal, length)
      for number in 0..<count {
        let content = Self.content(number)
        _ = solver.add([Term(lengths[number])], .lessThanOrEqual, content, priority: 250)
        _ = solver.add([Term(lengths[number])], .greaterThanOrEqual, content, priority: 750)
      }
      _ = solver.add([Term(tops[0])], .equal, 0)
      for number in gaps.indices {
        let (above, below) = (tops[number], tops[number + 1])
        let rest = [Term(above, -1), Term(lengths[number], -1), Term(gaps[number], -1)]
        _ = solver.add([Term(below)] + rest, .equal, 0)
        _ = solver.add([Term(gaps[number])], .greaterThanOrEqual, 1)
        guard number > 0 else { continue }
        _ = solver.add(
          [Term(gaps[number]), Term(gaps[number - 1], -1)], .equal, 0,
          priority: arrangement.isRequired ? 1000 : 18)
      }
      let end = [Term(tops[count - 1]), Term(lengths[count - 1]), Term(room, -1)]
      _ = solver.add(end, .equal, 0)
    }

    /// The length that a view wants.
    static func content(_ number: Int) -> Double { Double(20 + number * 3 % 10) }

    func values(_ variables: [Variable]) -> [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test(arguments: Arrangement.allCases)
  func theRestIsSharedEqually(arrangement: Arrangement) {
    var row = Row(40, arrangement, room: 3000)
    #expect(row.solver.solve() == .solved)
    let lengths = row.values(row.lengths)
    for (number, length) in lengths.enumerated() {
      #expect(abs(length - Row.content(number)) < 1e-6)
    }
    let total: Double = lengths.reduce(0, +)
    let gap = (3000 - total) / 39
    for value in row.values(row.gaps) { #expect(abs(value - gap) < 1e-6) }
  }

  /// What is missing comes off the last ones, so that the earliest keep what they want.
  @Test(arguments: Arrangement.allCases)
  func whereNotAllFitTheLastGiveWay(arrangement: Arrangement) throws {
    var row = Row(40, arrangement, room: 700)
    #expect(row.solver.solve() == .solved)
    for value in row.values(row.gaps) { #expect(abs(value - 1) < 1e-6) }
    let lengths = row.values(row.lengths)
    let total: Double = lengths.reduce(0, +)
    #expect(abs(total - 661) < 1e-6)
    let shorter = try #require(lengths.indices.first { lengths[$0] < Row.content($0) - 1e-6 })
    for length in lengths[(shorter + 1)...] { #expect(abs(length) < 1e-6) }
    #expect(shorter == 26)
  }

  /// Four times as many cost four times as much to solve, and to solve again in another room.
  @Test(arguments: Arrangement.allCases, [60.0, 15])
  func theWorkGrowsWithTheirNumber(arrangement: Arrangement, length: Double) {
    func work(_ count: Int) -> [Int] {
      var row = Row(count, arrangement, room: Double(count) * length)
      #expect(row.solver.solve() == .solved)
      let first = row.solver.counters.coefficients
      let given = ConstraintID(index: 0)
      row.solver.setConstant(Double(count) * length + 3, of: given)
      #expect(row.solver.solve() == .solved)
      return [first, row.solver.counters.coefficients - first]
    }
    for (small, large) in zip(work(100), work(400)) { #expect(large <= 5 * small + 100) }
  }
}
