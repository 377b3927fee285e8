/// Finds the elements of an old list in a new one.
@usableFromInline
enum IdentityMatch {
  /// The value that `origins` has for a new element.
  @usableFromInline static let isNew = -1

  /// Pairs equal elements of two lists: from both ends as far as the lists agree, and between them
  /// in order, the first with the first, the second with the second.
  ///
  /// Elements that occur more than once are thus told apart by their order. Pairing the first with
  /// the first throughout would move elements that have not moved: if `7, 1, 7` loses the first 7,
  /// the other one would become it, in front of the 1.
  ///
  /// - Returns: For each new index the old one, or ``isNew``; nil if both lists are equal.
  /// - Complexity: Linear in the number of elements of both lists. Elements that agree at the ends
  ///   are only compared; the others are hashed once each.
  @inlinable
  static func origins<Identity: Hashable>(of new: [Identity], in old: [Identity]) -> [Int]? {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return nil }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }

    var origins = [Int](repeating: isNew, count: new.count)
    for index in 0..<start { origins[index] = index }
    for index in 0..<end { origins[new.count - 1 - index] = old.count - 1 - index }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    guard start < oldEnd, start < newEnd else { return origins }

    // The first index of each identity; `nexts` leads from each index to the next of the same
    // identity.
    var firsts: [Identity: Int] = [:]
    firsts.reserveCapacity(oldEnd - start)
    var nexts: [Int: Int] = [:]
    for index in stride(from: oldEnd - 1, through: start, by: -1) {
      if let later = firsts.updateValue(index, forKey: old[index]) { nexts[index] = later }
    }
    for index in start..<newEnd {
      guard let place = firsts.index(forKey: new[index]) else { continue }
      let origin = firsts.values[place]
      guard origin != isNew else { continue }
      origins[index] = origin
      firsts.values[place] = nexts.isEmpty ? isNew : nexts[origin] ?? isNew
    }
    return origins
  }
}
