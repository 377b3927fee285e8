import TestSupport
import Testing

@testable import ConstraintSolver

/// Bases that are solved by factors, and systems that are solved with them in place of a tableau.
struct FactorsTests {
  private static let seed: UInt64 = 20_261_126

  // MARK: Bases

  /// A basis and the rows behind it. Structural variables come first in number, then the rows' own variables.
  private struct Basis {
    let structuralCount: Int
    var rows: [[(structural: Int32, coefficient: Double)]] = []
    var basic: [Int32] = []

    init(_ structuralCount: Int) { self.structuralCount = structuralCount }

    var matrix: Factors.Matrix {
      var columns: [[Simplex.Entry]] = Array(repeating: [], count: structuralCount)
      for (row, terms) in rows.enumerated() {
        for (position, term) in terms.enumerated() {
          columns[Int(term.structural)].append(
            Simplex.Entry(row: Int32(row), position: Int32(position)))
        }
      }
      return Factors.Matrix(
        rows: rows.map { $0.map(\.structural) }, coefficients: rows.map { $0.map(\.coefficient) },
        columns: columns[...])
    }

    /// The coefficients of a variable in each row. A row's own variable has the coefficient -1.
    func column(_ variable: Int32) -> [Double] {
      rows.indices.map { row in
        guard Int(variable) < structuralCount else {
          return row == Int(variable) - structuralCount ? -1 : 0
        }
        return rows[row].first { $0.structural == variable }?.coefficient ?? 0
      }
    }

    /// The basis times a vector with a number for each of its places.
    func times(_ places: [Double]) -> [Double] {
      var side = Array(repeating: 0.0, count: rows.count)
      for (variable, factor) in zip(basic, places) {
        for (row, coefficient) in column(variable).enumerated() {
          side[row] += factor * coefficient
        }
      }
      return side
    }

    mutating func addRow(using generator: inout SeededGenerator) {
      let others = (0..<Int32(structuralCount)).shuffled(using: &generator)
      let count = Int.random(in: 1...min(4, structuralCount), using: &generator)
      basic.append(Int32(structuralCount + rows.count))
      let coefficients = [1, -1, 0.5, -2.0]
      rows.append(
        others.prefix(count).map { ($0, coefficients.randomElement(using: &generator) ?? 1) })
    }
  }

  private func solve(_ side: [Double], _ factors: inout Factors) -> [Double] {
    factors.side = side
    var column: [Factors.Term] = []
    factors.solve(into: &column)
    var places = Array(repeating: 0.0, count: side.count)
    for term in column { places[Int(term.index)] = term.coefficient }
    return places
  }

