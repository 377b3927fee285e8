import Foundation

/// The combinations of a row that are compared with views made anew.
package struct ComparedSample: Sendable {
  /// The seed of the draw: the same seed draws the same combinations.
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Reads the seed from `DESTIJL_SEED`; without it the seed is always the same.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    seed = environment["DESTIJL_SEED"].flatMap { UInt64($0) } ?? 1
  }

  /// One in this many combinations is drawn.
  private static let share = 10

  /// Returns the indices of the compared combinations of a row: the last, whose stage has changed
  /// most, and a tenth of the others. The first is never compared, as its views have just been
  /// made.
  package func numbers(ofRow row: Int, count: Int) -> Set<Int> {
    guard count > 1 else { return [] }
    var generator = Draw(state: seed &* 1_000_003 &+ UInt64(row))
    let drawn = (1..<count - 1).shuffled(using: &generator).prefix((count - 1) / Self.share)
    return Set(drawn).union([count - 1])
  }
}

/// A sequence of numbers that is determined by a seed.
///
/// - SeeAlso: Knuth, The Art of Computer Programming, volume 2, section 3.3.4 (the generator of
///   MMIX).
private struct Draw: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // Only the upper half of the bits is random enough.
    let halves = (0..<2).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
    return halves[0] << 32 | halves[1]
  }
}
