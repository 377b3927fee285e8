/// Finds the numbers that can stay in place while the rest move around them.
package enum IncreasingSubsequence {
  /// The longest increasing subsequence: the largest set of numbers that are in order, not
  /// necessarily adjacent.
  ///
  /// Each pile of numbers is represented by its last one, as in patience sorting. A number greater
  /// than the top of the last pile needs no search, so with `k` numbers out of place, there are at
  /// most `2k` searches.
  ///
  /// - Parameter numbers: The numbers, each at most once; negative ones are left out.
  /// - Returns: Whether each number is in the run.
  /// - Complexity: O(n + k log k) for n numbers, k of which are not in the run. A search takes log
  ///   n steps. If k is less than n / log n, all searches together take less than n steps;
  ///   otherwise log n is less than twice log k.
  /// - SeeAlso: Fredman, *On computing the length of longest increasing subsequences*, Discrete
  ///   Mathematics 11 (1975), doi:10.1016/0012-365X(75)90103-X.
  package static func longest(of numbers: [Int]) -> [Bool] {
    var tops: [Int] = []
    tops.reserveCapacity(numbers.count)
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      guard let last = tops.last, number < numbers[last] else {
        before[index] = tops.last ?? -1
        tops.append(index)
        continue
      }
      let pile = firstPile(tops, numbers, above: number)
      before[index] = pile == 0 ? -1 : tops[pile - 1]
      tops[pile] = index
    }
    var isInRun = [Bool](repeating: false, count: numbers.count)
    var index = tops.last ?? -1
    while index >= 0 {
      isInRun[index] = true
      index = before[index]
    }
    return isInRun
  }

  /// The longest increasing subsequence that contains some given numbers.
  ///
  /// Numbers that are out of order with a given number are left out. A longest run of the rest
  /// contains all given numbers, since adding a missing one would make the run longer.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, each at most once; negative ones are left out.
  ///   - places: The positions of the numbers that the run must contain.
  /// - Returns: Whether each number is in the run; nil if there is no such run, because the given
  ///   numbers are out of order.
  package static func longest(of numbers: [Int], with places: Set<Int>) -> [Bool]? {
    if places.isEmpty { return longest(of: numbers) }
    let sorted = places.sorted()
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ numbers[$0] < numbers[$1] }) else {
      return nil
    }
    var next = 0
    let inOrder = numbers.enumerated().map { place, number in
      if next < sorted.count, place == sorted[next] {
        next += 1
        return number
      }
      let isBehind = next == 0 || number > numbers[sorted[next - 1]]
      let isBefore = next == sorted.count || number < numbers[sorted[next]]
      return isBehind && isBefore ? number : -1
    }
    return longest(of: inOrder)
  }

  private static func firstPile(_ tops: [Int], _ numbers: [Int], above number: Int) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
