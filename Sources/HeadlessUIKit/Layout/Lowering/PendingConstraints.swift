/// Constraints to be added to the solver, in the order of their activation.
///
/// There may be thousands, so they are retained a list at a time.
struct PendingConstraints {
  private struct Entry {
    let order: UInt64
    /// A constraint retained below.
    let constraint: Unmanaged<NSLayoutConstraint>
  }

  private var entries: [Entry] = []
  private var kept: [NSLayoutConstraint] = []
  private var keptLists: [ConstraintList] = []
  /// Constraints mostly arrive in order.
  private var isSorted = true

  var count: Int { entries.count }

  mutating func append(_ constraint: NSLayoutConstraint) {
    kept.append(constraint)
    note(constraint)
  }

  /// Appends the constraints of a list that are in no solver, or all of them, which are then in no
  /// solver any more.
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

  /// - Complexity: Linear if they arrived in order.
  @inline(__always)
  func forEachInOrder(_ body: (NSLayoutConstraint) -> Void) {
    let entries = isSorted ? entries : entries.sorted { $0.order < $1.order }
    withExtendedLifetime(self) {
      for entry in entries { entry.constraint._withUnsafeGuaranteedRef(body) }
    }
  }
}
