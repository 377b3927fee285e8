/// A column of a plan: an array that is never copied. So changes need no uniqueness check, and the
/// column keeps its capacity when it is emptied.
struct Column<Element>: ~Copyable {
  private var room = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  deinit {
    room.baseAddress?.deinitialize(count: count)
    room.deallocate()
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var first: Element? { isEmpty ? nil : self[0] }
  var last: Element? { isEmpty ? nil : self[count - 1] }

  subscript(number: Int) -> Element {
    _read {
      check(number)
      yield room[number]
    }
    _modify {
      check(number)
      yield &room[number]
    }
  }

  /// Checks bounds as an array does; in release builds, the buffer itself does not.
  private func check(_ number: Int) {
    precondition(UInt(bitPattern: number) < UInt(bitPattern: count), "there is no such element")
  }

  mutating func append(_ element: consuming Element) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: element)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(8, room.count * 2))
    if let start = room.baseAddress {
      larger.baseAddress?.moveInitialize(from: start, count: count)
    }
    room.deallocate()
    room = larger
  }

  /// Removes all elements, and keeps the capacity.
  mutating func removeAll() { removeAll(from: 0) }

  /// Removes the elements that have been added since a mark.
  mutating func removeAll(from mark: Int) {
    guard mark < count else { return }
    room[mark..<count].deinitialize()
    count = mark
  }

  /// A copy to keep, without spare capacity.
  var fitted: Column<Element> {
    var column = Column()
    guard let start = room.baseAddress, count > 0 else { return column }
    column.room = .allocate(capacity: count)
    column.room.baseAddress?.initialize(from: start, count: count)
    column.count = count
    return column
  }

  /// Returns the elements from an index on.
  func elements(from start: Int = 0) -> ContiguousArray<Element> {
    ContiguousArray(room[start..<count])
  }
}
