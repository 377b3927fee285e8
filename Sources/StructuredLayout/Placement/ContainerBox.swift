/// The box of a block that contains others. It uses edges of the surroundings or of the elements
/// where these are suitable, and otherwise a guide.
@MainActor
struct ContainerBox {
  let name: StaticString
  /// The proposal for the container.
  let proposal: BlockProposal
  private var guide: LayoutItem?
  private var hasGuide = PerAxis(false)

  init(_ name: StaticString, in proposal: BlockProposal) {
    self.name = name
    self.proposal = proposal
  }

  /// Whether the container fills its slot on an axis.
  func fills(_ axis: LayoutAxis) -> Bool { proposal[axis].alignment == .fill }

  /// Returns the box's own edges on an axis: those of a guide with the alignment of the container.
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

  /// Returns the slot for elements with an alignment on an axis: the edges that the container
  /// fills, if they are suitable, else those of a guide.
  ///
  /// If no edges are needed, the slot is empty: the first element's edges are then those of the
  /// box.
  ///
  /// - Parameter isAlone: Whether there is a single element. Its own box is then the container's,
  ///   unless the container has to fill, or to be as long as its limits permit.
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

  /// Returns the proposal for the elements without slots, which the container sets.
  func proposal(stack axis: LayoutAxis?, plan: inout LayoutPlan) -> BlockProposal {
    var inner = proposal.inside(
      name, horizontal: LayoutSlot(), vertical: LayoutSlot(), plan: &plan)
    inner.strength = proposal.strength.deeper
    inner.stackAxis = axis
    return inner
  }

  /// Handles a box without content. If a guide was made for the box, it lies at the start of its
  /// parent, without length, as far as nothing else determines its frame. Otherwise the guide would
  /// be ambiguous.
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

  /// Aligns the box that the elements form, on each axis without an aligned guide.
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
