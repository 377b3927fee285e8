/// The box of a block that holds others: edges of its surroundings or of its elements where they
/// serve, a guide where none does.
@MainActor
struct ContainerBox {
  let name: StaticString
  /// What the container was offered.
  let proposal: BlockProposal
  private var guide: LayoutItem?
  private var hasGuide = PerAxis(false)

  init(_ name: StaticString, in proposal: BlockProposal) {
    self.name = name
    self.proposal = proposal
  }

  /// Whether the container lies from edge to edge of its slot on an axis.
  func fills(_ axis: LayoutAxis) -> Bool { proposal[axis].alignment == .fill }

  /// The box's own edges on an axis: those of a guide, which is aligned as the container should be.
  mutating func span(along axis: LayoutAxis, plan: inout LayoutPlan) -> LayoutSpan {
    let item = guide ?? plan.makeGuide(named: name, at: proposal.line)
    guide = item
    let span = LayoutSpan(of: item, along: axis)
    if !hasGuide[axis] {
      hasGuide[axis] = true
      _ = plan.align(span, along: axis, in: proposal)
    }
    return span
  }

  /// What elements with an alignment are offered on an axis: the edges that the container fills, if
  /// they serve, else those of a guide.
  ///
  /// Without a need for edges, nothing is offered: then the first element's edges are the box's.
  ///
  /// - Parameter isAlone: Whether there is one element. Its own box is then the container's, unless
  ///   the container has to fill, or to be as long as its limits let it.
  mutating func slot(
    for alignment: SlotAlignment, along axis: LayoutAxis, isAlone: Bool, plan: inout LayoutPlan
  ) -> LayoutSlot {
    let offered = proposal[axis]
    let fills = offered.alignment == .fill
    if alignment == .fill, !offered.isAbsolute {
      return fills ? LayoutSlot(start: offered.start, end: offered.end) : LayoutSlot()
    }
    if !fills, !offered.isFirm, isAlone { return LayoutSlot() }
    if let span = offered.filled, !span.isAbsolute, alignment != .center || span.center != nil {
      return LayoutSlot(span, alignment: alignment)
    }
    return LayoutSlot(self.span(along: axis, plan: &plan), alignment: alignment)
  }

  /// What the elements are told about where they are; their slots are up to the container.
  func proposal(stack axis: LayoutAxis?, plan: inout LayoutPlan) -> BlockProposal {
    var inner = proposal.inside(
      name, horizontal: LayoutSlot(), vertical: LayoutSlot(), plan: &plan)
    inner.strength = proposal.strength.deeper
    inner.stackAxis = axis
    return inner
  }

  /// Nothing is in the box after all. A guide that was made for it lies where its parent begins, without a
  /// length, as far as nothing else is said: else its place would be left open.
  func collapse(plan: inout LayoutPlan) {
    guard let guide, let parent = plan.currentParent.map({ plan.item($0) }) else { return }
    let none = ConstraintValue(.equal, 0, priority: proposal.strength.emptiness)
    for axis in LayoutAxis.allCases {
      plan.setLength(of: guide, along: axis, none, in: proposal)
      plan.pin(
        LayoutAnchor(guide, axis.start), .equal, LayoutAnchor(parent, axis.start),
        proposal.strength.equalSiblings, in: proposal)
    }
  }

  /// Aligns the box that the elements make where no guide has been aligned for it.
  func settle(_ box: BlockBox, plan: inout LayoutPlan) -> BlockBox {
    var settled = box
    for axis in LayoutAxis.allCases {
      let slot = proposal[axis]
      if hasGuide[axis], let guide {
        settled[axis] = LayoutSpan(of: guide, along: axis)
      } else if slot.alignment != .fill {
        settled[axis] = plan.align(box[axis], along: axis, in: proposal)
      }
    }
    return settled
  }
}
