import ConstraintSolver
import Foundation

/// Decides which item comes first among equals.
///
/// Items that active constraints of the client mention come first, in the order of activation. Items that only the
/// system's own constraints mention follow, in the order of the tree. The items that a view arranges keep the order of
/// arrangement, in the places that they have among the others. Ties thus depend on the layout as it is, not on how it
/// came about.
extension LayoutEngine {
  /// Sorts the solver's variables by that order, if it could matter.
  ///
  /// - Returns: Whether the choices that the constraints leave must be made again.
  func settleTies() -> Bool {
    guard areTiesStale, look({ $0.hasChoices }), let root else { return false }
    areTiesStale = false
    let order = TieOrder(root)
    return solver.reorder(
      order.sorted(records.filter { !$0.isVacant }).flatMap(\.coordinates.variables))
  }
}

@MainActor
private struct TieOrder {
  /// The positions of views and guides in the tree, parents first.
  private var places: [ObjectIdentifier: Int] = [:]
  private var arrangements: [[LayoutNode]] = []

  init(_ root: UIView) {
    note(root)
  }

  private mutating func note(_ view: UIView) {
    place(view.node)
    for guide in view.allGuides { place(guide.node) }
    let arranged = view.arrangedNodes
    if !arranged.isEmpty { arrangements.append(arranged) }
    for node in arranged { place(node) }
    for subview in view.storedSubviews { note(subview) }
  }

  private mutating func place(_ node: LayoutNode) {
    let next = places.count
    if places[ObjectIdentifier(node)] == nil { places[ObjectIdentifier(node)] = next }
  }

  func sorted(_ records: [ItemRecord]) -> [ItemRecord] {
    var sorted = records.map { (key: key(of: $0.node), record: $0) }
      .sorted { $0.key < $1.key }.map(\.record)
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, record) in sorted.enumerated() { indices[ObjectIdentifier(record.node)] = index }
    for nodes in arrangements {
      let taken = nodes.compactMap { indices[ObjectIdentifier($0)] }
      let arranged = taken.map { sorted[$0] }
      for (index, record) in zip(taken.sorted(), arranged) {
        sorted[index] = record
        indices[ObjectIdentifier(record.node)] = index
      }
    }
    return sorted
  }

  private func key(of node: LayoutNode) -> TieKey {
    TieKey(
      mention: node.mentions.firstOfClient ?? .max,
      place: places[ObjectIdentifier(node)] ?? .max)
  }
}

private struct TieKey: Comparable {
  let mention: UInt64
  let place: Int

  static func < (left: TieKey, right: TieKey) -> Bool {
    left.mention != right.mention ? left.mention < right.mention : left.place < right.place
  }
}
