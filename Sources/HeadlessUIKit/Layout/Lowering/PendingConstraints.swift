/// Constraints that are to be added, which is done in the order of their activation.
///
/// There are thousands, so that references to them are counted a list at a time.
struct PendingConstraints {
  private struct Entry {
    let order: UInt64
    /// One of those kept below.
    let constraint: Unmanaged<NSLayoutConstraint>
  }

  private var entries: [Entry] = []
  private var kept: [NSLayoutConstraint] = []
  private var keptLists: [ConstraintList] = []
  /// They mostly come in their order.
  private var isSorted = true

  var count: Int { entries.count }

  mutating func append(_ constraint: NSLayoutConstraint) {
    kept.append(constraint)
    note(constraint)
  }

  /// Takes those of a list that are in no solver, or all, which are then in none any more.
  mutating func append(_ list: ConstraintList, all: Bool) {
    guard !list.isEmpty else { return }
    keptLists.append(list)
    entries.expect(list.count)
    list.forEach { constraint in
      guard all || constraint.installation.handle == nil else { return }
      constraint.installation.handle = nil
      note(constraint)
    }
  }

  @inline(__always)
  private mutating func note(_ constraint: NSLayoutConstraint) {
    let order = constraint.installation.order
    let reference = Unmanaged.passUnretained(constraint)
    if let last = entries.last?.order, order < last { isSorted = false }
    entries.append(Entry(order: order, constraint: reference))
  }

  /// - Complexity: Linear, where they came in their order.
  @inline(__always)
  func forEachInOrder(_ body: (NSLayoutConstraint) -> Void) {
    let entries = isSorted ? entries : entries.sorted { $0.order < $1.order }
    withExtendedLifetime(self) {
      for entry in entries { entry.constraint._withUnsafeGuaranteedRef(body) }
    }
  }
}
