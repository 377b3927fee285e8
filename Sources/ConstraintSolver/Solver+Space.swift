extension Solver {
  /// A solver of nothing, in the space that another has left.
  public init(in room: inout Room) {
    if let spare = room.spare.take() { self = spare } else { self.init() }
  }

  /// Leaves its space to the next solver, unless it is much, and is one of nothing then.
  public mutating func leave(_ room: inout Room) {
    var old = Solver()
    swap(&old, &self)
    guard max(old.kinds.count, old.store.count) <= Self.mostKept else { return }
    room.spare = Solver(inSpaceOf: &old)
  }

  private init(inSpaceOf old: inout Solver) {
    self.init()
    spareElimination = old.elimination.take()
    // Who numbers variables by their ranks shares those.
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
