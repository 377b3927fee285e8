extension Array {
  // Where files are compiled one by one, as in debug, generic code is specialized only for what it names.

  /// The same element over and over. The library's initializer of this name is not specialized: it asks at each
  /// call what an array of such elements is, which takes as long as to make a short one.
  @inline(__always)
  init(repeating element: Element, count: Int) { self.init(repeatElement(element, count: count)) }

  /// Becomes the same element over and over, in the space that it has.
  @_specialize(where Element == Bool)
  @_specialize(where Element == Double)
  @_specialize(where Element == Int)
  @_specialize(where Element == Int32)
  @_specialize(where Element == Penalties.Wish)
  mutating func refill(_ count: Int, with element: Element) {
    guard count <= capacity else {
      self = Array(repeating: element, count: count)
      return
    }
    let missing = count - self.count
    // One by one, which for few takes less time than at once.
    let isFew = abs(missing) <= 8
    if missing < 0, !isFew { removeLast(-missing) }
    while self.count > count { removeLast() }
    withUnsafeMutableBufferPointer { $0.update(repeating: element) }
    if missing > 0, !isFew { append(contentsOf: repeatElement(element, count: missing)) }
    while self.count < count { append(element) }
  }

  /// Appends to a column that stays: where it is long, there is never room for more than a quarter again.
  @inlinable @inline(__always)
  package mutating func appendSparingly(_ element: Element) {
    if count == capacity, count >= Solver.mostKept { reserveCapacity(count + count / 4) }
    append(element)
  }

  /// Makes room for what is about to come, at once, if it is much of all, or all is little; to grow step by
  /// step takes longer.
  @inlinable
  package mutating func expect(_ more: Int) {
    if count + more < Solver.mostKept {
      if count + more > capacity { reserveCapacity(count + Swift.max(count, more)) }
    } else if more >= Solver.mostKept, more > count / 4 {
      reserveCapacity(count + more)
    }
  }

  /// Sets an element of a column that ends with the last one of which there is something to say.
  mutating func set(_ element: Element, at place: Int, elsewhere nothing: Element) {
    expect(place + 1 - count)
    while count <= place { append(nothing) }
    self[place] = element
  }

  /// Gives back the room for more elements, if it is much.
  @inlinable
  package mutating func trim() {
    guard capacity - count > Solver.mostKept else { return }
    var trimmed: [Element] = []
    trimmed.reserveCapacity(count)
    trimmed += self
    self = trimmed
  }

  /// Sorts what mostly is a handful, for which inserting is faster than the library's sort.
  @_specialize(where Element == Penalties.Wish)
  @_specialize(where Element == Float)
  mutating func sortFew(by areInOrder: (Element, Element) -> Bool) {
    guard count <= 24 else { return sort(by: areInOrder) }
    withUnsafeMutableBufferPointer { elements in
      var position = 1
      while position < elements.count {
        let element = elements[position]
        var hole = position
        while hole > 0, areInOrder(element, elements[hole - 1]) {
          elements[hole] = elements[hole - 1]
          hole -= 1
        }
        if hole < position { elements[hole] = element }
        position += 1
      }
    }
  }
}

extension Array where Element: Equatable {
  /// Keeps one of neighbours that are the same.
  @_specialize(where Element == Float)
  mutating func removeRepetitions() {
    var kept = 0
    for position in indices where kept == 0 || self[kept - 1] != self[position] {
      self[kept] = self[position]
      kept += 1
    }
    removeLast(count - kept)
  }
}