  private func expectSolutions(
    _ factors: inout Factors, _ basis: Basis, _ generator: inout SeededGenerator,
    _ context: Comment
  ) {
    let given = basis.rows.map { _ in Double.random(in: -9...9, using: &generator) }
    let side = basis.times(solve(given, &factors))
    #expect(zip(side, given).allSatisfy { abs($0 - $1) < 1e-6 }, context)
    #expect(factors.side.allSatisfy { $0 == 0 } && factors.places.allSatisfy { $0 == 0 }, context)
    factors.places = given
    factors.solveTransposed()
    let multipliers = factors.side
    for (variable, value) in zip(basis.basic, given) {
      let sum = zip(multipliers, basis.column(variable)).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(sum - value) < 1e-6, context)
    }
    #expect(factors.places.allSatisfy { $0 == 0 }, context)
    factors.side = given.map { _ in 0 }
  }

  /// The solutions are correct with new factors, after exchanges, with rows added later, and with renewed factors.
  @Test func factorsSolveTheirBasis() throws {
    var exchangeCount = 0
    for number in 0..<caseCount(300) {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let context: Comment = "seed \(Self.seed) + \(number)"
      var basis = Basis(Int.random(in: 2...9, using: &generator))
      for _ in 0..<Int.random(in: 2...9, using: &generator) { basis.addRow(using: &generator) }
      var factors = try #require(Factors(basis.basic, of: basis.matrix))
      for step in 0..<30 {
        if step % 10 == 7 {
          basis.addRow(using: &generator)
          let row = try #require(basis.rows.last)
          factors.addRow(
            row.compactMap { term in
              basis.basic.firstIndex(of: term.structural).map { (Int32($0), term.coefficient) }
            })
        }
        let all = 0..<Int32(basis.structuralCount + basis.rows.count)
        let entering = try #require(
          all.filter { !basis.basic.contains($0) }.randomElement(using: &generator))
        let change = solve(basis.column(entering).map { -$0 }, &factors)
        if let place = change.indices.filter({ abs(change[$0]) > 0.1 })
          .randomElement(using: &generator)
        {
          let column = change.enumerated().map { (index: Int32($0), coefficient: $1) }
          factors.exchange(column.filter { $0.coefficient != 0 }, place: Int32(place))
          basis.basic[place] = entering
          exchangeCount += 1
        }
        if step % 8 == 5 { factors = try #require(Factors(basis.basic, of: basis.matrix)) }
        expectSolutions(&factors, basis, &generator, context)
      }
    }
    #expect(exchangeCount > 5_000)
  }

  @Test func dependentRowsHaveNoFactors() {
    var basis = Basis(2)
    basis.rows = [[(0, 1), (1, 1)], [(0, 2), (1, 2)]]
    basis.basic = [0, 1]
    #expect(Factors(basis.basic, of: basis.matrix) == nil)
    basis.rows[1][1].coefficient = 1
    #expect(Factors(basis.basic, of: basis.matrix) != nil)
  }

  /// Multiples of one shared length, and sums of them from each row to the next, as in a row of views with equal
  /// gaps. The order of the solution decides whether each sum is written out with all the multiples before it.
  @Test(arguments: [false, true])
  func chainOfMultiplesIsSolvedInLinearTime(isBackward: Bool) throws {
    func work(_ count: Int32) throws -> Int {
      // The shared length, a sum for each row but the last, and a multiple for each row.
      var basis = Basis(2 * Int(count))
      let numbers = isBackward ? Array((0..<count).reversed()) : Array(0..<count)
      for number in numbers {
        var sum: [(structural: Int32, coefficient: Double)] = [(count + number, -2)]
        if number > 0 { sum.append((number, -1)) }
        if number + 1 < count { sum.append((number + 1, 1)) }
        basis.rows += [sum, [(count + number, -1), (0, 1)]]
      }
      basis.basic = Array(0..<2 * count)
      var factors = try #require(Factors(basis.basic, of: basis.matrix))
      let work = factors.takeWork()
      var generator = SeededGenerator(seed: Self.seed)
      expectSolutions(&factors, basis, &generator, "\(count) rows")
      return work
    }
    #expect(try work(80) <= 3 * work(40))
  }

  // MARK: Systems

  @Test func factorsMatchTheTableau() {
    var factorisations = 0
    for number in 0..<caseCount(400) {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var (model, kinds) = Model.softChain(using: &generator)
      if number % 3 > 0 {
        model.add(
          Draft(
            terms: [(kinds.count - 2, 1), (kinds.count - 1, 1)], relation: .lessThanOrEqual,
            constant: Double(kinds.count) * 12, priority: number % 3 == 1 ? 1000 : 900))
      }
      var plain = model.rebuilt(kinds, order: Array(model.drafts.indices))
      plain.solver.effort = .simplexOnly
      model.solver.effort = .simplexOnly
      model.solver.effort.workBeforeFactors = number % 2
      model.solver.effort.leastWork = 0
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      let outcome = model.solver.solve()
      #expect((outcome == .solved) == (plain.solver.solve() == .solved), context)
      guard outcome == .solved else { continue }
      factorisations += model.solver.counters.factorisations
      expectAgreement(of: model, with: plain, context)
    }
    #expect(factorisations > 200)
  }
}
