extension Array {
  // Where files are compiled one by one, as in debug, generic code is specialized only for what it names.

  /// Becomes the same element over and over, in the space that it has.
  @_specialize(where Element == Bool)
  @_specialize(where Element == Double)
  @_specialize(where Element == Int)
  @_specialize(where Element == Int32)
  mutating func refill(_ count: Int, with element: Element) {
    let missing = count - self.count
    if missing < 0 { removeLast(-missing) }
    withUnsafeMutableBufferPointer { $0.update(repeating: element) }
    if missing > 0 { append(contentsOf: repeatElement(element, count: missing)) }
  }

  /// Sorts what mostly is a handful, for which inserting is faster than the library's sort.
  @_specialize(where Element == Penalties.Wish)
  mutating func sortFew(by areInOrder: (Element, Element) -> Bool) {
    guard count <= 24 else { return sort(by: areInOrder) }
    for position in indices.dropFirst() {
      let element = self[position]
      var hole = position
      while hole > 0, areInOrder(element, self[hole - 1]) {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
    }
  }
}
