import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The constraints without which an item's position or length in its tree along an axis would change, or become
  /// ambiguous, in the order of their activation.
  ///
  /// Each constraint that may decide them is removed in turn, in a copy of everything connected with the item.
  ///
  /// - Complexity: As many solves of that copy as there are constraints behind the item's position and length, and
  ///   behind the demands on the same components.
  func constraintsDeciding(
    _ node: LayoutNode, on axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveIfNeeded()
    guard let length = slot(of: node).map({ records[$0].coordinates.axes[axis].length }) else {
      return []
    }
    let watched = [length] + withContainers(node).compactMap { origin(of: $0, on: axis) }
    let before = watched.map { solver.range(of: $0) }
    let candidates = solver.constraints(deciding: watched)
    var excerpt = solver.excerpt(connectedWith: watched) { client(of: $0) == nil }
    _ = excerpt.solver.solve()
    let insides = Dictionary(uniqueKeysWithValues: excerpt.constraints.map { ($0, $1) })
    let watchedInside = watched.compactMap { excerpt.variable($0) }
    return constraintsAround(node, deciding: candidates).filter { constraint in
      guard let handle = constraint.installation.handle, candidates?.contains(handle) ?? true,
        let inside = insides[handle]
      else { return false }
      var copy = excerpt.solver
      copy.remove(inside)
      Self.trials += 1
      Self.constraintsTried += insides.count
      return !zip(zip(watched, watchedInside), before).allSatisfy { variables, range in
        let (variable, inside) = variables
        return Self.areSame(range, copy.range(of: inside))
          && Self.areSame(value(of: variable), copy.value(of: inside))
      }
    }
  }

  /// The number of solves without or with a changed constraint, and the number of constraints in them, for tests.
  static var trials = 0
  static var constraintsTried = 0
  /// The number of constraints visited in search of those around an item, for tests.
  static var constraintsMet = 0

  private func origin(of node: LayoutNode, on axis: NSLayoutConstraint.Axis) -> Variable? {
    slot(of: node).flatMap { records[$0].coordinates.axes[axis].origin }
  }

  /// The constraints reachable from an item. Most of those that may decide it are reachable through each other.
  private func constraintsAround(
    _ node: LayoutNode, deciding candidates: Set<ConstraintID>?
  ) -> [NSLayoutConstraint] {
    guard let candidates else { return constraintsAround(node) { $0.mentions.all } }
    let known = candidates.compactMap { client(of: $0) }
    var mentions: [LayoutNode: [NSLayoutConstraint]] = [:]
    for constraint in known {
      for node in constraint.mentionedNodes { mentions[node, default: []].append(constraint) }
    }
    let near = constraintsAround(node) { mentions[$0] ?? [] }
    return near.count == known.count ? near : constraintsAround(node) { $0.mentions.all }
  }

  /// The constraints reachable from an item by going from constraints to their items. The search ends at items placed
  /// by the host, which other constraints can't move.
  private func constraintsAround(
    _ node: LayoutNode, through mentions: (LayoutNode) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    var todo = withContainers(node)
    var seenNodes = Set(todo.map { ObjectIdentifier($0) })
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    while let next = todo.popLast() {
      for constraint in mentions(next) where constraint.engine === self {
        Self.constraintsMet += 1
        guard found.updateValue(constraint, forKey: ObjectIdentifier(constraint)) == nil else {
          continue
        }
        for other in constraint.mentionedNodes.flatMap(withContainers) {
          guard isMovable(other), seenNodes.insert(ObjectIdentifier(other)).inserted else {
            continue
          }
          todo.append(other)
        }
      }
    }
    return found.values.sorted { $0.installation.order < $1.installation.order }
  }

  /// An item and its containers: positions are relative to the container, which constraints may place as well.
  private func withContainers(_ node: LayoutNode) -> [LayoutNode] {
    [node] + sequence(first: node) { $0.container?.node }.dropFirst()
  }

  private func isMovable(_ node: LayoutNode) -> Bool {
    guard let slot = slot(of: node) else { return false }
    let record = records[slot]
    return record.placement.horizontal == nil || record.placement.vertical == nil
      || node.systemKind != nil
  }

  private static func areSame(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 1e-6
  }

  private static func areSame(
    _ left: (lower: Double, upper: Double), _ right: (lower: Double, upper: Double)
  ) -> Bool {
    areSame(left.lower, right.lower) && areSame(left.upper, right.upper)
  }
}
