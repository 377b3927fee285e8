import Foundation
import ListRules
import TestSupport
import Testing

/// The items that stay in place while as few others as possible move.
struct IncreasingSubsequenceTests {
  /// All selections of places whose numbers ascend.
  private func runs(of numbers: [Int]) -> [[Int]] {
    (0..<1 << numbers.count).map { bits in numbers.indices.filter { bits >> $0 & 1 == 1 } }
      .filter { run in
        run.allSatisfy { numbers[$0] >= 0 }
          && zip(run, run.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] }
      }
  }

  private func places(_ isInRun: [Bool]) -> [Int] { isInRun.indices.filter { isInRun[$0] } }

  /// Numbers in random order, some of which are missing.
  private func numbers(seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<Int.random(in: 0...7, using: &generator)).shuffled(using: &generator)
    return all.map { Int.random(in: 0..<5, using: &generator) == 0 ? -1 : $0 }
  }

  @Test func noAscendingRunIsLongerThanTheOneFound() {
    for seed in 0..<300 as Range<UInt64> {
      let numbers = numbers(seed: seed)
      let (found, all) = (places(IncreasingSubsequence.longest(of: numbers)), runs(of: numbers))
      #expect(all.contains(found), "\(numbers)")
      #expect(all.allSatisfy { $0.count <= found.count }, "\(numbers)")
    }
  }

  /// The run contains the required places. It is nil if the required numbers do not ascend
  /// themselves.
  @Test func noRunWithTheRequiredPlacesIsLonger() {
    for seed in 0..<300 as Range<UInt64> {
      let numbers = numbers(seed: seed)
      var generator = SeededGenerator(seed: seed + 1000)
      let asked = Set(
        numbers.indices.filter {
          numbers[$0] >= 0 && Int.random(in: 0..<3, using: &generator) == 0
        })
      let all = runs(of: numbers).filter { asked.isSubset(of: $0) }
      let found = IncreasingSubsequence.longest(of: numbers, with: asked).map(places)
      #expect((found == nil) == all.isEmpty, "\(numbers) with \(asked)")
      guard let found else { continue }
      #expect(all.contains(found), "\(numbers) with \(asked)")
      #expect(all.allSatisfy { $0.count <= found.count }, "\(numbers) with \(asked)")
    }
  }

  /// As in UIKit, a path with a section alone means its first item.
  @Test func indexPathMayLackItsItem() {
    #expect(ListPlace(IndexPath(indexes: [3, 4])) == [3, 4])
    #expect(ListPlace(IndexPath(index: 3)) == [3, 0])
    #expect(ListPlace(IndexPath()) == [0, 0])
  }
}
