/// Items sorted into numbered buckets, as one array and its offsets.
struct Buckets: Sendable {
  private var start: [Int32] = []
  private var items: [Int32] = []

  init() {}

  /// Puts item `i` into bucket `buckets[i]`, keeping order; items with a negative bucket are left out.
  init(_ buckets: [Int32], count: Int) { fill(buckets, count: count) }

  /// Replaces the contents, reusing the storage.
  mutating func fill(_ buckets: [Int32], count: Int) {
    // Each start begins one place too far on; filling its bucket moves it to where it belongs.
    start.refill(count + 2, with: 0)
    start.withUnsafeMutableBufferPointer { start in
      for bucket in buckets where bucket >= 0 { start[Int(bucket) + 2] += 1 }
      for bucket in 0..<count { start[bucket + 2] += start[bucket + 1] }
      items.refill(Int(start[count + 1]), with: 0)
      items.withUnsafeMutableBufferPointer { items in
        for (item, bucket) in buckets.enumerated() where bucket >= 0 {
          items[Int(start[Int(bucket) + 1])] = Int32(item)
          start[Int(bucket) + 1] += 1
        }
      }
    }
    start.removeLast()
  }

  var count: Int { max(start.count - 1, 0) }

  subscript(bucket: Int) -> ArraySlice<Int32> {
    items[Int(start[bucket])..<Int(start[bucket + 1])]
  }
}
