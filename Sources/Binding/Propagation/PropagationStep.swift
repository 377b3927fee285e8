/// A state, or a property of a view, through which a change passes.
@MainActor
enum PropagationNode {
  case state(any AnyState)
  case view(UIView, property: String, BindingKey)

  /// The identity of a node.
  enum Identity: Hashable {
    case state(ObjectIdentifier)
    case property(BindingKey)
  }

  var identity: Identity {
    switch self {
    case .state(let state): .state(ObjectIdentifier(state))
    case .view(_, _, let key): .property(key)
    }
  }

  var line: SourceLine? {
    if case .state(let state) = self { state.line } else { nil }
  }
}

/// A step of a change, and the steps before it.
@MainActor
final class PropagationStep {
  let node: PropagationNode
  private let before: PropagationStep?
  private let number: Int
  /// The number of steps that are kept: far more than a loop that is stopped has.
  private static let kept = 1000

  init(_ node: PropagationNode, after before: PropagationStep?) {
    self.node = node
    let isTooLong = (before?.number ?? 0) >= Self.kept
    self.before = isTooLong ? nil : before
    number = isTooLong ? 0 : (before?.number ?? 0) + 1
  }

  /// Whether the change has passed through a node, in this step or one before.
  func passes(_ identity: PropagationNode.Identity) -> Bool {
    sequence(first: self, next: \.before).contains { $0.node.identity == identity }
  }

  /// The path from the last time that the change was at this node to now; all that is known if it
  /// was not.
  var loop: [PropagationNode] {
    var path = [node]
    var step = before
    while let current = step {
      path.append(current.node)
      if current.node.identity == node.identity { break }
      step = current.before
    }
    return path.reversed()
  }
}
