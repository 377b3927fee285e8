/// Constraints that are to be added, which is done in the order of their activation.
struct PendingConstraints {
  private struct Entry {
    let order: UInt64
    let constraint: NSLayoutConstraint
  }

  private var entries: [Entry] = []
  /// They mostly come in their order.
  private var isSorted = true

  @inline(__always)
  mutating func append(_ constraint: consuming NSLayoutConstraint) {
    let order = constraint.installation.order
    if let last = entries.last?.order, order < last { isSorted = false }
    entries.append(Entry(order: order, constraint: constraint))
  }

  /// Counts no references to the constraints, which there are thousands of.
  ///
  /// - Complexity: Linear, where they came in their order.
  @inline(__always)
  func forEachInOrder(_ body: (NSLayoutConstraint) -> Void) {
    let entries = isSorted ? entries : entries.sorted { $0.order < $1.order }
    withExtendedLifetime(entries) {
      for index in entries.indices {
        Unmanaged.passUnretained(entries[index].constraint)._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
