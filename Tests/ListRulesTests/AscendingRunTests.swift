import Foundation
import ListRules
import TestSupport
import Testing

/// What stays where it is, while the fewest others move.
struct AscendingRunTests {
  /// All ways to choose some of the places so that the numbers there ascend.
  private func runs(of numbers: [Int]) -> [[Int]] {
    (0..<1 << numbers.count).map { bits in numbers.indices.filter { bits >> $0 & 1 == 1 } }
      .filter { run in
        run.allSatisfy { numbers[$0] >= 0 }
          && zip(run, run.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] }
      }
  }

  private func places(_ isInRun: [Bool]) -> [Int] { isInRun.indices.filter { isInRun[$0] } }

  /// Numbers in any order, of which some are left out.
  private func numbers(seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<Int.random(in: 0...7, using: &generator)).shuffled(using: &generator)
    return all.map { Int.random(in: 0..<5, using: &generator) == 0 ? -1 : $0 }
  }

  @Test func noRunIsLonger() {
    for seed in 0..<300 as Range<UInt64> {
      let numbers = numbers(seed: seed)
      let (found, all) = (places(AscendingRun.longest(of: numbers)), runs(of: numbers))
      #expect(all.contains(found), "\(numbers)")
      #expect(all.allSatisfy { $0.count <= found.count }, "\(numbers)")
    }
  }

  /// Whatever has to be in it; there is none if that does not ascend by itself.
  @Test func noRunWithThoseThatHaveToBeInItIsLonger() {
    for seed in 0..<300 as Range<UInt64> {
      let numbers = numbers(seed: seed)
      var generator = SeededGenerator(seed: seed + 1000)
      let asked = Set(
        numbers.indices.filter {
          numbers[$0] >= 0 && Int.random(in: 0..<3, using: &generator) == 0
        })
      let all = runs(of: numbers).filter { asked.isSubset(of: $0) }
      let found = AscendingRun.longest(of: numbers, with: asked).map(places)
      #expect((found == nil) == all.isEmpty, "\(numbers) with \(asked)")
      guard let found else { continue }
      #expect(all.contains(found), "\(numbers) with \(asked)")
      #expect(all.allSatisfy { $0.count <= found.count }, "\(numbers) with \(asked)")
    }
  }

  /// As UIKit's own: of a section alone the first item is meant.
  @Test func aPathMayLackItsEnd() {
    #expect(ListPlace(IndexPath(indexes: [3, 4])) == [3, 4])
    #expect(ListPlace(IndexPath(index: 3)) == [3, 0])
    #expect(ListPlace(IndexPath()) == [0, 0])
  }
}
