extension Array {
  /// The index of the first element of which something holds that holds of all that follow.
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
