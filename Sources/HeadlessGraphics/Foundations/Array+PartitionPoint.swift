extension Array {
  /// The index of the first element that meets a condition, in an array where all later elements
  /// meet it as well.
  ///
  /// - Complexity: Logarithmic.
  @inlinable package func partitionPoint(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
