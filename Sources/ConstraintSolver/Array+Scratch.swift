extension Array {
  // Debug builds compile file by file, which specializes generic code only for the types named in `@_specialize`.

  /// Creates an array that repeats an element. The standard library's unspecialized initializer looks up the array's
  /// metadata on each call, which takes as long as making a short array.
  @inline(__always)
  init(repeating element: Element, count: Int) { self.init(repeatElement(element, count: count)) }

  /// Refills the array with `count` copies of an element, reusing its storage.
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
    // Adding or removing a few elements one by one is faster than in bulk.
    let isFew = abs(missing) <= 8
    if missing < 0, !isFew { removeLast(-missing) }
    while self.count > count { removeLast() }
    withUnsafeMutableBufferPointer { $0.update(repeating: element) }
    if missing > 0, !isFew { append(contentsOf: repeatElement(element, count: missing)) }
    while self.count < count { append(element) }
  }

  /// Appends to a long-lived column: a long one grows by no more than a quarter of its length at a time.
  @inlinable @inline(__always)
  package mutating func appendSparingly(_ element: Element) {
    if count == capacity, count >= Solver.mostKept { reserveCapacity(count + count / 4) }
    append(element)
  }

  /// Reserves room for the elements to come if they are many compared with those present, or all are few; growing step
  /// by step takes longer.
  @inlinable
  package mutating func expect(_ more: Int) {
    if count + more < Solver.mostKept {
      if count + more > capacity { reserveCapacity(count + Swift.max(count, more)) }
    } else if more >= Solver.mostKept, more > count / 4 {
      reserveCapacity(count + more)
    }
  }

  /// Sets an element of a sparse column, which ends with its last element that differs from `nothing`.
  mutating func set(_ element: Element, at place: Int, elsewhere nothing: Element) {
    expect(place + 1 - count)
    while count <= place { append(nothing) }
    self[place] = element
  }

  /// Releases unused capacity if there is much of it.
  @inlinable
  package mutating func trim() {
    guard capacity - count > Solver.mostKept else { return }
    var trimmed: [Element] = []
    trimmed.reserveCapacity(count)
    trimmed += self
    self = trimmed
  }

  /// Sorts an array that is usually small; insertion is then faster than the standard library's sort.
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
  /// Keeps one of each run of equal neighbors.
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
