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

  /// Insets of a block. Those of a block that is inset already add up with them.
  init(_ content: any Block, _ insets: BlockInsets, at line: SourceLine) {
    let sum = (content as? RelativeBlock)?.plus(insets, at: line)
    self = sum ?? RelativeBlock(alone: content, insets, at: line)
  }

  /// The same with more insets, which a line asks for; nil if they don't add up.
  func plus(_ insets: BlockInsets, at line: SourceLine) -> RelativeBlock? {
    (self.insets + insets).map { RelativeBlock(alone: content, $0, at: line) }
  }

  /// What stands for the block if one in it is inset, too, and what is between says nothing of where that
  /// lies: the insets add up there. Nil if there is none.
  var sum: (any Block)? { content.adding(insets, at: line) }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    if let sum { return sum.place(in: proposal, plan: &plan) }
    let framing = begin(in: proposal, plan: &plan)
    let placement = content.placeSolid(
      in: framing.inner, for: "a distance from edges", at: line, plan: &plan)
    return finish(framing, placement, plan: &plan)
  }

  /// What is known while the content is placed: not on the stack of calls, since blocks are nested.
  @MainActor
  private final class Framing {
    /// What the block was offered.
    let offered: BlockProposal
    /// What its content is.
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
    // What holds the content at its distances is said here.
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

  /// The same with its content at one end of an axis, as far as the insets there let it, instead of in the middle;
  /// nil if that is no end, or the insets say where the content lies.
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

  /// The insets without numbers that can't be used. One that stands at several edges is told once.
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

/// What insets mean on one axis.
@MainActor
private struct InsetAxis {
  /// What the content is offered.
  let slot: LayoutSlot
  private let insets: AxisInsets
  /// The edges from which the insets are measured; nil if they are those of the content.
  private let box: LayoutSpan?
  /// The edges that the block reports as its own, where they are known before its content is.
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

  /// Adds the rules that the content's slot could not express.
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

  /// Keeps content inside that has been placed freely, in the middle if it can be.
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
  /// The slot, smaller by a distance at each edge.
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
