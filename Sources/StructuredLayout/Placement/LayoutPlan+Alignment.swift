extension LayoutPlan {
  /// Aligns a box in what it was offered.
  ///
  /// On each axis, with the offered edges `start` and `end`:
  /// - fill: `box.start == start`, `box.end == end`, for the edges that are known
  /// - start: `box.start == start`, `box.end <= end`, weakly `box.end == end`; end is its mirror
  /// - center: `box.center == (start + end) / 2`, `box.start >= start`, weakly
  ///   `box.length == end - start`
  ///
  /// - Returns: The edges of the box, the offered ones where the box is held at them.
  public mutating func align(_ box: BlockBox, in proposal: BlockProposal) -> BlockBox {
    var placed = box
    for axis in Axis.allCases { placed[axis] = align(box[axis], along: axis, in: proposal) }
    return placed
  }

  mutating func align(_ span: Span, along axis: Axis, in proposal: BlockProposal) -> Span {
    let slot = proposal[axis]
    var own = span
    if let edge = slot.start ?? slot.end { own = matching(span, to: edge, in: proposal) }
    if let baseline = slot.baseline {
      keepForBaseline(own, in: slot, isAtStart: baseline == .firstBaseline, proposal)
      return span
    }
    switch slot.alignment {
    case .fill: return fill(own, slot, in: proposal) ?? span
    case .start: hold(own, at: slot, in: proposal)
    case .end: hold(own.reversed, at: slot.reversed, in: proposal)
    case .center: center(own, in: slot, proposal)
    }
    return span
  }

  /// Holds both edges at those that are offered, the second one strictly unless that could push
  /// what a decoration decorates.
  ///
  /// - Returns: The edges where they are held; nil if they must be told as they were.
  private mutating func fill(_ own: Span, _ slot: Slot, in proposal: BlockProposal) -> Span? {
    var held = own
    let isHeldAtStart = slot.start != nil
    if let start = slot.start {
      pin(own.start, .equal, start, in: proposal)
      held.start = start
    }
    if let end = slot.end {
      let priority = isHeldAtStart ? proposal.strength.boundary : .required
      pin(own.end, .equal, end, priority, in: proposal)
      if priority == .required { held.end = end }
    }
    return held.isAbsolute ? nil : held
  }

  /// Holds the first edge, keeps the second inside, and weakly at the edge.
  private mutating func hold(_ own: Span, at slot: Slot, in proposal: BlockProposal) {
    guard let start = slot.start else { return }
    pin(own.start, .equal, start, in: proposal)
    guard let end = slot.end else { return }
    contain(own.end, end, in: proposal)
    if slot.isElastic { pin(own.end, .equal, end, own.elasticity(proposal), in: proposal) }
  }

  private mutating func center(_ own: Span, in slot: Slot, _ proposal: BlockProposal) {
    guard let offered = slot.span else { return }
    let inner = centrable(own, proposal)
    let outer = centrable(offered, proposal)
    centre(inner, in: outer, .required, proposal)
    contain(own.start, offered.start, in: proposal)
    guard slot.isElastic, let item = inner.item, let box = outer.item else { return }
    let length = own.start.attribute.axis.length
    let target = LayoutAnchor(box, length, plus: outer.surplus - inner.surplus)
    pin(LayoutAnchor(item, length), .equal, target, own.elasticity(proposal), in: proposal)
  }

  /// Keeps a span whose baseline is held inside a slot, as near to the start (or the end) as it can
  /// be, then as near to the other edge.
  private mutating func keepForBaseline(
    _ own: Span, in slot: Slot, isAtStart: Bool, _ proposal: BlockProposal
  ) {
    guard let offered = slot.span else { return }
    contain(own.start, offered.start, in: proposal)
    contain(own.end, offered.end, in: proposal)
    let near = own.elasticity(proposal)
    let far = proposal.strength.weaker(near)
    pin(own.start, .equal, offered.start, isAtStart ? near : far, in: proposal)
    pin(own.end, .equal, offered.end, isAtStart ? far : near, in: proposal)
  }

  /// Holds the middle of a span in the middle of another.
  mutating func centre(
    _ own: Span, in box: Span, _ priority: UILayoutPriority, _ proposal: BlockProposal
  ) {
    let inner = centrable(own, proposal)
    let outer = centrable(box, proposal)
    guard let middle = inner.center, let target = outer.center else { return }
    pin(middle, .equal, target, priority, in: proposal)
  }

  /// The middle of a span, through a guide if need be.
  mutating func center(of span: Span, in proposal: BlockProposal) -> LayoutAnchor? {
    centrable(span, proposal).center
  }

  /// Keeps an edge on the inner side of another.
  mutating func contain(_ edge: LayoutAnchor, _ limit: LayoutAnchor, in proposal: BlockProposal) {
    let relation: LayoutRelation = edge.attribute.isEnd ? .lessThanOrEqual : .greaterThanOrEqual
    pin(edge, relation, limit, proposal.strength.boundary, in: proposal)
  }

  /// Adds a rule about two anchors.
  mutating func pin(
    _ anchor: LayoutAnchor, _ relation: LayoutRelation, _ target: LayoutAnchor,
    _ priority: UILayoutPriority = .required, in proposal: BlockProposal
  ) {
    if anchor == target { return }
    add(
      LayoutRule(
        anchor, relation, target, priority: priority, role: proposal.role, at: proposal.line))
  }
}

// MARK: Guides where no anchor serves

extension LayoutPlan {
  /// A guide's span, held at both edges of another span.
  mutating func guide(spanning span: Span, in proposal: BlockProposal) -> Span {
    let axis = span.start.attribute.axis
    let guide = makeGuide(named: "box", at: proposal.line)
    let isAbsolute = span.isAbsolute
    let start = LayoutAnchor(guide, isAbsolute ? axis.nearEdge : axis.start)
    let end = LayoutAnchor(guide, isAbsolute ? axis.farEdge : axis.end)
    pin(start, .equal, span.start, in: proposal)
    pin(end, .equal, span.end, in: proposal)
    return Span(of: guide, along: axis)
  }

  /// The span of one item that has a middle: a guide if need be.
  private mutating func centrable(_ span: Span, _ proposal: BlockProposal) -> Span {
    span.center == nil ? guide(spanning: span, in: proposal) : span
  }

  /// The span in terms that can be compared with an edge: leading and trailing, or left and right.
  private mutating func matching(
    _ span: Span, to edge: LayoutAnchor, in proposal: BlockProposal
  ) -> Span {
    guard edge.attribute.isAbsolute, !span.isAbsolute else { return span }
    return span.absolute ?? guide(spanning: span, in: proposal).absolute ?? span
  }
}

extension Span {
  /// How much it matters that the span is as long as its slot.
  fileprivate func elasticity(_ proposal: BlockProposal) -> UILayoutPriority {
    var isView = false
    if start.item == end.item, case .view = start.item { isView = true }
    return proposal.strength.elasticity(ofView: isView)
  }

  /// The span seen from the other side.
  fileprivate var reversed: Span { Span(start: end, end: start) }
}

extension Slot {
  /// The slot seen from the other side.
  fileprivate var reversed: Slot {
    var other = self
    (other.start, other.end) = (end, start)
    return other
  }
}
