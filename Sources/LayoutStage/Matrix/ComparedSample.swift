import Foundation

/// Which of the combinations that one stage goes through are compared with what is made anew.
package struct ComparedSample: Sendable {
  /// What they are drawn by: the same number draws the same.
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// As `DESTIJL_SEED` says, else always the same.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["DESTIJL_SEED"].flatMap { UInt64($0) } ?? 1
  }

  /// Of those between the first and the last of a row one in this many is drawn.
  private static let share = 10

  /// The numbers of those of a row: the last, where most has happened, and a tenth of the others.
  /// The first has just been made.
  package func numbers(ofRow row: Int, count: Int) -> Set<Int> {
    guard count > 1 else { return [] }
    var generator = Draw(state: seed &* 1_000_003 &+ UInt64(row))
    let drawn = (1..<count - 1).shuffled(using: &generator).prefix((count - 1) / Self.share)
    return Set(drawn).union([count - 1])
  }
}

/// Numbers that follow from a seed.
///
/// - SeeAlso: Knuth, The Art of Computer Programming, volume 2, section 3.3.4 (the generator of
///   MMIX).
private struct Draw: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // Only the upper half of the bits looks random.
    let halves = (0..<2).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
    return halves[0] << 32 | halves[1]
  }
}
