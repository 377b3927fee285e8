/// The graph of a state's or a view's bindings: who is told of a change, and which line arranged
/// that.
///
/// ```swift
/// print($name.graph)
/// // Form.name ⇄ nameField.text (Form.swift:31)
/// // Form.name → Form.isValid
/// // Form.name → Form, which observes it (Form.swift:36)
/// ```
///
/// Use it in a test to check that no bindings are left: `BindingGraph(in: cell).isEmpty`.
@preconcurrency @MainActor
public struct BindingGraph {
  /// A path that a change takes from one node to another.
  struct Edge {
    let from: PropagationNode
    let to: Target
    let isTwoWay: Bool
    let line: SourceLine?
  }

  enum Target {
    case node(PropagationNode)
    case observer(AnyObject)
  }

  private(set) var edges: [Edge] = []
  private let roots: [PropagationNode]

  /// Creates the graph of everything that changes with a state, and of everyone who is told.
  public init<Value>(of state: ObservableState<Value>) {
    roots = [.state(state)]
    var walk = GraphWalk()
    walk.visit(state)
    edges = walk.edges
  }

  /// Creates the graph of everything that is bound to a view or any view inside it, and of what
  /// changes with that.
  public init(in view: UIView) {
    var (walk, pending) = (GraphWalk(), [view])
    while let next = pending.popLast() {
      walk.visit(next)
      pending += next.subviews.reversed()
    }
    roots = walk.views
    edges = walk.edges
  }

  /// Whether nothing is bound and nobody observes.
  public var isEmpty: Bool { edges.isEmpty }

  /// The names of the properties that would change if the state were set, or the views changed.
  ///
  /// The names are not in the order of the changes. What views or callbacks do with a change is not
  /// known beforehand.
  public var reached: [String] {
    let names = names
    var ways: [PropagationNode.Identity: [Edge]] = [:]
    for edge in edges {
      for node in edge.nodes { ways[node.identity, default: []].append(edge) }
    }
    var found: [String] = []
    var seen = Set(roots.map(\.identity))
    var pending = roots
    while let node = pending.popLast() {
      for edge in ways.removeValue(forKey: node.identity) ?? [] {
        BindingWork.note()
        for next in edge.ends(from: node) where seen.insert(next.identity).inserted {
          found.append(names.name(of: next))
          pending.append(next)
        }
      }
    }
    return found
  }

  /// The graph in the DOT language of Graphviz; `dot -Tsvg` draws it.
  public var dot: String {
    let names = names
    let lines = edges.map { edge in
      let label = edge.line.map { "label=\"\($0)\"" }
      let marks = [label, edge.isTwoWay ? "dir=both" : nil].compactMap(\.self)
      let attributes = marks.isEmpty ? "" : " [\(marks.joined(separator: ", "))]"
      let (from, to) = (names.name(of: edge.from), name(of: edge.to, names))
      return "  \"\(from)\" -> \"\(to)\"\(attributes);\n"
    }
    return "digraph {\n\(lines.joined())}\n"
  }

  private var names: PropagationNames {
    PropagationNames(of: edges.flatMap(\.nodes))
  }

  private func name(of target: Target, _ names: PropagationNames) -> String {
    switch target {
    case .node(let node): names.name(of: node)
    case .observer(let observer): "\(type(of: observer))"
    }
  }
}

extension BindingGraph: CustomStringConvertible {
  /// One line per edge: `⇄` for both directions, `→` for one, and the source line that created it.
  public nonisolated var description: String {
    MainActorQueue.isCurrent ? MainActor.assumeIsolated { text } : "a graph of bindings"
  }

  private var text: String { lines(of: edges).joined(separator: "\n") }

  func lines(of edges: [Edge]) -> [String] {
    let names = names
    return edges.map { edge in
      let arrow = edge.isTwoWay ? "⇄" : "→"
      let line = edge.line.map { " (\($0))" } ?? ""
      let remark = if case .observer = edge.to { ", which observes it" } else { "" }
      return "\(names.name(of: edge.from)) \(arrow) \(name(of: edge.to, names))\(remark)\(line)"
    }
  }
}

extension BindingGraph.Edge {
  /// The nodes at the ends of the edge.
  @MainActor
  fileprivate var nodes: [PropagationNode] {
    if case .node(let node) = to { [from, node] } else { [from] }
  }

  /// Returns the nodes to which a change goes from a node along the edge.
  @MainActor
  fileprivate func ends(from node: PropagationNode) -> [PropagationNode] {
    guard case .node(let to) = to else { return [] }
    if from.identity == node.identity { return [to] }
    return isTwoWay && to.identity == node.identity ? [from] : []
  }
}

extension ObservableState {
  /// The graph of the state's bindings: who is told of a change, and which line arranged that.
  public final var graph: BindingGraph { BindingGraph(of: self) }
}
