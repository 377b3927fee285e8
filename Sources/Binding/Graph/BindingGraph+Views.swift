extension BindingGraph {
  /// Returns the states that views in a tree are bound to or observe, and that none of these views
  /// has itself, as a property or as a state that only the view keeps.
  package func outsideStates(in tree: UIView) -> Set<ObjectIdentifier> {
    let own = Self.ownStates(in: tree)
    return Set(paths(in: tree).map(\.state)).subtracting(own)
  }

  /// Returns a line for each edge between some states and the views in a tree.
  package func lines(between states: Set<ObjectIdentifier>, and tree: UIView) -> [String] {
    lines(of: paths(in: tree).filter { states.contains($0.state) }.map(\.edge))
  }

  private func paths(in tree: UIView) -> [(state: ObjectIdentifier, edge: Edge)] {
    edges.compactMap { edge in
      switch (edge.from, edge.to) {
      case (.state(let state), .node(.view(let view, _, _))) where view.isDescendant(of: tree),
        (.view(let view, _, _), .node(.state(let state))) where view.isDescendant(of: tree):
        (ObjectIdentifier(state), edge)
      case (.state(let state), .observer(let view as UIView)) where view.isDescendant(of: tree):
        (ObjectIdentifier(state), edge)
      default: nil
      }
    }
  }

  private static func ownStates(in tree: UIView) -> Set<ObjectIdentifier> {
    var (own, pending): (Set<ObjectIdentifier>, [UIView]) = ([], [tree])
    while let view = pending.popLast() {
      for mirror in sequence(first: Mirror(reflecting: view), next: \.superclassMirror) {
        for case (_, let state as any AnyState) in mirror.children {
          own.insert(ObjectIdentifier(state))
        }
      }
      own.formUnion(BoundView.known(of: view)?.keptStates.map { ObjectIdentifier($0) } ?? [])
      pending += view.subviews
    }
    return own
  }
}
