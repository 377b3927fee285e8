/// Collects what hangs together.
@MainActor
struct GraphWalk {
  private(set) var edges: [BindingGraph.Edge] = []
  /// The properties of views that were met, in order.
  private(set) var views: [PropagationNode] = []
  private var states: Set<ObjectIdentifier> = []
  private var bindings: Set<ObjectIdentifier> = []
  private var boundViews: Set<ObjectIdentifier> = []
  private var shown: [BindingKey: ShownProperty] = [:]

  /// What is bound to a property, and how many of that have been met, and their states.
  private struct ShownProperty {
    let bindings: [any ViewSideBinding]
    var metCount = 0
    var followedCount = 0
  }

  /// What is still to be done of a walk that goes on elsewhere first: calls would be as deep as chains of
  /// states are long.
  private enum Step {
    case state(any AnyState)
    /// To meet all that is bound to the properties of some bindings.
    case meet([any ViewSideBinding])
    /// To go on with the states of what is bound to these.
    case follow(ArraySlice<any ViewSideBinding>)
  }

  /// Collects what hangs on a state.
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

  /// Notes the ways from a state, and what is to be walked after that, the first last.
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
    // What shows the same property follows, too.
    if !found.bindings.isEmpty { pending += [.follow(found.bindings[...]), .meet(found.bindings)] }
    pending += found.derived.reversed().map { .state($0) }
  }

  /// Notes what is bound to the view of a binding.
  private mutating func collect(around binding: any ViewSideBinding) {
    guard let view = binding.view, boundViews.insert(ObjectIdentifier(view)).inserted else {
      return
    }
    let all = BoundView.known(of: view)?.all ?? []
    for (key, bindings) in Dictionary(grouping: all, by: \.key) {
      shown[key] = ShownProperty(bindings: bindings)
    }
  }

  /// The next binding of a property, for one who goes on where another has come to.
  private mutating func next(
    _ count: WritableKeyPath<ShownProperty, Int>, of key: BindingKey
  ) -> (any ViewSideBinding)? {
    BindingWork.steps += 1
    guard let property = shown[key], property[keyPath: count] < property.bindings.count else {
      return nil
    }
    shown[key]?[keyPath: count] += 1
    return property.bindings[property[keyPath: count]]
  }

  /// Collects what is bound to a view and what it observes, and all that hangs on that.
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
      add(.state(state), .node(property), isTwoWay: true, binding.line)
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
