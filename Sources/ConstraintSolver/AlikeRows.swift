/// Groups of rows, found by a hash of what the rows of a group have in common.
struct AlikeRows {
  struct Group {
    /// One of the rows that were ever in the group.
    let row: RequiredRows.Row
    let hash: UInt64
    /// The numbers of the rows in the group, the latest last; none implies another.
    fileprivate(set) var members = SIMD4<Int32>()
    fileprivate(set) var count = 0
    /// The next group in the same bucket; -1 for none.
    fileprivate(set) var next: Int32
  }

  private static let fewBuckets = 16

  private var groups: [Group] = []
  /// The first group of each bucket; -1 for none.
  private var buckets = [Int32](repeating: -1, count: fewBuckets)

  subscript(group: Int) -> Group { groups[group] }

  /// The first group that may have a hash; -1 for none.
  func first(_ hash: UInt64) -> Int { Int(buckets[bucket(hash)]) }

  /// Adds a group without members.
  mutating func add(_ row: RequiredRows.Row, _ hash: UInt64) -> Int {
    if groups.count == buckets.count { grow() }
    let group = groups.count
    groups.append(Group(row: row, hash: hash, next: buckets[bucket(hash)]))
    buckets[bucket(hash)] = Int32(group)
    return group
  }

  /// Adds the number of a row to a group; a full group drops its earliest member.
  mutating func add(_ row: Int32, to group: Int) {
    let count = groups[group].count
    guard count == groups[group].members.scalarCount else {
      groups[group].members[count] = row
      groups[group].count += 1
      return
    }
    for place in 1..<count { groups[group].members[place - 1] = groups[group].members[place] }
    groups[group].members[count - 1] = row
  }

  mutating func removeMembers(of group: Int) { groups[group].count = 0 }

  mutating func removeAll() {
    guard !groups.isEmpty else { return }
    groups.removeAll(keepingCapacity: true)
    buckets.refill(Self.fewBuckets, with: -1)
  }

  private func bucket(_ hash: UInt64) -> Int { Int(hash >> 32) & (buckets.count - 1) }

  private mutating func grow() {
    buckets.refill(2 * buckets.count, with: -1)
    for group in groups.indices {
      let bucket = bucket(groups[group].hash)
      groups[group].next = buckets[bucket]
      buckets[bucket] = Int32(group)
    }
  }
}
