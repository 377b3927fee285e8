import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

/// Which required constraints give way if not all can hold.
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

  /// Otherwise each part of a system that is looked at by itself would cost as much as the whole.
  @Test func excerptRenumbersOnlyItsOwnConcessions() {
    var concessions = Concessions()
    for index in 0..<Int32(100) { concessions.add(2 * index, to: [2 * index + 1]) }
    var asked: [Int32] = []
    let part = concessions.renumbered(among: [4, 5, 9]) { index in
      asked.append(index)
      return index - 4
    }
    #expect(part.all == [0])
    #expect(asked == [4, 5])
  }

  /// A search for a conflict elsewhere keeps no defined variable from following.
  @Test func definedVariableFollowsWhileAnotherConstraintGivesWay() {
    var (solver, room) = (Solver(), Solver.Room())
    let (start, end) = (solver.addVariable(), solver.addVariable())
    let lengths = (0..<2).map { _ in solver.addVariable(.length) }
    _ = solver.add([Term(end), Term(start, -1)], .equal, 5)
    let wish = solver.add([Term(start)], .equal, 3, priority: 750)
    _ = solver.add(lengths.map { Term($0) }, .lessThanOrEqual, 10)
    let least = lengths.map { solver.add([Term($0)], .greaterThanOrEqual, 3) }
    #expect(solver.settle(in: &room) { $0.index }.steps.isEmpty)
    solver.setConstant(4, of: wish)
    for constraint in least { solver.setConstant(6, of: constraint) }
    #expect(solver.settle(in: &room) { $0.index }.steps.count == 1)
    #expect(solver.value(of: start) == 4 && solver.value(of: end) == 9)
  }

  @Test func conflictDoesNotDependOnTheOrderOfConstraints() {
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

  @Test func concessionsMatchAFreshSolver() {
    var concessions = 0
    withEverySystem { context, kinds, model, generator in
      let isVolatile = Bool.random(using: &generator)
      if isVolatile { model.solver.expectChanges(of: model.variables[0]) }
      for _ in 0..<8 {
        model.settle()
        var fresh = model.rebuilt(kinds, order: model.drafts.indices.shuffled(using: &generator))
        if isVolatile { fresh.solver.expectChanges(of: fresh.variables[0]) }
        fresh.settle()
        concessions += model.concededDrafts.count
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

  /// Other constraints play no part.
  @Test func onlyConstraintsThatContradictFirmerOnesGiveWay() {
    var concessions = 0
    withEverySystem { context, kinds, model, generator in
      for _ in 0..<3 {
        model.settle()
        let victims = model.drafts.indices.filter { model.hasConceded($0) }
        let holding = model.drafts.indices.filter {
          !model.hasConceded($0) && model.drafts[$0].priority >= 1000
        }
        var others = model.rebuilt(kinds, order: Array(holding))
        #expect(others.conflict() == [], context)
        for victim in victims {
          concessions += 1
          let firmer = holding.filter { "\(model.drafts[$0])" <= "\(model.drafts[victim])" }
          var contradicted = model.rebuilt(kinds, order: firmer + [victim])
          #expect(contradicted.conflict() != [], context)
        }
        model.editRequired(using: &generator)
      }
    }
    #expect(concessions > Self.systems)
  }

  /// Three rows in a host of a given width, each of which contradicts itself.
  @Test func onlyConcessionsNearAChangeAreReconsidered() {
    var model = Model(Array(repeating: .length, count: 4))
    model.solver.expectChanges(of: model.variables[0])
    model.add(Draft(terms: [(0, 1)], relation: .equal, constant: 100, priority: 1000))
    for row in 1...3 {
      model.add(
        Draft(terms: [(row, 1), (0, -1)], relation: .equal, constant: -20, priority: 1000))
      model.add(Draft(terms: [(row, 1)], relation: .equal, constant: 70, priority: 1000))
    }
    model.settle()
    #expect(model.concededDrafts.count == 3)
    #expect(model.solver.reconsider() == [])
    model.setConstant(75, at: 4)
    #expect(model.solver.reconsider().count == 1)
    model.settle()
    // The width of the host takes part in all of them.
    model.setConstant(90, at: 0)
    #expect(model.solver.reconsider().count == 3)
  }

  @Test func changedConstraintWithoutVariablesIsReconsidered() {
    var model = Model([])
    model.add(Draft(terms: [], relation: .equal, constant: 1, priority: 1000))
    model.settle()
    #expect(model.concededDrafts.count == 1)
    #expect(model.solver.reconsider() == [])
    model.setConstant(2, at: 0)
    #expect(model.solver.reconsider() == model.constraints)
    #expect(model.solver.solve() == .conflict(model.constraints))
  }

  /// Many contradictions beside each other take no more solves than one. Neither does a single one that changes.
  @Test func independentContradictionsAreResolvedTogether() {
    var counts: [Int] = []
    for rows in [1, 10, 100] {
      var model = Model(Array(repeating: .length, count: 2 * rows))
      for row in 0..<rows {
        for (relation, constant) in [(Relation.equal, 30.0), (.equal, 20)] {
          model.add(
            Draft(terms: [(2 * row, 1)], relation: relation, constant: constant, priority: 1000))
        }
        for (relation, constant) in [(Relation.greaterThanOrEqual, 30.0), (.lessThanOrEqual, 20)] {
          let terms = [(2 * row + 1, 1.0), (1, row == 0 ? 0 : 1e-3)]
          model.add(Draft(terms: terms, relation: relation, constant: constant, priority: 1000))
        }
      }
      let steps = model.settle()
      #expect(steps == 2 * rows && model.concededDrafts.count == 2 * rows)
      counts.append(model.solver.counters.eliminations)
      model.setConstant(25, at: 1)
      #expect(model.settle() == 1)
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }

  /// The reason why each of many rows contains a contradiction.
  enum Rival: CaseIterable {
    /// Each has two distances to the row before it, so that all earlier rows are behind the contradiction.
    case distance
    /// Each has a minimum distance that exceeds the maximum.
    case bounds
    /// Each has the width of the common host less its margins, and a second width.
    case host
    /// Each has the width of the first row, and a second width.
    case first
    /// Each has a minimum width that exceeds the maximum of the host that contains it.
    case hostBounds
    /// Each has a minimum start and a minimum width that do not fit. A wish ties it to the row before it.
    case room

    func drafts(ofRow row: Int) -> [Draft] {
      let (left, width) = (2 * row + 2, 2 * row + 3)
      let distance: [(Int, Double)] =
        row == 0 ? [(left, 1.0)] : [(left, 1), (left - 2, -1), (left - 1, -1)]
      func draft(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double) -> Draft {
        Draft(
          terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
          constant: constant, priority: 1000)
      }
      return switch self {
      case .distance: [draft(distance, .equal, 8), draft(distance, .equal, 12)]
      case .bounds:
        [
          draft([(width, 1)], .equal, 30), draft(distance, .lessThanOrEqual, 8),
          draft(distance, .greaterThanOrEqual, 12),
        ]
      case .host:
        [draft([(width, 1), (0, -1)], .equal, -20), draft([(width, 1)], .equal, Double(row))]
      case .first:
        [
          row == 0 ? draft([(width, 1)], .equal, 500) : draft([(width, 1), (3, -1)], .equal, 0),
          draft([(width, 1)], .equal, Double(row)),
        ]
      case .room:
        [
          Draft(
            terms: row == 0 ? [(left, 1)] : [(left, 1), (left - 2, -1)], relation: .equal,
            constant: 1, priority: 999),
          draft([(left, 1)], .greaterThanOrEqual, 5),
          draft([(width, 1)], .greaterThanOrEqual, 20),
          draft([(left, 1), (width, 1)], .lessThanOrEqual, 20),
        ]
      case .hostBounds:
        [
          draft([(width, 1), (0, -1)], .lessThanOrEqual, 0),
          draft([(width, 1)], .greaterThanOrEqual, 400),
        ]
      }
    }
  }

  /// This includes contradictions that share a constraint that does not give way, and ones with much behind
  /// each. More contradictions take no more solves, and the coefficients visited grow with their number.
  @Test(arguments: Rival.allCases)
  func connectedContradictionsAreResolvedTogether(rival: Rival) {
    var eliminations: Set<Int> = []
    var coefficients: [Int] = []
    for rows in [10, 40, 160] {
      var model = Model((0..<2 * rows + 2).map { $0 % 2 == 0 && $0 > 0 ? .position : .length })
      model.add(Draft(terms: [(0, 1)], relation: .equal, constant: 300, priority: 1000))
      for row in 0..<rows { for draft in rival.drafts(ofRow: row) { model.add(draft) } }
      let steps = model.settle { $0.index }
      #expect(steps == rows && model.concededDrafts.count == rows)
      eliminations.insert(model.solver.counters.eliminations)
      coefficients.append(model.solver.counters.coefficients)
    }
    #expect(eliminations.count == 1, "\(eliminations)")
    #expect(coefficients[2] <= 5 * coefficients[1] + 100, "\(coefficients)")
  }
}

extension Model {
  /// The contradictory constraints as text. Empty if all constraints can hold.
  fileprivate mutating func conflict() -> [String] {
    guard case .conflict(let found) = solver.solve() else { return [] }
    return drafts(of: found)
  }

  private func drafts(of found: [ConstraintID]) -> [String] {
    found.compactMap { constraints.firstIndex(of: $0) }.map { "\(drafts[$0])" }
  }

  fileprivate func hasConceded(_ index: Int) -> Bool { solver.hasConceded(constraints[index]) }

  fileprivate var concededDrafts: [String] {
    drafts(of: constraints.filter { solver.hasConceded($0) }).sorted()
  }

  /// Settles the system as layouts do: of contradictory constraints, the one with the greatest text gives way.
  ///
  /// - Returns: The number of constraints that gave way.
  @discardableResult
  fileprivate mutating func settle() -> Int {
    let texts = Dictionary(uniqueKeysWithValues: zip(constraints, drafts.map { "\($0)" }))
    return settle { texts[$0] }
  }

  /// Settles the system by another weakness than the text.
  fileprivate mutating func settle(by weakness: (ConstraintID) -> (some Comparable)?) -> Int {
    _ = solver.reconsider()
    var room = Solver.Room()
    let settlement = solver.settle(in: &room, by: weakness)
    #expect(settlement.isSolved)
    return settlement.steps.count { if case .conceded = $0 { true } else { false } }
  }

  fileprivate mutating func editRequired(using generator: inout SeededGenerator) {
    let index = Int.random(in: drafts.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: add(.randomRequired(variables.count, using: &generator))
    case 1 where drafts.count > 1: remove(at: index)
    case 2: setPriority([1000, 750].randomElement(using: &generator) ?? 1, at: index)
    default: setConstant(Double(Int.random(in: 0...6, using: &generator) * 10), at: index)
    }
  }
}

extension Draft {
  /// A constraint as in contradictory layouts: few values, mostly required.
  fileprivate static func randomRequired(
    _ variableCount: Int, using generator: inout SeededGenerator
  ) -> Draft {
    var draft = Draft.random(variableCount, using: &generator)
    draft.constant = Double(Int.random(in: 0...6, using: &generator) * 10)
    draft.priority = Int.random(in: 0..<5, using: &generator) == 0 ? 750 : 1000
    return draft
  }
}
