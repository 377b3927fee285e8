import Cells
import Foundation
import ListRules

/// Counts comparisons and hashes of identities during a difference.
@MainActor
enum DiffWork {
  /// The greatest exponent of the counts that counts as linear. The number of comparisons of
  /// unequal identities depends on their hashes, which differ in each run.
  private static let steepest = 1.25

  private struct Identity: Hashable {
    nonisolated(unsafe) static var count = 0
    let name: String

    static func == (left: Identity, right: Identity) -> Bool {
      count += 1
      return left.name == right.name
    }

    func hash(into hasher: inout Hasher) {
      Self.count += 1
      hasher.combine(name)
    }
  }

  private static func count(_ run: () -> Void) -> Double {
    Identity.count = 0
    run()
    return Double(Identity.count)
  }

  /// Prints the counts and their growth.
  static func check() throws(UsageError) {
    var wrong: [String] = []
    print(
      "Diff: comparisons and hashes of identities, for 1,000 and 10,000, and the exponent between them"
    )
    for (title, change) in DiffBenchmark.changes {
      let lists = [1_000, 10_000].map { size -> ([Identity], [Identity]) in
        let old = (0..<size).map { "row \($0)" }
        return (old.map(Identity.init), change(old).map(Identity.init))
      }
      let ours = lists.map { old, new in
        count {
          _ = ListDiffer.difference(from: [SectionOutline(0, old)], to: [SectionOutline(0, new)])
        }
      }
      let exponent = log10(ours[1] / ours[0])
      if exponent > steepest {
        wrong.append("\(title): what is counted grows faster than linearly")
      }
      var line =
        "  \(title)  \(Int(ours[0]))  \(Int(ours[1]))  exponent \(formatted(exponent, decimals: 2))"
      if title == "10 % changed" {
        let (old, new) = lists[1]
        let standard = count { _ = new.difference(from: old).inferringMoves() }
        line += "  CollectionDifference × \(formatted(standard / ours[1], decimals: 1))"
        if standard < ours[1] * DiffBenchmark.leastRatio {
          wrong.append("\(title): the standard library counts less than 10 times as much")
        }
      }
      print(line)
    }
    guard wrong.isEmpty else { throw UsageError(wrong.joined(separator: "\n")) }
  }
}
