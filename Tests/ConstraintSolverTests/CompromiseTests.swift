import TestSupport
import Testing

@testable import ConstraintSolver

/// The best value of one variable with several wishes that can't all be granted.
struct CompromiseTests {
  private static let count = caseCount(4_000)
  private static let seed: UInt64 = 20_261_128
  private static let levels: [Float] = [1000, 750, 250]

  /// Down to the level of a compromise, no other value is as good, level by level.
  @Test func compromiseIsTheOnlyBestValue() {
    var found = 0
    for number in 0..<Self.count {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let wishes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        wish(&generator)
      }
      guard let pin = Determination.compromise(wishes[...]) else { continue }
      found += 1
      let levels = Self.levels.filter { $0 >= pin.level }
      let best = costs(of: pin.value, wishes, levels)
      for other in stride(from: -1, through: 6, by: 0.5) where other != pin.value {
        #expect(
          best.lexicographicallyPrecedes(costs(of: other, wishes, levels)),
          "seed \(Self.seed) + \(number): \(wishes), \(pin) against \(other)")
      }
    }
    #expect(found * 3 > Self.count)
  }

  /// If several wishes lie beyond a bound on one side, the value comes to the end nearest to them.
  @Test(arguments: [(Relation.greaterThanOrEqual, 30.0), (.lessThanOrEqual, 10.0)])
  func compromiseTakesTheNearestEndOfABound(of bound: Relation, at end: Double) {
    let soft = [10.0, 20, 30].map {
      Penalties.Wish(target: 0, priority: 45, relation: .equal, value: $0, weight: 1)
    }
    let required = Penalties.Wish(
      target: 0, priority: 1000, relation: bound, value: end, weight: 1)
    let pin = Determination.compromise(([required] + soft)[...])
    #expect(pin?.value == end && pin?.level == 45)
    #expect(Determination.compromise(soft[...]) == nil)
  }

  /// Numbers that only differ by rounding count as one.
  @Test func roundingErrorsAreNoContradiction() {
    let wishes = [0.1 + 0.2, 0.3].map {
      Penalties.Wish(target: 0, priority: 500, relation: .equal, value: $0, weight: 1)
    }
    #expect(Determination.compromise(wishes[...])?.level == 500)
  }

  private func wish(_ generator: inout SeededGenerator) -> Penalties.Wish {
    Penalties.Wish(
      target: 0, priority: Self.levels.randomElement(using: &generator) ?? 250,
      relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
      value: Double(Int.random(in: 0...5, using: &generator)),
      weight: [1, 3].randomElement(using: &generator) ?? 1)
  }

  /// The amounts by which the wishes are missed, from the highest level down.
  private func costs(
    of value: Double, _ wishes: [Penalties.Wish], _ levels: [Float]
  ) -> [Double] {
    levels.map { level in
      wishes.filter { $0.priority == level }.reduce(0) { sum, wish in
        let difference = value - wish.value
        return switch wish.relation {
        case .lessThanOrEqual: sum + wish.weight * max(0, difference)
        case .equal: sum + wish.weight * abs(difference)
        case .greaterThanOrEqual: sum + wish.weight * max(0, -difference)
        }
      }
    }
  }
}
