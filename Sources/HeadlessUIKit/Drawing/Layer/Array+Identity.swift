extension Array where Element: AnyObject {
  /// Returns the index of an object.
  ///
  /// - Complexity: Linear in the distance from the nearer end, since most objects that come and go
  ///   are near an end.
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

  /// Returns the objects that are not in another array.
  ///
  /// - Complexity: Linear in the length of both arrays.
  func without(_ others: [Element]) -> [Element] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Removes an object if the array contains it.
  mutating func remove(identicalTo object: Element) {
    if let index = index(identicalTo: object) { remove(at: index) }
  }
}
