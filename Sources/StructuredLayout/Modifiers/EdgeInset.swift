/// The distance of one edge of a block from the edge of its box, in points. Positive values point
/// inwards.
struct EdgeInset: Hashable, Sendable {
  var min: ConstraintValue?
  var exact: ConstraintValue?
  var max: ConstraintValue?

  init() {}

  init(_ value: ConstraintValue) {
    switch value.relation {
    // Every edge stays inside anyway.
    case .greaterThanOrEqual: min = value.value == 0 ? nil : value
    case .equal: exact = value
    case .lessThanOrEqual: max = value
    }
  }

  /// Adds up the values of one edge, each relation separately.
  static func + (left: EdgeInset, right: EdgeInset) -> EdgeInset {
    var sum = EdgeInset()
    sum.min = add(left.min, right.min)
    sum.exact = add(left.exact, right.exact)
    sum.max = add(left.max, right.max)
    return sum
  }

  private static func add(_ left: ConstraintValue?, _ right: ConstraintValue?) -> ConstraintValue? {
    guard let left, let right else { return left ?? right }
    let priority = left.priority.rawValue < right.priority.rawValue ? left.priority : right.priority
    return ConstraintValue(left.relation, left.value + right.value, priority: priority)
  }

  /// Transforms each distance.
  mutating func mapValues(_ transform: (CGFloat) -> CGFloat) {
    if let value = min?.value { min?.value = transform(value) }
    if let value = exact?.value { exact?.value = transform(value) }
    if let value = max?.value { max?.value = transform(value) }
  }

  /// Whether the edge has a required distance and no other values.
  var isFixed: Bool { fixed != nil && max == nil && (min.map { $0.priority == .required } ?? true) }

  /// The required exact distance; nil if there is none.
  var fixed: CGFloat? { exact.flatMap { $0.priority == .required ? $0.value : nil } }

  /// The required minimum distance.
  var limit: CGFloat { min.flatMap { $0.priority == .required ? $0.value : nil } ?? 0 }

  /// The values besides ``fixed`` and ``limit``.
  var rest: [ConstraintValue] {
    [exact, min, max].compactMap { $0 }.filter {
      $0.relation == .lessThanOrEqual || $0.priority != .required
    }
  }
}

/// The insets of a block on one axis.
struct AxisInsets: Hashable, Sendable {
  var start = EdgeInset()
  var end = EdgeInset()

  static func + (left: AxisInsets, right: AxisInsets) -> AxisInsets {
    var sum = AxisInsets()
    sum.start = left.start + right.start
    sum.end = left.end + right.end
    return sum
  }

  /// Whether both edges have required distances and no other values.
  var isFixed: Bool {
    start.isFixed && end.isFixed
  }

  /// The sum of the required distances of both edges, in points.
  var least: CGFloat { (start.fixed ?? start.limit) + (end.fixed ?? end.limit) }

  /// Whether the insets stay the same when the sides are swapped.
  var isSymmetric: Bool { start == end }
}

/// The insets of a block.
struct BlockInsets: Hashable, Sendable {
  var horizontal = AxisInsets()
  var vertical = AxisInsets()
  /// Whether the horizontal insets are left and right instead of leading and trailing.
  private(set) var isAbsolute = false
  /// Whether the insets mix left or right with leading or trailing, which has no meaning.
  private(set) var mixesSides = false

  init(_ edges: LayoutEdge.Set, _ value: ConstraintValue) {
    let inset = EdgeInset(value)
    if edges.contains(.top) { vertical.start = inset }
    if edges.contains(.bottom) { vertical.end = inset }
    if edges.contains(.leading) { horizontal.start = inset }
    if edges.contains(.trailing) { horizontal.end = inset }
  }

  /// Creates insets, with `unsaid` for each edge that is not given.
  init(
    top: ConstraintValue, bottom: ConstraintValue,
    directional: (start: ConstraintValue, end: ConstraintValue),
    absolute: (start: ConstraintValue, end: ConstraintValue), unsaid: ConstraintValue
  ) {
    let usesDirectional = directional.start != unsaid || directional.end != unsaid
    let usesAbsolute = absolute.start != unsaid || absolute.end != unsaid
    let sides = usesAbsolute ? absolute : directional
    vertical.start = EdgeInset(top)
    vertical.end = EdgeInset(bottom)
    horizontal.start = EdgeInset(sides.start)
    horizontal.end = EdgeInset(sides.end)
    isAbsolute = usesAbsolute && !horizontal.isSymmetric
    mixesSides = usesDirectional && usesAbsolute
  }

  subscript(axis: LayoutAxis) -> AxisInsets {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  /// The same insets, with zero for each edge that is not given.
  var padded: BlockInsets {
    var padding = self
    let zero = EdgeInset(ConstraintValue(.equal, 0))
    for axis in LayoutAxis.allCases {
      if padding[axis].start == EdgeInset() { padding[axis].start = zero }
      if padding[axis].end == EdgeInset() { padding[axis].end = zero }
    }
    return padding
  }

  /// Adds insets; returns nil if one operand uses left and right, and the other leading and
  /// trailing.
  static func + (left: BlockInsets, right: BlockInsets) -> BlockInsets? {
    guard left.isAbsolute == right.isAbsolute else { return nil }
    var sum = left
    sum.horizontal = left.horizontal + right.horizontal
    sum.vertical = left.vertical + right.vertical
    return sum
  }
}

// MARK: Source

extension BlockInsets {
  /// Adds the insets of each edge as modifiers; edges with the same value share one.
  @MainActor
  func outline(into outline: inout BlockOutline) {
    var groups: [(value: ConstraintValue, edges: LayoutEdge.Set)] = []
    for edge in LayoutEdge.allCases {
      let inset = edge.isStart ? self[edge.axis].start : self[edge.axis].end
      for case let value? in [inset.exact, inset.min, inset.max] {
        var known = 0
        while known < groups.count, groups[known].value != value { known += 1 }
        if known == groups.count { groups.append((value, [])) }
        groups[known].edges.insert(LayoutEdge.Set(edge))
      }
    }
    let isPadding = horizontal.isFixed && vertical.isFixed && !hasLimits
    if isPadding, groups.count == 1 {
      return outline.modifier("padding", .value("", groups[0].value))
    }
    // Padding implies zero for all other edges.
    if isPadding { groups.removeAll { $0.value.value == 0 } }
    if groups.isEmpty { groups = [(ConstraintValue.min(0), .all)] }
    for (value, edges) in groups {
      outline.modifier(
        isPadding ? "padding" : "relative", .source("") { edges.sourceText }, .value("", value))
    }
  }

  private var hasLimits: Bool {
    [horizontal.start, horizontal.end, vertical.start, vertical.end].contains { $0.min != nil }
  }

  /// Adds insets for left and right, which take a single call. Edges with several values can't be
  /// written.
  @MainActor
  func outlineSides(into outline: inout BlockOutline) {
    let edges = [vertical.start, vertical.end, horizontal.start, horizontal.end]
    if edges.contains(where: { $0.values.count > 1 }) {
      return outline.modifier("", .source("", "an edge with several distances, of left and right"))
    }
    func argument(_ inset: EdgeInset, _ label: StaticString) -> BlockOutline.Argument? {
      inset.values.first.map { .value(label, $0) }
    }
    outline.modifier(
      "relative", argument(edges[0], "top"), argument(edges[1], "bottom"),
      argument(edges[2], "left"), argument(edges[3], "right"))
  }
}

extension EdgeInset {
  fileprivate var values: [ConstraintValue] { [exact, min, max].compactMap { $0 } }
}
