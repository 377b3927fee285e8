/// States that are to be made anew: the lowest come first, and of those that are as high the first ones.
///
/// - Complexity: O(log `count`) comparisons for each.
@MainActor
struct DerivedQueue {
  @MainActor
  private struct Entry {
    let state: any AnyState
    let number: Int
    var height = 0

    func comes(before other: Entry) -> Bool {
      BindingWork.steps += 1
      return (height, number) < (other.height, other.number)
    }
  }

  /// A heap.
  private var entries: [Entry] = []
  /// Those that have just come: of a single one nobody has to know how high it is.
  private var fresh: [Entry] = []
  private var count = 0
  /// The heights are those that were when so often something had been made of others.
  private var version = DerivedHeight.version

  mutating func add(_ states: [any AnyState]) {
    for state in states {
      fresh.append(Entry(state: state, number: count))
      count += 1
    }
  }

  /// Takes the next one out.
  mutating func next() -> (any AnyState)? {
    if version != DerivedHeight.version {
      // Who is told of a change has made a state of others.
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
