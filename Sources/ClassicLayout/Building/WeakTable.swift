/// Values that belong to objects, for as long as these are there.
@MainActor
final class WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeOfNextSweep = 64

  subscript(object: AnyObject) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry?.value : nil
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
      guard entries.count > sizeOfNextSweep else { return }
      entries = entries.filter { $0.value.object != nil }
      sizeOfNextSweep = max(64, entries.count * 2)
    }
  }
}
