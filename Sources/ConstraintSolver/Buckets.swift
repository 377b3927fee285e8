/// Items sorted into numbered buckets, as one array and its offsets.
struct Buckets: Sendable {
  private var start: [Int32] = [0]
  private var items: [Int32] = []

  init() {}

  /// Puts item `i` into bucket `buckets[i]`, keeping order; items with a negative bucket are left out.
  init(_ buckets: [Int32], count: Int) {
    // One place further on than it belongs, each start moves there as its bucket is filled.
    start = Array(repeating: 0, count: count + 2)
    start.withUnsafeMutableBufferPointer { start in
      for bucket in buckets where bucket >= 0 { start[Int(bucket) + 2] += 1 }
      for bucket in 0..<count { start[bucket + 2] += start[bucket + 1] }
      items = Array(repeating: 0, count: Int(start[count + 1]))
      items.withUnsafeMutableBufferPointer { items in
        for (item, bucket) in buckets.enumerated() where bucket >= 0 {
          items[Int(start[Int(bucket) + 1])] = Int32(item)
          start[Int(bucket) + 1] += 1
        }
      }
    }
    start.removeLast()
  }

  var count: Int { start.count - 1 }

  subscript(bucket: Int) -> ArraySlice<Int32> {
    items[Int(start[bucket])..<Int(start[bucket + 1])]
  }
}
