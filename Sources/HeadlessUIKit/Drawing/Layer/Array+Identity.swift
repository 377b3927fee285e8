extension Array where Element: AnyObject {
  /// Where an object is.
  ///
  /// - Complexity: Linear in the distance from the nearer end: what comes and goes is mostly there.
  @_specialize(where Element == CALayer)
  @_specialize(where Element == UIView)
  @_specialize(where Element == UILayoutGuide)
  func index(identicalTo object: Element) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// The objects that are not among others.
  ///
  /// - Complexity: Linear in the number of both.
  func without(_ others: [Element]) -> [Element] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Removes an object, if it is here.
  mutating func remove(identicalTo object: Element) {
    if let index = index(identicalTo: object) { remove(at: index) }
  }
}
