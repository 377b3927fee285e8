/// An open-addressing hash table from hashes to rows, the same on every run.
struct RowIndex: Sendable {
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var hashes: [UInt64] = Array(repeating: 0, count: 64)
  private var count = 0

  mutating func removeAll() {
    slots.refill(slots.count, with: -1)
    count = 0
  }

  /// The next row with a hash.
  ///
  /// - Parameter last: The slot of the previous one; nil at first.
  func next(_ hash: UInt64, after last: inout Int?) -> Int32? {
    let mask = slots.count - 1
    var slot = last.map { ($0 + 1) & mask } ?? Int(hash & UInt64(mask))
    while slots[slot] >= 0 {
      last = slot
      if hashes[slot] == hash { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ row: Int32, _ hash: UInt64) {
    if count * 2 >= slots.count { grow() }
    place(row, hash)
    count += 1
  }

  private mutating func place(_ row: Int32, _ hash: UInt64) {
    var slot = Int(hash & UInt64(slots.count - 1))
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = row
    hashes[slot] = hash
  }

  private mutating func grow() {
    let (rows, old) = (slots, hashes)
    slots = Array(repeating: -1, count: rows.count * 2)
    hashes = Array(repeating: 0, count: rows.count * 2)
    for (row, hash) in zip(rows, old) where row >= 0 { place(row, hash) }
  }
}
