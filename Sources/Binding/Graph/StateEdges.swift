/// The bindings, observers and derived states of a state.
@MainActor
struct StateEdges {
  let bindings: [any ViewSideBinding]
  let observers: [(observer: AnyObject, line: SourceLine)]
  let derived: [any AnyState]

  /// Objects that may own the state: its observers, and the views that are bound to it.
  var owners: [AnyObject] { observers.map(\.observer) + bindings.compactMap(\.view) }
}

extension ObservableState {
  final func isObserved(by observer: AnyObject) -> Bool {
    guard let hub else { return false }
    return hub.observers.all(of: ObjectIdentifier(observer)).contains { $0.observer === observer }
  }

  final var edges: StateEdges {
    guard let hub else { return StateEdges(bindings: [], observers: [], derived: []) }
    return StateEdges(
      bindings: hub.bindings.all.filter { $0.view != nil }.map { BindingCore<Value>.of($0) },
      observers: hub.observers.all.compactMap { core in core.observer.map { ($0, core.line) } },
      derived: hub.derivedStates)
  }
}
