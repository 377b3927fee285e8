/// Collects the edges between everything that is connected.
@MainActor
struct GraphWalk {
  private(set) var edges: [BindingGraph.Edge] = []
  /// The properties of views that the walk has met, in order.
  private(set) var views: [PropagationNode] = []
  private var states: Set<ObjectIdentifier> = []
  private var bindings: Set<ObjectIdentifier> = []
  private var boundViews: Set<ObjectIdentifier> = []
  private var shown: [BindingKey: ShownProperty] = [:]

  /// The bindings of a property, how many of them the walk has met, and how many of their states it
  /// has followed.
  private struct ShownProperty {
    let bindings: [any ViewSideBinding]
    var metCount = 0
    var followedCount = 0
  }

  /// A pending step of a walk that goes on elsewhere first: recursive calls would be as deep as
  /// chains of states are long.
  private enum Step {
    case state(any AnyState)
    /// Meet everything that is bound to the properties of some bindings.
    case meet([any ViewSideBinding])
    /// Go on with the states of everything that is bound to the properties of these.
    case follow(ArraySlice<any ViewSideBinding>)
  }

  /// Collects everything that is connected to a state.
  mutating func visit(_ state: any AnyState) {
    var pending: [Step] = [.state(state)]
    while let step = pending.popLast() {
      switch step {
      case .state(let state): note(state, &pending)
      case .meet(let bindings):
        for binding in bindings {
          collect(around: binding)
          while let other = next(\.metCount, of: binding.key) { visit(other) }
        }
      case .follow(let bindings):
        guard let binding = bindings.first else { continue }
        guard let other = next(\.followedCount, of: binding.key) else {
          pending.append(.follow(bindings.dropFirst()))
          continue
        }
        pending.append(step)
        other.anyState.map { pending.append(.state($0)) }
      }
    }
  }

  /// Notes the edges from a state, and pushes the steps that follow in reverse order.
  private mutating func note(_ state: any AnyState, _ pending: inout [Step]) {
    guard states.insert(ObjectIdentifier(state)).inserted else { return }
    let found = state.edges
    for binding in found.bindings { visit(binding) }
    for derived in found.derived {
      add(.state(state), .node(.state(derived)), isTwoWay: false, nil)
    }
    for (observer, line) in found.observers {
      add(.state(state), .observer(observer), isTwoWay: false, line)
    }
    // Other states that are bound to the same properties follow, too.
    if !found.bindings.isEmpty { pending += [.follow(found.bindings[...]), .meet(found.bindings)] }
    pending += found.derived.reversed().map { .state($0) }
  }

  /// Notes everything that is bound to the view of a binding.
  private mutating func collect(around binding: any ViewSideBinding) {
    guard let view = binding.view, boundViews.insert(ObjectIdentifier(view)).inserted else {
      return
    }
    let all = BoundView.known(of: view)?.all ?? []
    for (key, bindings) in Dictionary(grouping: all, by: \.key) {
      shown[key] = ShownProperty(bindings: bindings)
    }
  }

  /// Returns the next binding of a property: each caller goes on where the last one stopped.
  private mutating func next(
    _ count: WritableKeyPath<ShownProperty, Int>, of key: BindingKey
  ) -> (any ViewSideBinding)? {
    BindingWork.note()
    guard let property = shown[key], property[keyPath: count] < property.bindings.count else {
      return nil
    }
    shown[key]?[keyPath: count] += 1
    return property.bindings[property[keyPath: count]]
  }

  /// Collects the bindings of a view, the states that it observes, and everything that is connected
  /// to those.
  mutating func visit(_ view: UIView) {
    for binding in BoundView.known(of: view)?.all ?? [] {
      visit(binding)
      binding.anyState.map { visit($0) }
    }
    for state in BoundView.states(observedBy: view) { visit(state) }
  }

  private mutating func visit(_ binding: any ViewSideBinding) {
    guard let view = binding.view, let state = binding.anyState,
      bindings.insert(ObjectIdentifier(binding)).inserted
    else { return }
    let property = PropagationNode.view(view, property: binding.propertyName, binding.key)
    views.append(property)
    if binding.isTwoWay {
      add(.state(state), .node(property), isTwoWay: binding.changesState, binding.line)
    } else {
      add(property, .node(.state(state)), isTwoWay: false, binding.line)
    }
  }

  private mutating func add(
    _ from: PropagationNode, _ to: BindingGraph.Target, isTwoWay: Bool, _ line: SourceLine?
  ) {
    edges.append(BindingGraph.Edge(from: from, to: to, isTwoWay: isTwoWay, line: line))
  }
}
