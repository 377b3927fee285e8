import TestSupport
import Testing

@testable import ConstraintSolver

/// The effect of exchanges on a tableau with some long rows.
struct TableauTests {
  private static let seed: UInt64 = 20_261_127

  /// A tableau with short rows and rows of nearly all structural variables, and the values that its rows
  /// should give.
  private struct Tableau {
    var simplex = Simplex()
    /// The values of all variables, structural ones first.
    var values: [Double] = []

    init(_ count: Int, using generator: inout SeededGenerator) {
      simplex.penalties.rebuild([], targetCount: 2 * count, levels: [1000])
      simplex.restart(structuralCount: count)
      values = (0..<count).map { _ in Double.random(in: -9...9, using: &generator) }
      for row in 0..<count {
        let length = row % 20 == 7 ? count - row % 3 : Int.random(in: 1...3, using: &generator)
        let coefficients = [1, -1, 0.5, 2.0]
        let terms = (0..<Int32(count)).shuffled(using: &generator).prefix(length).map {
          (variable: $0, coefficient: coefficients.randomElement(using: &generator) ?? 1)
        }
        _ = simplex.addRow(terms)
        values.append(terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] })
      }
    }

    /// Exchanges a row with the slot of one of its larger terms.
    mutating func exchange(using generator: inout SeededGenerator) {
      let row = Int.random(in: simplex.basic.indices, using: &generator)
      let scale = simplex.rowScales[row]
      let terms = zip(simplex.rowSlots[row], simplex.rowCoefficients[row])
      let eligible = terms.filter { 0.1...10 ~= abs($0.1 * scale) }.map(\.0)
      guard let slot = eligible.randomElement(using: &generator) else { return }
      simplex.exchange(row: row, slot: Int(slot), Simplex.Objective(level: 0, target: .max))
    }

    /// The difference between a row and the value of its variable.
    func error(ofRow row: Int) -> Double {
      let sum = zip(simplex.rowSlots[row], simplex.rowCoefficients[row]).reduce(0) {
        $0 + $1.1 * values[Int(simplex.nonbasic[Int($1.0)])]
      }
      return abs(sum * simplex.rowScales[row] - values[Int(simplex.basic[row])])
    }

    /// Whether rows and columns record each other's terms, and nothing else.
    var isLinked: Bool {
      let termCount = simplex.rowSlots.reduce(0) { $0 + $1.count }
      guard termCount == simplex.columns.reduce(0, { $0 + $1.count }) else { return false }
      return simplex.basic.indices.allSatisfy { row in
        let positions = simplex.rowPositions[row]
        let slots = simplex.rowSlots[row]
        return (positions.isEmpty || positions.count { $0 >= 0 } == slots.count)
          && slots.enumerated().allSatisfy { position, slot in
            let entry = simplex.columns[Int(slot)][Int(simplex.rowLinks[row][position])]
            return Int(entry.row) == row && Int(entry.position) == position
              && (positions.isEmpty || Int(positions[Int(slot)]) == position)
          }
      }
    }
  }

  @Test func rowsStayEquivalentAfterExchanges() {
    var longRows = 0
    for number in 0..<caseCount(40) {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let context: Comment = "seed \(Self.seed) + \(number)"
      var tableau = Tableau(Int.random(in: 60...120, using: &generator), using: &generator)
      for _ in 0..<25 { tableau.exchange(using: &generator) }
      longRows += tableau.simplex.rowPositions.count { !$0.isEmpty }
      #expect(tableau.isLinked, context)
      for row in tableau.simplex.basic.indices {
        #expect(tableau.error(ofRow: row) < 1e-5, context)
      }
    }
    #expect(longRows > 40)
  }
}
