/// A column of a plan: an array that nobody copies. So nothing is asked before it is changed, and it keeps its
/// room when it is emptied.
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

  /// As an array does; the buffer itself checks nothing in builds for release.
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

  /// Forgets all, and keeps the room for others.
  mutating func removeAll() { removeAll(from: 0) }

  /// Forgets what has come since a mark.
  mutating func removeAll(from mark: Int) {
    guard mark < count else { return }
    room[mark..<count].deinitialize()
    count = mark
  }

  /// The same, to be kept: without room for more.
  var fitted: Column<Element> {
    var column = Column()
    guard let start = room.baseAddress, count > 0 else { return column }
    column.room = .allocate(capacity: count)
    column.room.baseAddress?.initialize(from: start, count: count)
    column.count = count
    return column
  }

  /// The elements from a number on.
  func elements(from start: Int = 0) -> ContiguousArray<Element> {
    ContiguousArray(room[start..<count])
  }
}
