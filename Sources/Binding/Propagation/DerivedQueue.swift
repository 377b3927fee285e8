/// The states that are to be derived again: the lowest come first, and among states of the same
/// height those that were added first.
///
/// - Complexity: O(log `count`) comparisons for each state.
@MainActor
struct DerivedQueue {
  @MainActor
  private struct Entry {
    let state: any AnyState
    let number: Int
    var height = 0

    func comes(before other: Entry) -> Bool {
      BindingWork.note()
      return (height, number) < (other.height, other.number)
    }
  }

  /// The entries with known heights, as a heap.
  private var entries: [Entry] = []
  /// The entries that have just been added: the height of a single one is not needed.
  private var fresh: [Entry] = []
  private var count = 0
  /// The version of the derivations for which the heights hold.
  private var version = DerivedHeight.version

  mutating func add(_ states: [any AnyState]) {
    for state in states {
      fresh.append(Entry(state: state, number: count))
      count += 1
    }
  }

  /// Removes and returns the next state.
  mutating func next() -> (any AnyState)? {
    if version != DerivedHeight.version {
      // A callback has changed a derivation meanwhile.
      fresh += entries
      entries = []
      version = DerivedHeight.version
    }
    if entries.isEmpty, fresh.count == 1 { return fresh.removeLast().state }
    for entry in fresh { place(entry) }
    fresh = []
    return first()
  }

  private mutating func place(_ entry: Entry) {
    var entry = entry
    entry.height = entry.state.derivedHeight
    var child = entries.count
    entries.append(entry)
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].comes(before: entries[parent]) else { return }
      entries.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func first() -> (any AnyState)? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last.state }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < entries.count && entries[child].comes(before: entries[least]) {
        least = child
      }
      guard least != parent else { return first.state }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
