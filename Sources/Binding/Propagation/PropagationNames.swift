/// The names of states and views, by the objects that have them.
@MainActor
struct PropagationNames {
  private var properties: [ObjectIdentifier: String] = [:]
  private var seen: Set<ObjectIdentifier> = []

  /// Returns the path of a change as text: `Form.name → field.text → Form.name`.
  static func text(_ path: [PropagationNode]) -> String {
    let names = PropagationNames(of: path)
    return path.map { names.name(of: $0) }.joined(separator: " → ")
  }

  init(of nodes: [PropagationNode]) {
    var met: Set<PropagationNode.Identity> = []
    for node in nodes where met.insert(node.identity).inserted {
      switch node {
      case .state(let state):
        for owner in state.edges.owners {
          BindingWork.note()
          collect(from: owner)
          (owner as? UIView).map { collect(around: $0) }
        }
      case .view(let view, _, _): collect(around: view)
      }
    }
  }

  /// Notes the properties of an object, including those of its superclasses.
  mutating func collect(from owner: AnyObject) {
    guard seen.insert(ObjectIdentifier(owner)).inserted else { return }
    let name = "\(type(of: owner))"
    for mirror in sequence(first: Mirror(reflecting: owner), next: \.superclassMirror) {
      for (label, value) in mirror.children {
        guard let label, let state = value as? any AnyState else { continue }
        // The wrapper of a property is stored under its name with an underscore.
        let property = label.hasPrefix("_") ? "\(label.dropFirst())" : label
        properties[ObjectIdentifier(state)] = "\(name).\(property)"
      }
    }
  }

  private mutating func collect(around view: UIView) {
    var responder: UIResponder? = view
    while let current = responder {
      collect(from: current)
      let model = BoundModel.of(current)?.anyModel
      if let model { collect(from: model) }
      responder = current.next
    }
  }

  /// Returns the name of a node: for a state its property, or else the line of the property; for a
  /// view its name with the property.
  func name(of node: PropagationNode) -> String {
    switch node {
    case .state(let state): name(of: state)
    case .view(let view, let property, _):
      "\(LayoutNames(of: [.view(view)]).name(of: .view(view))).\(property)"
    }
  }

  func name(of state: any AnyState) -> String {
    properties[ObjectIdentifier(state)] ?? "the state of \(state.line)"
  }
}
