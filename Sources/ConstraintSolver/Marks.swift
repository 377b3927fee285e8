/// Which of many are marked: a byte for each, up to the last one that is. Mostly none is.
struct Marks: Sendable {
  private var flags: [Bool] = []

  @inline(__always)
  subscript(place: Int) -> Bool {
    get { place < flags.count && flags[place] }
    set {
      guard newValue || place < flags.count else { return }
      flags.set(newValue, at: place, elsewhere: false)
    }
  }

  /// Forgets all, and keeps the space.
  mutating func removeAll() { flags.removeAll(keepingCapacity: true) }

  mutating func trim() { flags.trim() }
}
