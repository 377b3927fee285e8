import Foundation

/// A sequence of lengths that finds the start of each, and the length at a position, in logarithmic
/// time.
///
/// A Fenwick tree: a node holds the sum of the lengths below it.
struct LengthTree {
  private var lengths: [CGFloat]
  private var sums: [CGFloat]
  private let highestBit: Int

  /// - Complexity: Linear in the number of lengths.
  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    sums = [0] + lengths
    var bit = 1
    while bit * 2 <= lengths.count { bit *= 2 }
    highestBit = bit
    for index in 1..<max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  var total: CGFloat { start(of: count) }

  /// - Complexity: Reading is constant, writing logarithmic.
  subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node < sums.count {
        sums[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the lengths before an index.
  ///
  /// - Complexity: Logarithmic.
  func start(of index: Int) -> CGFloat {
    var (sum, node) = (CGFloat(0), index)
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the index of the first length that ends after a position; the count if none does.
  ///
  /// - Complexity: Logarithmic.
  func index(at place: CGFloat) -> Int {
    var (node, rest, bit) = (0, place, highestBit)
    while bit > 0 {
      let next = node + bit
      if next < sums.count, sums[next] <= rest {
        node = next
        rest -= sums[next]
      }
      bit /= 2
    }
    return min(node, count)
  }
}
