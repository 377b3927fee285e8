/// The constraints and guides of a layout in the system that the blocks come from: a box for
/// everything, and weak preferences at 50.
///
/// This type is deliberately independent of the framework and makes its constraints by hand.
@MainActor
public struct OriginalConstraints {
  public private(set) var views: [(name: String, view: SizedView)] = []
  public private(set) var guides: [UILayoutGuide] = []
  public private(set) var constraints: [NSLayoutConstraint] = []

  private static let weak = UILayoutPriority(50)

  public init() {}

  /// Lays out a sketch in a view or a guide that serves as its box.
  public mutating func add(_ sketch: Sketch, in box: Any, host: UIView) {
    switch sketch.kind {
    case .box: pinEdges(of: item(for: sketch, host: host), to: box)
    case .spacer: break
    case .stack(let axis, let spacing, let alignment, let elements):
      addStack(elements, axis, spacing, alignment, in: box, host: host)
    case .layers(let edges, let layers):
      for layer in layers { addLayer(layer, edges, in: box, host: host) }
    case .inset(let content, let insets): addInset(content, insets, in: box, host: host)
    case .background(let content, let other):
      decorate(other, in: box, host: host)
      addContent(content, in: box, host: host)
    case .overlay(let content, let other):
      addContent(content, in: box, host: host)
      let guide = makeGuide()
      pinEdges(of: guide, to: box)
      add(other, in: guide, host: host)
    case .safeArea(let edges, let content):
      add(content, in: safeArea(edges, of: host), host: host)
    }
  }

  /// The item that represents a sketch in its parent: the view, or a guide with the rest laid out
  /// in it.
  private mutating func item(for sketch: Sketch, host: UIView) -> Any {
    guard case .box(let name, let size) = sketch.kind else {
      let guide = makeGuide()
      add(sketch, in: guide, host: host)
      return guide
    }
    let view = SizedView(name, size?.width, size?.height)
    views.append((name, view))
    for axis in LayoutAxis.allCases {
      if let length = sketch.lengths[axis] { setLength(of: view, axis, .equal, length) }
    }
    return view
  }
}

// MARK: Stacks

extension OriginalConstraints {
  private mutating func addStack(
    _ elements: [Sketch], _ axis: LayoutAxis, _ spacing: CGFloat, _ alignment: SlotAlignment,
    in box: Any, host: UIView
  ) {
    var chain: [Any] = []
    for (index, element) in elements.enumerated() {
      if element.before != 0 { chain.append(spacer(element.before, axis, alignment, in: box)) }
      if case .spacer(let length, let expands) = element.kind {
        chain.append(spacer(length, expands: expands, axis, alignment, in: box))
      } else {
        let item = item(for: element, host: host)
        var own = alignment
        if case .cross(let place) = element.own { own = place }
        align(item, own, axis.cross, in: box)
        chain.append(item)
        let isLast = index == elements.count - 1
        if spacing > 0, !isLast { chain.append(spacer(spacing, axis, alignment, in: box)) }
      }
      if element.after != 0 { chain.append(spacer(element.after, axis, alignment, in: box)) }
    }
    for (previous, next) in zip(chain, chain.dropFirst()) {
      relate(next, axis.start, .equal, previous, axis.end)
    }
    if let first = chain.first { relate(first, axis.start, .equal, box, axis.start) }
    if let last = chain.last { relate(last, axis.end, .equal, box, axis.end) }
  }

  private mutating func spacer(
    _ length: CGFloat, expands: Bool = false, _ axis: LayoutAxis, _ alignment: SlotAlignment,
    in box: Any
  ) -> UILayoutGuide {
    let guide = makeGuide()
    setLength(of: guide, axis, expands ? .greaterThanOrEqual : .equal, length)
    align(guide, alignment, axis.cross, in: box)
    return guide
  }

  private mutating func align(
    _ item: Any, _ alignment: SlotAlignment, _ axis: LayoutAxis, in box: Any
  ) {
    let edges: [(LayoutAttribute, LayoutRelation)]
    switch alignment {
    case .start: edges = [(axis.start, .equal), (axis.end, .lessThanOrEqual)]
    case .end: edges = [(axis.start, .greaterThanOrEqual), (axis.end, .equal)]
    case .fill: edges = [(axis.start, .equal), (axis.end, .equal)]
    case .center:
      edges = [
        (axis.start, .greaterThanOrEqual), (axis.center, .equal), (axis.end, .lessThanOrEqual),
      ]
    }
    for (edge, relation) in edges { relate(item, edge, relation, box, edge) }
    guard alignment != .fill else { return }
    relate(item, axis.start, .equal, box, axis.start, Self.weak)
    relate(item, axis.end, .equal, box, axis.end, Self.weak)
  }
}

