extension LayoutPlan {
  /// Aligns a box in the slots of a proposal.
  ///
  /// On each axis, with the offered edges `start` and `end`:
  /// - fill: `box.start == start`, `box.end == end`, for the edges that are known
  /// - start: `box.start == start`, `box.end <= end`, weakly `box.end == end`; end is its mirror
  /// - center: `box.center == (start + end) / 2`, `box.start >= start`, weakly
  ///   `box.length == end - start`
  ///
  /// The inequality and the weak equation are left out where both are known to have no effect.
  ///
  /// - Returns: The edges of the box; where the box is held at an offered edge, that edge.
  public mutating func align(_ box: BlockBox, in proposal: BlockProposal) -> BlockBox {
    var placed = box
    for axis in LayoutAxis.allCases { placed[axis] = align(box[axis], along: axis, in: proposal) }
    return placed
  }

  mutating func align(_ span: LayoutSpan, along axis: LayoutAxis, in proposal: BlockProposal)
    -> LayoutSpan
  {
    let slot = proposal[axis]
    let own = slot.isAbsolute ? absolute(span, in: proposal) : span
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

  /// Holds both edges at those of the slot. The second one is required unless it could resize a
  /// decorated block.
  ///
  /// - Returns: The edges of the slot, where the block is held; nil if the block's own edges have
  ///   to be reported.
  private mutating func fill(_ own: LayoutSpan, _ slot: LayoutSlot, in proposal: BlockProposal)
    -> LayoutSpan?
  {
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

  /// Holds the first edge, and keeps the second one inside the slot, weakly at its edge.
  private mutating func hold(_ own: LayoutSpan, at slot: LayoutSlot, in proposal: BlockProposal) {
    guard let start = slot.start else { return }
    pin(own.start, .equal, start, in: proposal)
    guard let end = slot.end, !slot.isGuaranteed(for: proposal.fixedLength(of: own)) else { return }
    contain(own.end, end, in: proposal)
    if slot.isElastic || slot.isFirm {
      pin(own.end, .equal, end, elasticity(of: own, in: slot, proposal), in: proposal)
    }
  }

  private mutating func center(_ own: LayoutSpan, in slot: LayoutSlot, _ proposal: BlockProposal) {
    guard let offered = slot.span else { return }
    let inner = centrable(own, proposal)
    let outer = centrable(offered, proposal)
    center(inner, in: outer, .required, proposal)
    if slot.isGuaranteed(for: proposal.fixedLength(of: own)) { return }
    contain(own.start, offered.start, in: proposal)
    guard slot.isElastic || slot.isFirm, let item = inner.item, let box = outer.item else { return }
    let length = own.start.attribute.axis.length
    let target = LayoutAnchor(box, length, plus: outer.surplus - inner.surplus)
    let priority = elasticity(of: own, in: slot, proposal)
    pin(LayoutAnchor(item, length), .equal, target, priority, in: proposal)
  }

  /// Keeps a span whose baseline is held inside a slot: as near to the start (or the end) as
  /// possible, then as near to the other edge.
  private mutating func keepForBaseline(
    _ own: LayoutSpan, in slot: LayoutSlot, isAtStart: Bool, _ proposal: BlockProposal
  ) {
    guard let offered = slot.span else { return }
    contain(own.start, offered.start, in: proposal)
    contain(own.end, offered.end, in: proposal)
    let near = elasticity(of: own, in: slot, proposal)
    let far = proposal.strength.weaker(near)
    pin(own.start, .equal, offered.start, isAtStart ? near : far, in: proposal)
    pin(own.end, .equal, offered.end, isAtStart ? far : near, in: proposal)
  }

  /// Centers a span in another one.
  mutating func center(
    _ own: LayoutSpan, in box: LayoutSpan, _ priority: UILayoutPriority, _ proposal: BlockProposal
  ) {
    let inner = centrable(own, proposal)
    let outer = centrable(box, proposal)
    guard let middle = inner.center, let target = outer.center else { return }
    pin(middle, .equal, target, priority, in: proposal)
  }

  /// Returns the center of a span, through a guide if necessary.
  mutating func center(of span: LayoutSpan, in proposal: BlockProposal) -> LayoutAnchor? {
    centrable(span, proposal).center
  }

  /// Keeps an edge on the inner side of another.
  mutating func contain(_ edge: LayoutAnchor, _ limit: LayoutAnchor, in proposal: BlockProposal) {
    let relation: LayoutRelation = edge.attribute.isEnd ? .lessThanOrEqual : .greaterThanOrEqual
    pin(edge, relation, limit, proposal.strength.boundary, in: proposal)
  }

  /// Adds a rule about two anchors: `anchor relation target × multiplier`, each with its own distance.
  ///
  /// - Parameters:
  ///   - anchor: The anchor on the left side of the rule.
  ///   - relation: The relation between the anchor and the target.
  ///   - target: The anchor on the right side, on the same axis unless both are lengths.
  ///   - multiplier: A factor for lengths; coordinates have the multiplier 1.
  ///   - priority: The priority of the rule, from 1 to 1000, which is required.
  ///   - proposal: The proposal that the block received; its line becomes that of the rule.
  public mutating func pin(
    _ anchor: LayoutAnchor, _ relation: LayoutRelation, _ target: LayoutAnchor,
    times multiplier: CGFloat = 1, _ priority: UILayoutPriority = .required,
    in proposal: BlockProposal
  ) {
    if anchor == target, multiplier == 1 { return }
    var rule = LayoutRule(anchor, relation, target, times: multiplier, priority: priority)
    rule.countsInwards = anchor.attribute.isEnd
    add(rule, at: proposal.line, role: proposal.role)
  }

  /// Adds a rule about the length of an item along an axis, in points.
  public mutating func setLength(
    of item: LayoutItem, along axis: LayoutAxis, _ value: ConstraintValue,
    in proposal: BlockProposal
  ) {
    add(LayoutRule(item, axis.length, value), at: proposal.line, role: proposal.role)
  }
}

// MARK: Guides where no anchor serves

extension LayoutPlan {
  /// Returns the span of a guide that is held at both edges of another span.
  mutating func guide(spanning span: LayoutSpan, in proposal: BlockProposal) -> LayoutSpan {
    let axis = span.start.attribute.axis
    let guide = makeGuide(named: "box", at: proposal.line)
    let isAbsolute = span.isAbsolute
    let start = LayoutAnchor(guide, isAbsolute ? axis.nearEdge : axis.start)
    let end = LayoutAnchor(guide, isAbsolute ? axis.farEdge : axis.end)
    pin(start, .equal, span.start, in: proposal)
    pin(end, .equal, span.end, in: proposal)
    return LayoutSpan(of: guide, along: axis)
  }

  /// Returns the span of a single item that has a center: a guide if necessary.
  private mutating func centrable(_ span: LayoutSpan, _ proposal: BlockProposal) -> LayoutSpan {
    span.center == nil ? guide(spanning: span, in: proposal) : span
  }

  /// Returns the span in terms of left and right, which alone can be related to a left or right
  /// edge.
  private mutating func absolute(_ span: LayoutSpan, in proposal: BlockProposal) -> LayoutSpan {
    span.absolute ?? guide(spanning: span, in: proposal).absolute ?? span
  }
}

extension LayoutPlan {
  /// Returns the priority for a span to be as long as its slot.
  private func elasticity(
    of span: LayoutSpan, in slot: LayoutSlot, _ proposal: BlockProposal
  ) -> UILayoutPriority {
    if slot.isFirm { return proposal.strength.filling }
    let isView = span.start.item == span.end.item && isView(span.start.item)
    return proposal.strength.elasticity(ofView: isView)
  }
}

extension BlockProposal {
  /// The required length of a span of the block; nil if there is none.
  fileprivate func fixedLength(of span: LayoutSpan) -> CGFloat? {
    fixedLengths[span.start.attribute.axis]
  }
}

extension LayoutSlot {
  /// Whether an item of a fixed length fits in without a rule, and needs no wishes.
  fileprivate func isGuaranteed(for length: CGFloat?) -> Bool {
    guard let guaranteedLength, let length, !isFirm else { return false }
    return length <= guaranteedLength
  }
}

extension LayoutSpan {
  /// The span with start and end swapped.
  fileprivate var reversed: LayoutSpan { LayoutSpan(start: end, end: start) }
}

extension LayoutSlot {
  /// The slot with start and end swapped.
  fileprivate var reversed: LayoutSlot {
    var other = self
    (other.start, other.end) = (end, start)
    return other
  }
}

extension LayoutPlan {
  /// Returns an empty box: from edge to edge of a slot that has to be filled, else without length.
  mutating func emptyBox(in proposal: BlockProposal) -> BlockBox {
    var box = ContainerBox("empty", in: proposal)
    let horizontal = emptySpan(along: .horizontal, in: &box)
    return BlockBox(horizontal: horizontal, vertical: emptySpan(along: .vertical, in: &box))
  }

  private mutating func emptySpan(
    along axis: LayoutAxis, in box: inout ContainerBox
  ) -> LayoutSpan {
    let slot = box.proposal[axis]
    if let filled = slot.filled {
      // Ensures that the surroundings have room for the distances from their edges.
      if filled.start.constant != 0 || filled.end.constant != 0 {
        pin(filled.end, .greaterThanOrEqual, filled.start, in: box.proposal)
      }
      return filled
    }
    let span = box.span(along: axis, plan: &self)
    let none = ConstraintValue(.equal, 0, priority: box.proposal.strength.emptiness)
    setLength(of: span.start.item, along: axis, none, in: box.proposal)
    return span
  }
}
