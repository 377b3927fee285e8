import Foundation

/// The pairs of rectangles that overlap, found by comparing neighbors along an axis.
struct Overlaps {
  /// The indices of two rectangles, the lower one first: in order of the first, then the second.
  private(set) var pairs: [(first: Int, second: Int)] = []
  /// The number of pairs compared, for tests.
  private(set) var comparisons = 0

  /// The extent of a rectangle along an axis.
  private struct Span {
    let start: CGFloat
    let end: CGFloat

    func meets(_ other: Span) -> Bool { start < other.end && other.start < end }
  }

  /// - Complexity: O(*n* log *n* + *p* log *p*), where *n* is the number of rectangles and *p* the
  ///   number of pairs that overlap along one axis: the axis with fewer such pairs.
  init(of rectangles: [CGRect]) {
    let horizontal = rectangles.map { Span(start: $0.minX, end: $0.maxX) }
    let vertical = rectangles.map { Span(start: $0.minY, end: $0.maxY) }
    // Rectangles that are empty or null overlap nothing.
    let numbers = rectangles.indices.filter {
      horizontal[$0].start < horizontal[$0].end && vertical[$0].start < vertical[$0].end
    }
    let isAcross = Self.meetings(numbers, horizontal) < Self.meetings(numbers, vertical)
    let (along, across) = isAcross ? (horizontal, vertical) : (vertical, horizontal)
    var open: [Int] = []
    for number in numbers.sorted(by: { along[$0].start < along[$1].start }) {
      open.removeAll { along[$0].end <= along[number].start }
      comparisons += open.count
      for other in open where across[other].meets(across[number]) {
        pairs.append((min(number, other), max(number, other)))
      }
      open.append(number)
    }
    pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Returns the number of pairs that overlap along an axis.
  private static func meetings(_ numbers: [Int], _ spans: [Span]) -> Int {
    let starts = numbers.map { spans[$0].start }.sorted()
    let ends = numbers.map { spans[$0].end }.sorted()
    var (closed, count) = (0, 0)
    for (opened, start) in starts.enumerated() {
      while closed < opened, ends[closed] <= start { closed += 1 }
      count += opened - closed
    }
    return count
  }
}
