import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Laws that hold for every system, checked on seeded random ones.
struct SolverLawTests {
  private static let systems = caseCount(2_000)
  private static let seed: UInt64 = 20_261_121

  /// Calls `body` with random systems and the generator that made them.
  private func withEverySystem(
    count: Int = systems, _ body: (Int, [Variable.Kind], inout Model, inout SeededGenerator) -> Void
  ) {
    for number in 0..<count {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let kinds = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Bool.random(using: &generator) ? Variable.Kind.position : .length
      }
      var model = Model(kinds)
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        model.add(.random(kinds.count, using: &generator))
      }
      body(number, kinds, &model, &generator)
    }
  }

  private func isClose(_ first: Model, _ second: Model) -> Bool {
    zip(first.variables, second.variables).allSatisfy {
      abs(first.solver.value(of: $0) - second.solver.value(of: $1)) < 1e-5
    }
  }

  /// Whether the changes include every variable whose value differs from before.
  private func namesAllChanges(_ model: Model, since before: [Double]) -> Bool {
    guard case .some(let changes) = model.solver.changes else { return true }
    return zip(model.variables, before).allSatisfy {
      model.solver.value(of: $0) == $1 || changes.contains($0)
    }
  }

  @Test func editsOnALiveSolverEqualAFreshSolve() {
    withEverySystem { number, kinds, model, generator in
      for step in 0..<4 {
        let before = model.variables.map { model.solver.value(of: $0) }
        let outcome = model.solver.solve()
        var fresh = model.rebuilt(kinds, order: Array(model.drafts.indices))
        let context: Comment = "seed \(Self.seed) + \(number), step \(step): \(model.drafts)"
        #expect((outcome == .solved) == (fresh.solver.solve() == .solved), context)
        if outcome == .solved {
          #expect(isClose(model, fresh), context)
          #expect(namesAllChanges(model, since: before), context)
        }
        model.edit(using: &generator)
      }
    }
  }

  /// What one system leaves in the space does not affect the next, to the bit.
  @Test func solversThatShareSpaceSolveAsIfAlone() {
    var room = Solver.Room()
    withEverySystem(count: caseCount(500)) { number, _, model, _ in
      var other = model
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      #expect(model.solver.solve(in: &room) == other.solver.solve(), context)
      for variable in model.variables {
        let (value, alone) = (model.solver.value(of: variable), other.solver.value(of: variable))
        #expect(value.bitPattern == alone.bitPattern, context)
      }
    }
  }

  /// A solver leaves nothing but space to the next one, to the bit.
  @Test func solversInReusedSpaceSolveLikeNewOnes() {
    var room = Solver.Room()
    withEverySystem(count: caseCount(500)) { number, kinds, model, generator in
      var other = Model(kinds, in: Solver(in: &room))
      model.drafts.forEach { other.add($0) }
      for step in 0..<3 {
        let context: Comment = "seed \(Self.seed) + \(number), step \(step): \(model.drafts)"
        #expect(model.solver.solve() == other.solver.solve(in: &room), context)
        let values = model.solver.values.map(\.bitPattern)
        #expect(values == other.solver.values.map(\.bitPattern), context)
        let misses = model.solver.violations.map(\.violation)
        #expect(misses == other.solver.violations.map(\.violation), context)
        var twin = generator
        model.edit(using: &generator)
        other.edit(using: &twin)
      }
      #expect(model.solver.counters == other.solver.counters)
      other.solver.leave(&room)
      #expect(other.solver.values.isEmpty)
    }
  }

  @Test func frequentlyChangedGivenValuesEqualAFreshSolve() {
    withEverySystem(count: caseCount(500)) { number, kinds, model, generator in
      for variable in 0..<min(2, kinds.count) {
        let pin = Draft(
          terms: [(variable, variable == 0 ? 1 : -2)], relation: .equal, constant: 10,
          priority: 1000)
        model.add(pin)
      }
      let pins = model.drafts.indices.suffix(min(2, kinds.count))
      for step in 0..<6 {
        let outcome = model.solver.solve()
        var fresh = model.rebuilt(kinds, order: Array(model.drafts.indices))
        let context: Comment = "seed \(Self.seed) + \(number), step \(step): \(model.drafts)"
        #expect((outcome == .solved) == (fresh.solver.solve() == .solved), context)
        if outcome == .solved { #expect(isClose(model, fresh), context) }
        let pin = pins.randomElement(using: &generator) ?? 0
        model.setConstant(Double(Int.random(in: -9...30, using: &generator)), at: pin)
        let other = Int.random(in: model.drafts.indices, using: &generator)
        if step % 2 == 1 { model.setConstant(Double(step), at: other) }
        if step == 3 { model.add(.random(kinds.count, using: &generator)) }
      }
    }
  }

  @Test func theOrderOfConstraintsMakesNoDifference() {
    withEverySystem(count: caseCount(500)) { number, kinds, model, generator in
      let isSolvable = model.solver.solve() == .solved
      for _ in 0..<3 {
        var other = model.rebuilt(kinds, order: model.drafts.indices.shuffled(using: &generator))
        let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
        #expect((other.solver.solve() == .solved) == isSolvable, context)
        if isSolvable { #expect(isClose(model, other), context) }
      }
    }
  }

  @Test func conflictsAreIrreducible() {
    var conflicts = 0
    withEverySystem(count: caseCount(500)) { number, kinds, model, _ in
      guard case .conflict(let found) = model.solver.solve() else { return }
      conflicts += 1
      expectIrreducible(
        found, model, kinds, "seed \(Self.seed) + \(number): \(model.drafts)")
    }
    #expect(conflicts > 50)
  }

  /// Multiplying a required constraint does not change its meaning.
  @Test func multiplyingRequiredConstraintsMakesNoDifference() {
    var conflicts = 0
    withEverySystem(count: caseCount(1_500)) { number, kinds, model, generator in
      var other = Model(kinds)
      for var draft in model.drafts {
        if draft.priority == 1000 {
          let factor = pow(10, Double(Int.random(in: -6...6, using: &generator)))
          draft.terms = draft.terms.map { ($0.variable, $0.coefficient * factor) }
          draft.constant *= factor
        }
        other.add(draft)
      }
      let context: Comment = "seed \(Self.seed) + \(number): \(other.drafts)"
      let (outcome, scaled) = (model.solver.solve(), other.solver.solve())
      if case .conflict(let found) = scaled {
        conflicts += 1
        #expect(outcome != .solved, context)
        expectIrreducible(found, other, kinds, context)
      } else {
        #expect(outcome == .solved && isClose(model, other), context)
      }
    }
    #expect(conflicts > 200)
  }

  /// Constraints whose coefficients differ greatly in size.
  @Test func conflictsOfUnevenConstraintsAreIrreducible() {
    var conflicts = 0
    withEverySystem(count: caseCount(1_500)) { number, kinds, model, generator in
      var uneven = Model(kinds)
      for var draft in model.drafts {
        draft.terms = draft.terms.map {
          ($0.variable, $0.coefficient * pow(10, Double(Int.random(in: -2...2, using: &generator))))
        }
        uneven.add(draft)
      }
      guard case .conflict(let found) = uneven.solver.solve() else { return }
      conflicts += 1
      expectIrreducible(
        found, uneven, kinds, "seed \(Self.seed) + \(number): \(uneven.drafts)")
    }
    #expect(conflicts > 200)
  }

  private func expectIrreducible(
    _ found: [ConstraintID], _ model: Model, _ kinds: [Variable.Kind], _ context: Comment
  ) {
    let indices = found.compactMap { model.constraints.firstIndex(of: $0) }
    var whole = model.rebuilt(kinds, order: indices)
    #expect(whole.solver.solve() != .solved, context)
    for left in indices {
      var rest = model.rebuilt(kinds, order: indices.filter { $0 != left })
      #expect(rest.solver.solve() == .solved, context)
    }
  }

  @Test func constraintNoLongerRequiredCountsAsStated() {
    var solver = Solver()
    let width = solver.addVariable(.length)
    let ratio = solver.add([Term(width, 1e6)], .equal, 30e6)
    _ = solver.add([Term(width)], .equal, 20, priority: 500)
    #expect(solver.solve() == .solved && solver.value(of: width) == 30)
    solver.setPriority(400, of: ratio)
    _ = solver.solve()
    #expect(solver.value(of: width) == 20 && solver.violation(of: ratio) == 10e6)
    solver.setConstant(40e6, of: ratio)
    solver.setPriority(1000, of: ratio)
    _ = solver.solve()
    #expect(solver.value(of: width) == 40 && solver.violation(of: ratio) == 0)
    solver.setConstant(50e6, of: ratio)
    _ = solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  @Test func requiredConstraintsHold() {
    withEverySystem(count: caseCount(500)) { number, _, model, _ in
      guard model.solver.solve() == .solved else { return }
      for (draft, constraint) in zip(model.drafts, model.constraints) where draft.priority == 1000 {
        #expect(
          model.solver.violation(of: constraint) < 1e-6, "seed \(Self.seed) + \(number): \(draft)")
      }
    }
  }

  /// Solving a solved system again keeps the bits, and undoing a change gives the same numbers.
  @Test func equalSystemsSolveToTheSameBits() {
    withEverySystem(count: 500) { number, kinds, model, _ in
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      let outcome = model.solver.solve()
      let bits = model.solver.values.map(\.bitPattern)
      var other = model.rebuilt(kinds, order: Array(model.drafts.indices))
      #expect(other.solver.solve() == outcome, context)
      #expect(other.solver.values.map(\.bitPattern) == bits, context)
      #expect(model.solver.solve() == outcome, context)
      #expect(model.solver.values.map(\.bitPattern) == bits, context)
      let constant = model.drafts[0].constant
      for constant in [constant + 7, constant] {
        model.setConstant(constant, at: 0)
        _ = model.solver.solve()
      }
      guard outcome == .solved else { return }
      #expect(model.solver.values == other.solver.values, context)
    }
  }

  /// A variable with one possible value is not ambiguous, and one with several is.
  @Test func rangeContainsTheValueAndDecidesAmbiguity() {
    var (single, several) = (0, 0)
    withEverySystem(count: 500) { number, _, model, _ in
      guard model.solver.solve() == .solved else { return }
      for variable in model.variables {
        let value = model.solver.value(of: variable)
        let range = model.solver.range(of: variable)
        let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
        #expect(range.lower - 1e-6 <= value && value <= range.upper + 1e-6, context)
        let hasOneValue = range.upper - range.lower < 1e-6
        #expect(model.solver.isAmbiguous(variable) != hasOneValue, context)
        if hasOneValue { single += 1 } else { several += 1 }
      }
    }
    #expect(single > 100 && several > 100)
  }
}
