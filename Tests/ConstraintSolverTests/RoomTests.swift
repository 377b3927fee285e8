import TestSupport
import Testing

@testable import ConstraintSolver

/// The space that a solver keeps besides its input.
struct RoomTests {
  /// A chain of lengths with their starts, each length at least as long as its number.
  private func chain(_ count: Int, in solver: inout Solver) -> [Variable] {
    var ends: [Variable] = []
    for number in 0..<count {
      let (start, length) = (solver.addVariable(), solver.addVariable(.length))
      ends.append(start)
      _ = solver.add([Term(length)], .greaterThanOrEqual, Double(number), priority: 750)
      guard number > 0 else {
        _ = solver.add([Term(start)], .equal, 10)
        continue
      }
      _ = solver.add([Term(start), Term(ends[number - 1], -1), Term(length, -1)], .equal, 0)
    }
    return ends
  }

  @Test func excessSpaceIsGivenBack() {
    var (solver, plain) = (Solver(), Solver())
    solver.expect(variables: 20_000, constraints: 20_000)
    let (ends, others) = (chain(1_000, in: &solver), chain(1_000, in: &plain))
    solver.giveBackRoom()
    #expect(columns(of: solver).dropLast().allSatisfy { $0 < 3_000 })
    #expect(solver.solve() == .solved && plain.solve() == .solved)
    #expect(ends.map { solver.value(of: $0) } == others.map { plain.value(of: $0) })
  }

  private func columns(of solver: Solver) -> [Int] {
    [
      solver.kinds.capacity, solver.values.capacity, solver.rank.capacity,
      solver.store.constraints.capacity, solver.store.coefficients.room,
    ]
  }

  @Test(arguments: [1, 3, 15])
  func expectedSizeIsReservedAtOnce(count: Int) {
    var solver = Solver()
    for _ in 0..<3 {
      solver.expect(variables: 2 * count, constraints: 2 * count)
      let room = columns(of: solver)
      _ = chain(count, in: &solver)
      #expect(columns(of: solver) == room)
    }
  }

  /// A position between two others and a length without limits. The solver chooses both.
  @Test func spaceOfAChoiceIsReusedByTheNextSolve() {
    var room = Solver.Room()
    for _ in 0..<3 {
      var solver = Solver()
      let (start, length) = (solver.addVariable(), solver.addVariable(.length))
      _ = solver.add([Term(start)], .greaterThanOrEqual, 10)
      _ = solver.add([Term(start), Term(length)], .lessThanOrEqual, 90)
      #expect(solver.solve(in: &room) == .solved)
      #expect(solver.hasChoices)
      #expect((solver.value(of: start), solver.value(of: length)) == (10, 0))
      #expect(room.problem.values.capacity > 0)
    }
  }

  @Test func preferencesTakeSpaceOnlyOnceStated() {
    var solver = Solver()
    let ends = chain(1_000, in: &solver)
    #expect(solver.solve() == .solved)
    #expect(solver.preferred.isEmpty && solver.scratch.isEmpty)
    #expect(solver.elimination?.places == solver.rank)
    let first = solver.add([Term(ends[0])], .lessThanOrEqual, 5, priority: 250)
    solver.prefer(first, for: ends[2])
    #expect(solver.preference(of: ends[2].index) == first.index)
    #expect(solver.preferred.count == Int(ends[2].index) + 1)
    #expect(ends.dropFirst(3).allSatisfy { solver.preference(of: $0.index) == -1 })
    solver.prefer(nil, for: ends[2])
    #expect(ends.allSatisfy { solver.preference(of: $0.index) == -1 })
  }

  @Test func solverLeavesItsSpaceUnlessItIsLarge() {
    var room = Solver.Room()
    for _ in 0..<2 {
      var solver = Solver(in: &room)
      #expect(room.spare == nil)
      let ends = chain(20, in: &solver)
      #expect(solver.solve(in: &room) == .solved)
      #expect(solver.value(of: ends[3]) == 16)
      solver.leave(&room)
      #expect(room.spare?.spareElimination != nil && room.spare?.sparePartition != nil)
      #expect((room.spare?.values.capacity ?? 0) >= 40)
    }
    var large = Solver(in: &room)
    _ = chain(1_000, in: &large)
    large.leave(&room)
    #expect(room.spare == nil)
  }

  /// The argument is the number of different coefficients.
  @Test(arguments: [1, 3, 16, 17, 200])
  func coefficientsKeepTheirValues(count: Int) {
    var (generator, coefficients) = (SeededGenerator(seed: UInt64(count)), Coefficients())
    let different = (1...count).map { number -> Double in
      number % 2 == 0 ? Double(number) / 3 : -Double(number) / 3
    }
    var all: [Double] = []
    for step in 0..<1_000 {
      let coefficient = different[Int.random(in: 0..<count, using: &generator)]
      if step % 5 == 4 {
        let place = Int.random(in: 0..<all.count, using: &generator)
        (all[place], coefficients[place]) = (coefficient, coefficient)
      } else {
        all.append(coefficient)
        coefficients.append(coefficient)
      }
    }
    #expect((0..<coefficients.count).map { coefficients[$0] } == all)
    // A few common coefficients are known without being set.
    #expect(count > 12 || coefficients.room < 2_000)
    coefficients.removeAll()
    coefficients.append(0.1)
    #expect(coefficients.count == 1 && coefficients[0] == 0.1)
  }

  @Test(arguments: 0..<20)
  func usesAreFoundByParameter(seed: UInt64) {
    var (generator, uses) = (SeededGenerator(seed: seed), ParameterUses())
    var all: [(parameter: Int32, demand: Int32)] = []
    for step in 0..<200 {
      let pair = (Int32.random(in: 0..<9, using: &generator), Int32(step * 37 % 200))
      uses.append(pair.0, Double(step), in: pair.1)
      all.append(pair)
      if step % 50 == 49 {
        uses.removeAll { $0 % 5 == 0 }
        all.removeAll { $0.demand % 5 == 0 }
      }
      let parameter = Int32(step % 9)
      let demands = all.filter { $0.parameter == parameter }.map(\.demand).sorted()
      #expect(uses.of(parameter).map(\.demand) == demands)
    }
    #expect(uses.of(99).isEmpty && uses.of(-1).isEmpty)
  }
}

extension Coefficients {
  /// The number of bytes reserved.
  fileprivate var room: Int { numbers.capacity + 8 * all.capacity }
}
