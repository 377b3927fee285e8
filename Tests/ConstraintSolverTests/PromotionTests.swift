import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

/// Chains and nets of soft equalities, which the solver tries as required ones.
struct PromotionTests {
  private static let systems = caseCount(400)
  private static let seed: UInt64 = 20_261_123

  @Test func promotionMatchesTheSimplex() {
    var promotions = 0
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var (model, kinds) = Model.softChain(using: &generator)
      var plain = model.rebuilt(kinds, order: Array(model.drafts.indices))
      plain.solver.effort = .simplexOnly
      let works = [0, 0, 1, 2, 4, 8, 16, 48]
      model.solver.effort.triesDetermination = number % 3 == 0
      model.solver.effort.workBeforePromotion = works[number % works.count]
      // The simplex is mostly stopped midway, and starts elsewhere if that leads nowhere.
      model.solver.effort.leastWork = number / works.count % 3 * 75 * works[number % works.count]
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      let outcome = model.solver.solve()
      #expect((outcome == .solved) == (plain.solver.solve() == .solved), context)
      guard outcome == .solved else { continue }
      if model.solver.counters.pivots < plain.solver.counters.pivots { promotions += 1 }
      expectAgreement(of: model, with: plain, context)
    }
    #expect(promotions * 5 > Self.systems)
  }

  /// Equalities that outrank everything else hold as they are, without a step for each of them.
  @Test(arguments: [false, true], [false, true])
  func aChainOfSoftEqualitiesTakesNoPivots(isDescending: Bool, triesDetermination: Bool) {
    var solver = Solver()
    solver.effort.triesDetermination = triesDetermination
    var end = solver.addVariable(.position)
    _ = solver.add([Term(end)], .equal, 0, priority: 999)
    for number in 0..<400 {
      let (start, length) = (solver.addVariable(.position), solver.addVariable(.length))
      _ = solver.add([Term(length)], .greaterThanOrEqual, 50, priority: 750)
      _ = solver.add([Term(length)], .lessThanOrEqual, 50, priority: 250)
      let priority = isDescending ? 998 - Float(number) / 2 : 999
      _ = solver.add([Term(start), Term(end, -1)], .equal, 8, priority: priority)
      end = solver.addVariable(.position)
      _ = solver.add([Term(end), Term(start, -1), Term(length, -1)], .equal, 0)
    }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: end) == 400 * 58)
    #expect(solver.counters.pivots == 0 && solver.counters.promotions == 0)
    #expect(solver.counters.coefficients < 20 * 400)
  }

  /// Lists, rows and stacks have soft equalities that can't all hold. The simplex solves them quickly,
  /// so the solver saves the cost of promoting them.
  @Test func systemsCheapForTheSimplexAreNotPromoted() {
    var solver = Solver()
    var ends: [Variable] = []
    for number in 0..<12 {
      let (start, length) = (solver.addVariable(.position), solver.addVariable(.length))
      ends += [start, length]
      _ = solver.add([Term(length)], .greaterThanOrEqual, 50, priority: 750)
      _ = solver.add([Term(length)], .equal, Double(number % 3), priority: 50)
      _ = solver.add([Term(start)], .equal, 5, priority: 50)
      if number > 0 {
        let (before, other) = (ends[2 * number - 2], ends[2 * number - 1])
        _ = solver.add([Term(start), Term(before, -1), Term(other, -1)], .greaterThanOrEqual, 8)
      }
    }
    #expect(solver.solve() == .solved)
    #expect(solver.counters.pivots > 0 && solver.counters.promotions == 0)
  }

  /// Once soft equalities contradict the required constraints, the attempt skips everything below them.
  @Test func promotionStopsAtItsFirstContradiction() {
    func pivots(workBeforePromotion: Int?) -> Int {
      var solver = Solver()
      solver.effort.workBeforePromotion = workBeforePromotion
      solver.effort.leastWork = 0
      let first = [solver.addVariable(.length), solver.addVariable(.length)]
      var last = first
      var before = first[0]
      for number in 1...60 {
        let free = solver.addVariable(.length)
        _ = solver.add([Term(free), Term(before), Term(last[0], -1)], .lessThanOrEqual, 40)
        _ = solver.add([Term(free)], .greaterThanOrEqual, 500 - Double(number), priority: 600)
        _ = solver.add([Term(free), Term(before, -1)], .greaterThanOrEqual, 1, priority: 500)
        before = free
        for axis in 0...1 {
          last[axis] = solver.addVariable(.length)
          _ = solver.add(
            [Term(last[axis]), Term(first[axis], -1)], .equal, Double(number), priority: 750)
        }
      }
      _ = solver.add([Term(last[0]), Term(last[1])], .lessThanOrEqual, 100)
      #expect(solver.solve() == .solved)
      return solver.counters.pivots
    }
    let (alone, tried) = (pivots(workBeforePromotion: nil), pivots(workBeforePromotion: 0))
    #expect(tried <= alone + 60)
  }
}
