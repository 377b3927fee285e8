import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Which required constraints give way where not all can hold.
struct ConcessionTests {
  private static let systems = caseCount(150)
  private static let seed: UInt64 = 20_261_122

  /// Few variables and many required constraints, so that conflicts overlap.
  private func withEverySystem(
    _ body: (Comment, [Variable.Kind], inout Model, inout SeededGenerator) -> Void
  ) {
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let kinds = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        Bool.random(using: &generator) ? Variable.Kind.position : .length
      }
      var model = Model(kinds)
      for _ in 0..<Int.random(in: 4...12, using: &generator) {
        model.add(.randomRequired(kinds.count, using: &generator))
      }
      body("seed \(Self.seed) + \(number)", kinds, &model, &generator)
    }
  }

  @Test func theSetDoesNotDependOnTheOrderInWhichConstraintsCame() {
    var conflicts = 0
    withEverySystem { context, kinds, model, generator in
      let found = model.conflict()
      if !found.isEmpty { conflicts += 1 }
      for _ in 0..<3 {
        let order = model.drafts.indices.shuffled(using: &generator)
        var other = model.rebuilt(kinds, order: order)
        #expect(other.conflict() == found, context)
      }
    }
    #expect(conflicts * 3 > Self.systems)
  }

  @Test func whatGivesWayIsThatOfASolverThatHasNeverHeldAnythingElse() {
    var concessions = 0
    withEverySystem { context, kinds, model, generator in
      let isVolatile = Bool.random(using: &generator)
      if isVolatile { model.solver.expectChanges(of: model.variables[0]) }
      for _ in 0..<8 {
        model.settle()
        var fresh = model.rebuilt(kinds, order: model.drafts.indices.shuffled(using: &generator))
        if isVolatile { fresh.solver.expectChanges(of: fresh.variables[0]) }
        fresh.settle()
        concessions += model.conceded.count
        #expect(model.concededDrafts == fresh.concededDrafts, context)
        #expect(
          zip(model.variables, fresh.variables).allSatisfy {
            abs(model.solver.value(of: $0) - fresh.solver.value(of: $1)) < 1e-5
          }, context)
        model.editRequired(using: &generator)
      }
    }
    #expect(concessions > 4 * Self.systems)
  }

  /// Nothing else is looked at again for it.
  @Test func whatIsReadmittedContradictsWhatHoldsOrHoldsItself() {
    var conflicts = 0
    withEverySystem { context, kinds, model, generator in
      model.settle()
      guard let victim = model.conceded.randomElement(using: &generator) else { return }
      model.solver.readmit(victim)
      if case .conflict(let found) = model.solver.solve() {
        conflicts += 1
        #expect(found.contains(victim), context)
      }
      model.solver.concede(victim)
      #expect(model.solver.solve() == .solved, context)
      #expect(model.solver.reconsider() == [], context)
    }
    #expect(conflicts * 4 > Self.systems)
  }

  /// Two rows that contradict themselves beside a third, in a host whose width is given.
  @Test func whatIsFarFromAChangeIsNotLookedAtAgain() {
    var model = Model(Array(repeating: .length, count: 4))
    model.solver.expectChanges(of: model.variables[0])
    model.add(Draft(terms: [(0, 1)], relation: .equal, constant: 100, priority: 1000))
    for row in 1...3 {
      model.add(
        Draft(terms: [(row, 1), (0, -1)], relation: .equal, constant: -20, priority: 1000))
      model.add(Draft(terms: [(row, 1)], relation: .equal, constant: 70, priority: 1000))
    }
    model.settle()
    #expect(model.conceded.count == 3)
    #expect(model.solver.reconsider() == [])
    model.setConstant(75, at: 4)
    #expect(model.solver.reconsider().count == 1)
    model.conceded.removeAll()
    model.settle()
    // The width of the host has a part in all of them.
    model.setConstant(90, at: 0)
    #expect(model.solver.reconsider().count == 3)
  }

  @Test func aConstraintWithoutVariablesGetsAnotherChanceAsItChanges() {
    var solver = Solver()
    let empty = solver.add([], .equal, 1)
    #expect(solver.solve() == .conflict([empty]))
    solver.concede(empty)
    #expect(solver.solve() == .solved)
    #expect(solver.reconsider() == [])
    solver.setConstant(2, of: empty)
    #expect(solver.reconsider() == [empty])
    #expect(solver.solve() == .conflict([empty]))
  }
}

extension Model {
  /// What contradicts each other, as text; empty if all can hold.
  fileprivate mutating func conflict() -> [String] {
    guard case .conflict(let found) = solver.solve() else { return [] }
    return drafts(of: found)
  }

  private func drafts(of found: [ConstraintID]) -> [String] {
    found.compactMap { constraints.firstIndex(of: $0) }.map { "\(drafts[$0])" }
  }

  fileprivate var concededDrafts: [String] { drafts(of: conceded).sorted() }

  /// Solves as layouts are solved: of those that contradict each other the one whose text is the
  /// greatest gives way.
  fileprivate mutating func settle() {
    let healed = solver.reconsider()
    conceded.removeAll { healed.contains($0) || !constraints.contains($0) }
    while case .conflict(let found) = solver.solve() {
      let texts = drafts(of: found)
      guard let victim = zip(found, texts).max(by: { $0.1 < $1.1 })?.0 else { return }
      solver.concede(victim)
      conceded.append(victim)
    }
  }

  fileprivate mutating func editRequired(using generator: inout SeededGenerator) {
    let index = Int.random(in: drafts.indices, using: &generator)
    let isConceded = conceded.contains(constraints[index])
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: add(.randomRequired(variables.count, using: &generator))
    case 1 where drafts.count > 1: remove(at: index)
    case 2:
      setPriority([1000, 750].randomElement(using: &generator) ?? 1, at: index)
      if isConceded { conceded.removeAll { $0 == constraints[index] } }
    default: setConstant(Double(Int.random(in: 0...6, using: &generator) * 10), at: index)
    }
  }
}

extension Draft {
  /// A constraint of layouts that contradict each other: few values, mostly required.
  fileprivate static func randomRequired(
    _ variableCount: Int, using generator: inout SeededGenerator
  ) -> Draft {
    var draft = Draft.random(variableCount, using: &generator)
    draft.constant = Double(Int.random(in: 0...6, using: &generator) * 10)
    draft.priority = Int.random(in: 0..<5, using: &generator) == 0 ? 750 : 1000
    return draft
  }
}
