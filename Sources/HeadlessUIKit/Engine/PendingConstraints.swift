/// Constraints that are to be added, which is done in the order of their activation.
struct PendingConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// Sorting numbers spares counting references to the constraints.
  private var keys: [Key] = []
  /// They mostly come in their order.
  private var isSorted = true

  private struct Key: Comparable {
    let order: UInt64
    let index: Int

    static func < (left: Key, right: Key) -> Bool { left.order < right.order }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let key = Key(order: constraint.installation.order, index: constraints.count)
    if let last = keys.last, key < last { isSorted = false }
    keys.append(key)
    constraints.append(constraint)
  }

  /// - Complexity: Linear, where they came in their order.
  @inline(__always)
  func forEachInOrder(_ body: (NSLayoutConstraint) -> Void) {
    for key in isSorted ? keys : keys.sorted() { body(constraints[key.index]) }
  }
}