// MARK: Layers, insets, decorations

extension OriginalConstraints {
  private mutating func addLayer(
    _ layer: Sketch, _ edges: LayoutEdge.Set?, in box: Any, host: UIView
  ) {
    switch layer.kind {
    case .inset, .layers: return add(layer, in: box, host: host)
    default: break
    }
    let item = item(for: layer, host: host)
    relate(item, .left, .greaterThanOrEqual, box, .left)
    relate(item, .top, .greaterThanOrEqual, box, .top)
    relate(item, .right, .lessThanOrEqual, box, .right)
    relate(item, .bottom, .lessThanOrEqual, box, .bottom)
    for axis in LayoutAxis.allCases {
      relate(item, axis.length, .equal, box, axis.length, Self.weak)
    }
    var attached = edges ?? []
    if case .attach(let own) = layer.own { attached = own }
    if layer.own == .center { attached = [] }
    for edge in LayoutEdge.allCases where attached.contains(edge) {
      relate(item, edge.attribute, .equal, box, edge.attribute)
    }
    for axis in LayoutAxis.allCases {
      let named = LayoutEdge.allCases.contains { $0.axis == axis && attached.contains($0) }
      let priority = attached.isEmpty ? UILayoutPriority.defaultHigh : .required
      if !named { relate(item, axis.center, .equal, box, axis.center, priority) }
    }
  }

  private mutating func addInset(
    _ content: Sketch, _ insets: [LayoutEdge: Sketch.Inset], in box: Any, host: UIView
  ) {
    let item = item(for: content, host: host)
    for edge in LayoutEdge.allCases {
      let outwards: LayoutRelation = edge.isStart ? .greaterThanOrEqual : .lessThanOrEqual
      let sign: CGFloat = edge.isStart ? 1 : -1
      switch insets[edge] {
      case .exact(let value):
        relate(item, edge.attribute, .equal, box, edge.attribute, plus: sign * value)
      case .min(let value):
        relate(item, edge.attribute, outwards, box, edge.attribute, plus: sign * value)
      case nil:
        relate(item, edge.attribute, outwards, box, edge.attribute)
      }
    }
    for axis in LayoutAxis.allCases {
      let isHeld = LayoutEdge.allCases.contains { edge in
        if edge.axis == axis, case .exact = insets[edge] { return true }
        return false
      }
      if !isHeld { relate(item, axis.center, .equal, box, axis.center, .defaultHigh) }
    }
  }

  private mutating func addContent(_ content: Sketch, in box: Any, host: UIView) {
    add(content, in: box, host: host)
  }

  private mutating func decorate(_ other: Sketch, in box: Any, host: UIView) {
    if case .box = other.kind { return add(other, in: box, host: host) }
    let guide = makeGuide()
    pinEdges(of: guide, to: box)
    add(other, in: guide, host: host)
  }

  private mutating func safeArea(_ edges: LayoutEdge.Set, of host: UIView) -> Any {
    if edges == .all { return host.safeAreaLayoutGuide }
    if edges.isEmpty { return host }
    let guide = makeGuide()
    for edge in LayoutEdge.allCases {
      let target: Any = edges.contains(edge) ? host.safeAreaLayoutGuide : host
      relate(guide, edge.attribute, .equal, target, edge.attribute)
    }
    return guide
  }
}

// MARK: Constraints

extension OriginalConstraints {
  private mutating func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guides.append(guide)
    return guide
  }

  private mutating func pinEdges(of item: Any, to box: Any) {
    for edge in LayoutEdge.allCases { relate(item, edge.attribute, .equal, box, edge.attribute) }
  }

  private mutating func relate(
    _ item: Any, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ target: Any,
    _ other: LayoutAttribute, _ priority: UILayoutPriority = .required, plus constant: CGFloat = 0
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute.native, relatedBy: relation.native, toItem: target,
      attribute: other.native, multiplier: 1, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func setLength(
    of item: Any, _ axis: LayoutAxis, _ relation: LayoutRelation, _ length: CGFloat
  ) {
    constraints.append(
      NSLayoutConstraint(
        item: item, attribute: axis.length.native, relatedBy: relation.native, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: length))
  }
}
