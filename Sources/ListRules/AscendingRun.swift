/// What can stay where it is while the rest moves around it.
package enum AscendingRun {
  /// The longest ascending run: the most numbers that stand in order, not necessarily side by side.
  ///
  /// Piles of numbers are kept by the last of each, as in patience sorting. A number behind all
  /// others needs no search, so that with `k` numbers out of place there are at most `2k` searches.
  ///
  /// - Parameter numbers: Each at most once; negative ones are left out.
  /// - Returns: Whether each is in the run.
  /// - Complexity: O(n + k log k) for n numbers, of which k are not in the run. A search takes log n
  ///   steps: if k is less than n / log n, all of them take less than n; else log n is less than twice
  ///   log k.
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

  /// The longest ascending run that has some of the numbers in it.
  ///
  /// Numbers that stand in order with all of those are as good as alone: a longest run of them has
  /// all of those, as one that lacked one would be longer with it.
  ///
  /// - Parameters:
  ///   - numbers: Each at most once; negative ones are left out.
  ///   - places: Where those stand that have to be in it.
  /// - Returns: Whether each is in the run; nil if there is none, as those are not in order.
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
