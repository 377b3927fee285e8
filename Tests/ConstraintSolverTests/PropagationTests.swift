import TestSupport
import Testing

@testable import ConstraintSolver

/// The values that follow from changed variables, in systems of any size.
struct PropagationTests {
  private static let seed: UInt64 = 20_261_129

  /// Scanning the system and looking up the uses change the same variables in the same order.
  @Test func propagationIsTheSameWithAndWithoutKnownUses() throws {
    var found = 0
    for number in 0..<caseCount(300) {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var solver = Self.chains(&generator)
      #expect(solver.solve() == .solved)
      var plain = try #require(solver.elimination)
      var knowing = plain
      plain.uses = nil
      _ = knowing.variables(mentioning: 0)
      let free = solver.values.indices.filter { knowing.order[$0] == 0 }.map(Int32.init)
      for variable in solver.values.indices.map(Int32.init) {
        #expect(plain.isUsed(variable) == knowing.isUsed(variable))
      }
      var (changed, values) = (free.filter { _ in Bool.random(using: &generator) }, solver.values)
      for variable in changed { values[Int(variable)] += 7 }
      var (others, otherValues) = (changed, values)
      plain.propagate(&changed, &values)
      knowing.propagate(&others, &otherValues)
      #expect(
        changed == others && values == otherValues, "seed \(Self.seed) + \(number)")
      found += changed.count
    }
    #expect(found > 300)
  }

  /// Variables most of which lie 8 points after an earlier one.
  private static func chains(_ generator: inout SeededGenerator) -> Solver {
    var solver = Solver()
    let variables = (0..<Int.random(in: 2...50, using: &generator)).map { _ in
      solver.addVariable()
    }
    for (number, variable) in variables.enumerated() {
      guard number > 0, Int.random(in: 0..<5, using: &generator) > 0 else {
        _ = solver.add([Term(variable)], .equal, Double(number), priority: 500)
        continue
      }
      let other = variables[Int.random(in: 0..<number, using: &generator)]
      let factor = Bool.random(using: &generator) ? -1.0 : -0.5
      _ = solver.add([Term(variable), Term(other, factor)], .equal, 8)
    }
    return solver
  }
}
