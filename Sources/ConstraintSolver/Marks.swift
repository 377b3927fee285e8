/// Marks on few of many items: one byte for each, up to the last marked one.
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

  /// Removes all marks, keeping the storage.
  mutating func removeAll() { flags.removeAll(keepingCapacity: true) }

  mutating func trim() { flags.trim() }
}
