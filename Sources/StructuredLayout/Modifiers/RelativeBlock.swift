/// A block that keeps distances from the edges of its box.
///
/// An edge with an exact distance is held at that distance. An edge with no distance, or only a
/// minimum, stays inside. On an axis without an exact edge, the block is centered. If the block is
/// inset already, the insets add up, edge by edge.
@preconcurrency @MainActor
public struct RelativeBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let insets: BlockInsets
  private let line: SourceLine

  private init(alone content: any Block, _ insets: BlockInsets, at line: SourceLine) {
    self.content = content
    self.insets = insets
    self.line = line
  }

  /// Creates insets of a block. If the block has insets already, they add up.
  init(_ content: any Block, _ insets: BlockInsets, at line: SourceLine) {
    let sum = (content as? RelativeBlock)?.plus(insets, at: line)
    self = sum ?? RelativeBlock(alone: content, insets, at: line)
  }

  /// Returns the block with additional insets from another line; nil if they can't be added.
  func plus(_ insets: BlockInsets, at line: SourceLine) -> RelativeBlock? {
    (self.insets + insets).map { RelativeBlock(alone: content, $0, at: line) }
  }

  /// The block that replaces this one if an inner block has insets, too, and the blocks between
  /// them do not determine where it lies: the insets add up there. Nil if there is no such block.
  var sum: (any Block)? { content.adding(insets, at: line) }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    if let sum { return sum.place(in: proposal, plan: &plan) }
    let framing = begin(in: proposal, plan: &plan)
    let placement = content.placeSolid(
      in: framing.inner, for: "a distance from edges", at: line, plan: &plan)
    return finish(framing, placement, plan: &plan)
  }

  /// The state of the placement of the content. On the heap, so that nested blocks do not use up
  /// the call stack.
  @MainActor
  private final class Framing {
    /// The proposal for the block.
    let offered: BlockProposal
    /// The proposal for its content.
    let inner: BlockProposal
    let sides: PerAxis<InsetAxis?>

    init(_ offered: BlockProposal, _ inner: BlockProposal, _ sides: PerAxis<InsetAxis?>) {
      self.offered = offered
      self.inner = inner
      self.sides = sides
    }
  }

  @inline(never)
  private func begin(in proposal: BlockProposal, plan: inout LayoutPlan) -> Framing {
    if insets.mixesSides {
      let text = "left and right can't be combined with leading and trailing, which are ignored"
      plan.report(.mismatchedAttributes, text, at: line)
    }
    let offered = proposal.takingWhatIsOffered
    var box = ContainerBox("relative", in: offered)
    var inner = offered
    // The rules that hold the content come from this line.
    inner.line = line
    inner.settledDimensions = []
    inner.fixedLengths = PerAxis(nil)
    var sides = PerAxis<InsetAxis?>(nil)
    var told: CGFloat?
    for axis in LayoutAxis.allCases {
      let insets = usable(insets[axis], told: &told, plan: &plan)
      if insets.least != 0, offered.rooms[axis] != .unknown {
        inner.rooms[axis] = plan.rooms.room(offered.rooms[axis], less: insets.least)
      }
      let side = InsetAxis(
        axis: axis, insets: insets, isAbsolute: isAbsolute(axis), box: &box, plan: &plan)
      sides[axis] = side
      inner[axis] = side.slot
    }
    return Framing(offered, inner, sides)
  }

  @inline(never)
  private func finish(
    _ framing: Framing, _ content: BlockPlacement, plan: inout LayoutPlan
  ) -> BlockPlacement {
    var placement = content
    guard var placed = placement.box else { return placement }
    for axis in LayoutAxis.allCases {
      guard let side = framing.sides[axis] else { continue }
      placed[axis] = side.finish(placed[axis], in: framing.offered, plan: &plan)
    }
    placement.box = placed
    placement.item = nil
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.later { [insets] outline in
      if insets.isAbsolute {
        insets.outlineSides(into: &outline)
      } else {
        insets.outline(into: &outline)
      }
    }
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && insets == $0.insets && content.isSame(as: $0.content) }
  }

  /// Returns the block with its content at one end of an axis, as far as the insets there permit
  /// it, instead of in the middle. Nil if `end` is not an end, or the insets position the content.
  func held(to end: SlotAlignment, along axis: LayoutAxis) -> RelativeBlock? {
    var insets = insets
    guard end == .start || end == .end, !isAbsolute(axis), insets[axis].start.exact == nil,
      insets[axis].end.exact == nil
    else { return nil }
    let side = end == .start ? \AxisInsets.start : \.end
    let limit = insets[axis][keyPath: side].limit
    insets[axis][keyPath: side].exact = ConstraintValue(.equal, limit)
    return RelativeBlock(content, insets, at: line)
  }

  private func isAbsolute(_ axis: LayoutAxis) -> Bool { axis == .horizontal && insets.isAbsolute }

  /// Returns the insets without unusable numbers. A number that is used for several edges is
  /// reported once.
  private func usable(
    _ insets: AxisInsets, told: inout CGFloat?, plan: inout LayoutPlan
  ) -> AxisInsets {
    func finite(_ number: CGFloat) -> CGFloat {
      if number.isDistance { return number }
      if number.bitPattern == told?.bitPattern { return 0 }
      told = number
      return plan.finite(number, as: "an inset", at: line)
    }
    var usable = insets
    usable.start.mapValues { finite($0) }
    usable.end.mapValues { finite($0) }
    return usable
  }
}

