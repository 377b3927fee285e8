extension Solver {
  /// Creates an empty solver that reuses the storage left in a room.
  public init(in room: inout Room) {
    if let spare = room.spare.take() { self = spare } else { self.init() }
  }

  /// Empties the solver, leaving its storage to the next one unless it is large.
  public mutating func leave(_ room: inout Room) {
    var old = Solver()
    swap(&old, &self)
    guard max(old.kinds.count, old.store.count) <= Self.mostKept else { return }
    room.spare = Solver(inSpaceOf: &old)
  }

  private init(inSpaceOf old: inout Solver) {
    self.init()
    spareElimination = old.elimination.take()
    // Otherwise the spare elimination would share the array of ranks.
    spareElimination?.startOver(variableCount: 0)
    sparePartition = old.partition.take()
    sparePartition?.startOver()
    swap(&old.store, &store)
    store.startOver()
    Self.empty(&old.terms, into: &terms)
    Self.empty(&old.kinds, into: &kinds)
    Self.empty(&old.values, into: &values)
    Self.empty(&old.rank, into: &rank)
    swap(&old.isVolatile, &isVolatile)
    isVolatile.removeAll()
    Self.empty(&old.isMovable, into: &isMovable)
    Self.empty(&old.isDirty, into: &isDirty)
    Self.empty(&old.dirtyComponents, into: &dirtyComponents)
  }

  @inline(__always)
  private static func empty<Element>(_ old: inout [Element], into new: inout [Element]) {
    swap(&old, &new)
    new.removeAll(keepingCapacity: true)
  }
}
