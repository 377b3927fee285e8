/// The active constraints that mention an item, in no particular order.
///
/// They are not retained: the owner of an active constraint holds it, and deactivation removes it from this list.
struct MentionList: ~Copyable {
  /// The count, the capacity, and then the mentions themselves; nil before the first. Every item has such a list, and
  /// an array would take half as much space again.
  private var room: UnsafeMutableRawPointer?

  private struct Size {
    var count: UInt32 = 0
    var capacity: UInt32 = 0
  }

  /// A constraint and the role of the item in it, in one word: the addresses of constraints are multiples of four.
  private struct Mention {
    private let bits: UInt

    init(_ constraint: NSLayoutConstraint, role: Int) {
      let address = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque())
      bits = address | UInt(bitPattern: role)
    }

    var role: Int { Int(bitPattern: bits & 3) }

    var constraint: NSLayoutConstraint? {
      UnsafeRawPointer(bitPattern: bits & ~3).map {
        Unmanaged<NSLayoutConstraint>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }

  deinit { room?.deallocate() }

  private var size: Size { room?.load(as: Size.self) ?? Size() }

  private var mentions: UnsafeMutableBufferPointer<Mention> {
    guard let room else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let first = (room + MemoryLayout<Size>.stride).assumingMemoryBound(to: Mention.self)
    return UnsafeMutableBufferPointer(start: first, count: Int(size.count))
  }

  var all: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }
  var isEmpty: Bool { size.count == 0 }

  /// A number that is smaller, the earlier a client's constraint mentioned the item; nil if none does.
  var firstOfClient: UInt64? {
    var first: UInt64?
    for mention in mentions {
      guard let constraint = mention.constraint, !constraint.isSystemMade else { continue }
      let number = constraint.installation.order * 4 + UInt64(mention.role)
      first = min(first ?? number, number)
    }
    return first
  }

  mutating func append(_ constraint: NSLayoutConstraint, role: Int) {
    let count = Int(size.count)
    if count == Int(size.capacity) { grow() }
    setCount(count + 1)
    constraint.setPlace(count, inRole: role)
    mentions[count] = Mention(constraint, role: role)
  }

  mutating func remove(_ constraint: NSLayoutConstraint, role: Int) {
    let index = Int(constraint.place(inRole: role))
    let count = Int(size.count) - 1
    let last = mentions[count]
    setCount(count)
    guard index < count else { return }
    mentions[index] = last
    last.constraint?.setPlace(index, inRole: last.role)
  }

  private func setCount(_ count: Int) {
    room?.assumingMemoryBound(to: Size.self).pointee.count = UInt32(count)
  }

  /// Most items in a layout have about as many mentions as fit at first, or a few more.
  private mutating func grow() {
    let known = mentions
    let capacity = known.isEmpty ? 4 : (known.count + max(2, known.count / 2) + 1) & ~1
    let (header, stride) = (MemoryLayout<Size>.stride, MemoryLayout<Mention>.stride)
    let larger = UnsafeMutableRawPointer.allocate(
      byteCount: header + capacity * stride, alignment: MemoryLayout<Mention>.alignment)
    larger.initializeMemory(
      as: Size.self, to: Size(count: UInt32(known.count), capacity: UInt32(capacity)))
    if let first = known.baseAddress {
      (larger + header).copyMemory(from: first, byteCount: known.count * stride)
    }
    room?.deallocate()
    room = larger
  }
}