/// The insets on one axis, resolved in a proposal.
@MainActor
private struct InsetAxis {
  /// The slot for the content.
  let slot: LayoutSlot
  private let insets: AxisInsets
  /// The edges that the insets are measured from; nil if these are the content's own.
  private let box: LayoutSpan?
  /// The edges that the block reports as its own, if they are known before those of its content.
  private let outline: LayoutSpan?

  init(
    axis: LayoutAxis, insets: AxisInsets, isAbsolute: Bool, box: inout ContainerBox,
    plan: inout LayoutPlan
  ) {
    self.insets = insets
    let offered = box.proposal[axis]
    if insets.isFixed, !isAbsolute, insets.isSymmetric || !offered.isAbsolute {
      slot = offered.inset(start: insets.start.fixed ?? 0, end: insets.end.fixed ?? 0)
      self.box = nil
      outline = nil
      return
    }
    let filled = offered.filled.flatMap { $0.isAbsolute && !isAbsolute ? nil : $0 }
    let outline = filled ?? box.span(along: axis, plan: &plan)
    self.outline = outline
    let edges = isAbsolute ? outline.absolute ?? box.span(along: axis, plan: &plan) : outline
    self.box = isAbsolute ? edges.absolute ?? edges : edges
    slot = Self.slot(for: insets, in: self.box ?? outline)
  }

  private static func slot(for insets: AxisInsets, in box: LayoutSpan) -> LayoutSlot {
    let start = insets.start.fixed
    let end = insets.end.fixed
    var slot = LayoutSlot(box).inset(
      start: start ?? insets.start.limit, end: end ?? insets.end.limit)
    slot.isElastic = false
    switch (start != nil, end != nil) {
    case (true, true): slot.alignment = .fill
    case (true, false): slot.alignment = .start
    case (false, true): slot.alignment = .end
    case (false, false):
      let isCentered = insets.isSymmetric && insets.start.exact == nil
      slot = isCentered ? slot.centered : LayoutSlot()
    }
    return slot
  }

  /// Adds the rules that the content's slot can't express.
  ///
  /// - Returns: The edges of the block.
  func finish(_ content: LayoutSpan, in proposal: BlockProposal, plan: inout LayoutPlan)
    -> LayoutSpan
  {
    guard let box else {
      let start = insets.start.fixed ?? 0
      let end = insets.end.fixed ?? 0
      return LayoutSpan(start: content.start - start, end: content.end + end)
    }
    let own = box.isAbsolute ? content.absolute ?? content : content
    if slot.span == nil { keepInside(own, box, in: proposal, plan: &plan) }
    for value in insets.start.rest {
      plan.pin(
        own.start, value.relation, box.start + value.value, value.priority, in: proposal)
    }
    for value in insets.end.rest {
      plan.pin(
        own.end, value.relation.flipped, box.end - value.value, value.priority, in: proposal)
    }
    return outline ?? content
  }

  /// Keeps freely placed content inside the box, and centers it if possible.
  private func keepInside(
    _ own: LayoutSpan, _ box: LayoutSpan, in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    plan.contain(own.start, box.start + insets.start.limit, in: proposal)
    plan.contain(own.end, box.end - insets.end.limit, in: proposal)
    guard insets.start.exact == nil, insets.end.exact == nil else { return }
    plan.center(own, in: box, .defaultHigh, proposal)
  }
}

extension LayoutSlot {
  /// Returns the slot, reduced by a distance at each edge.
  func inset(start: CGFloat, end: CGFloat) -> LayoutSlot {
    var slot = self
    slot.start = self.start.map { $0 + start }
    slot.end = self.end.map { $0 - end }
    return slot
  }

  fileprivate var centered: LayoutSlot {
    var slot = self
    slot.alignment = .center
    return slot
  }
}
