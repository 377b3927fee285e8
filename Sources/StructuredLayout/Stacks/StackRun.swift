/// The placement of a stack's elements, one after another.
@MainActor
struct StackRun {
  let axis: LayoutAxis
  let spacing: CGFloat
  let distribution: StackDistribution
  /// The edges of the stack along the axis, as far as they are known.
  private var main: LayoutSlot
  /// The slot for elements across the axis: the first element's edges if no others are known.
  private var cross: LayoutSlot
  /// The proposal for elements, apart from their slots.
  var inside: BlockProposal

  /// The distance from ``cursor`` that the next element has to keep.
  private var pending = SpacerLength()
  /// The end of the last element that was placed, including the space after it, or the stack's
  /// start.
  private var cursor: LayoutAnchor?
  /// The number of elements that have been placed.
  private(set) var count = 0
  private(set) var firstBaseline: LayoutAnchor?
  private(set) var lastBaseline: LayoutAnchor?
  private var sharedLastBaseline: LayoutAnchor?
  private var shares = StackShares()
  private var middles = StackMiddles()
  private var isClosed = false
  private var gaps: [ExpandingGap] = []
  /// The indices of the gaps before separators, whose places equal centering leaves open.
  private var gapsBeforeLines: [Int] = []
  /// Whether the first gap lies before all elements, and whether the last one lies after them.
  private var gapsAtEnds = (start: false, end: false)
  /// The gaps inside elements that take up excess length along the axis, one for each element.
  private var innerGaps: [LayoutSpan] = []
  /// The first such gap across the axis.
  private var crossGap: LayoutSpan?

  init(
    axis: LayoutAxis, spacing: CGFloat, distribution: StackDistribution = .fill, main: LayoutSlot,
    cross: LayoutSlot,
    inside: BlockProposal
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.main = main
    self.cross = cross
    self.inside = inside
    cursor = main.start
  }

  var hasElements: Bool { count > 0 }

  /// Places an element after the previous ones.
  ///
  /// - Returns: If the element stands for several blocks, these blocks, which are not placed yet.
  @inline(never)
  mutating func place(
    _ element: any Block, isSeparator: Bool = false, isLast: Bool, plan: inout LayoutPlan
  ) -> BlockGroup? {
    // Code that does not need to stay on the call stack while the element is placed has functions
    // of its own, because stacks nest.
    take(
      element.place(in: proposal(isLast: isLast), plan: &plan), isSeparator: isSeparator,
      isLast: isLast, plan: &plan)
  }

  /// Whether the gap before the next element takes up excess length.
  private var isGapOpen: Bool { pending.expands || hasElements && distribution.stretchesGaps }

  /// Returns the proposal for the next element.
  @inline(never)
  private func proposal(isLast: Bool) -> BlockProposal {
    let distance = pending.minimum + (hasElements ? spacing : 0)
    var proposal = inside
    proposal[axis.cross] = cross
    var slot = proposal[axis]
    slot.start = nil
    if !isGapOpen, let cursor { slot.start = cursor + distance }
    slot.end = isLast ? main.end : nil
    proposal[axis] = slot
    return proposal
  }

  /// Adds an element that has been placed to the stack.
  @inline(never)
  private mutating func take(
    _ taken: BlockPlacement, isSeparator: Bool, isLast: Bool, plan: inout LayoutPlan
  ) -> BlockGroup? {
    let isGapOpen = isGapOpen
    var placement = taken
    if let spacer = placement.spacer { pending += spacer }
    guard let placed = placement.box else { return placement.parts }
    if isGapOpen {
      addGap(to: placed[axis].start - placement.spacingBefore)
    } else if main.start == nil, !hasElements {
      main.start = placed[axis].start - placement.spacingBefore - pending.minimum
    }
    if isSeparator, distribution == .equalCentering { gapsBeforeLines.append(gaps.count - 1) }
    let share = placement.weight ?? (distribution == .equalSizes ? 1 : nil)
    if let share, !isSeparator {
      shares.add(share, &placement, along: axis, in: inside, plan: &plan)
    }
    let box = placement.box ?? placed
    if distribution == .equalCentering, !isSeparator {
      middles.add(box[axis], in: inside, plan: &plan)
    }
    shareBaseline(of: placement, plan: &plan)
    if let gap = placement.gaps[axis] { innerGaps.append(gap) }
    crossGap = crossGap ?? placement.gaps[axis.cross]
    // Not part of the gap that follows, just as the space before an element is not part of the
    // previous gap.
    cursor = box[axis].end + placement.spacingAfter
    pending = SpacerLength()
    count += 1
    isClosed = isLast && main.end != nil
    if placement.item != nil, let guaranteed = placement.guaranteedLength {
      cross.guaranteedLength = max(cross.guaranteedLength ?? 0, guaranteed)
    }
    cross.start = cross.start ?? box[axis.cross].start
    cross.end = cross.end ?? box[axis.cross].end
    return nil
  }

  /// Aligns the baseline of an element with that of the first one, if the alignment asks for it.
  private mutating func shareBaseline(of placement: BlockPlacement, plan: inout LayoutPlan) {
    if let baseline = cross.baseline {
      let isFirst = baseline == .firstBaseline
      let own = isFirst ? placement.firstBaseline : placement.lastBaseline
      if let own, let shared = isFirst ? firstBaseline : sharedLastBaseline {
        plan.pin(own, .equal, shared, in: inside)
      }
      sharedLastBaseline = sharedLastBaseline ?? placement.lastBaseline
    }
    firstBaseline = firstBaseline ?? placement.firstBaseline
    lastBaseline = placement.lastBaseline ?? lastBaseline
  }

  private mutating func addGap(to end: LayoutAnchor) {
    let outside = hasElements ? spacing : 0
    var length = pending
    // Space that does not expand by itself expands where the stack stretches its gaps.
    if !length.expands { (length.maximum, length.expands) = (.infinity, true) }
    var start: LayoutAnchor?
    if let cursor { start = cursor + outside }
    gapsAtEnds.start = gapsAtEnds.start || !hasElements
    gaps.append(ExpandingGap(from: start, to: end, length, after: outside))
  }
}

// MARK: The end of the run

extension StackRun {
  /// Closes the stack after its last element.
  ///
  /// - Returns: The stack's box; nil if the stack is empty.
  mutating func finish(box: inout ContainerBox, plan: inout LayoutPlan) -> BlockBox? {
    guard hasElements else { return finishWithoutElements(box: &box, plan: &plan) }
    if gaps.first?.start == nil, !gaps.isEmpty { openStart(box: &box, plan: &plan) }
    if !isClosed { close(box: &box, plan: &plan) }
    emitGaps(plan: &plan)
    guard let start = main.start, let end = main.end, let across = cross.span else { return nil }
    var placed = BlockBox(horizontal: across, vertical: across)
    placed[axis] = LayoutSpan(start: start, end: end)
    placed[axis.cross] = across
    return placed
  }

  /// Lets a stack without a known start begin with a gap; the start is that of a guide.
  private mutating func openStart(box: inout ContainerBox, plan: inout LayoutPlan) {
    let span = box.span(along: axis, plan: &plan)
    main.start = span.start
    main.end = main.end ?? span.end
    gaps[0].start = span.start
  }

  /// Lets a stack without a known end end with a gap; the end is that of a guide.
  private mutating func openEnd(
    box: inout ContainerBox, plan: inout LayoutPlan
  ) -> LayoutAnchor {
    let span = box.span(along: axis, plan: &plan)
    if let start = main.start, box.proposal[axis].start == nil || !box.fills(axis) {
      plan.pin(start, .equal, span.start, in: inside)
    }
    main.end = span.end
    return span.end
  }

  private mutating func close(box: inout ContainerBox, plan: inout LayoutPlan) {
    guard let cursor else { return }
    if pending.expands {
      let end = main.end ?? openEnd(box: &box, plan: &plan)
      gaps.append(ExpandingGap(from: cursor, to: end, pending))
      gapsAtEnds.end = true
    } else if let end = main.end {
      plan.pin(cursor + pending.minimum, .equal, end, in: inside)
    } else {
      main.end = cursor + pending.minimum
    }
  }

  /// Closes a stack that contains only spacers: a box of their length that takes no space across
  /// the axis.
  private mutating func finishWithoutElements(
    box: inout ContainerBox, plan: inout LayoutPlan
  ) -> BlockBox? {
    guard pending.expands || pending.minimum > 0 else { return nil }
    if let along = main.span, let across = cross.span {
      // The surroundings may be longer, even if the space does not expand, or only up to a limit.
      pending.maximum = .infinity
      ExpandingGap(from: along.start, to: along.end, pending).emit(in: inside, plan: &plan)
      var box = BlockBox(horizontal: across, vertical: across)
      box[axis] = along
      return box
    }
    let horizontal = box.span(along: .horizontal, plan: &plan)
    let vertical = box.span(along: .vertical, plan: &plan)
    let item = horizontal.start.item
    let least = max(0, pending.minimum)
    plan.setLength(of: item, along: axis, .init(.greaterThanOrEqual, least), in: inside)
    if pending.expands {
      let short = ConstraintValue(.equal, least, priority: inside.strength.emptiness)
      plan.setLength(of: item, along: axis, short, in: inside)
    }
    if pending.most.isFinite {
      // A size that is given to the stack takes precedence: the rest of it stays empty.
      let priority = inside.strength.weaker(inside.strength.dimension)
      let most = ConstraintValue(.lessThanOrEqual, max(0, pending.most), priority: priority)
      plan.setLength(of: item, along: axis, most, in: inside)
    }
    let flat = ConstraintValue(.equal, 0, priority: inside.strength.shortSpacer)
    plan.setLength(of: item, along: axis.cross, flat, in: inside)
    return BlockBox(horizontal: horizontal, vertical: vertical)
  }

  private mutating func emitGaps(plan: inout LayoutPlan) {
    if distribution == .equalCentering {
      for gap in gaps { gap.emit(in: inside, plan: &plan) }
      shareGapsAtEnds(plan: &plan)
      centerLines(plan: &plan)
    } else {
      ExpandingGap.emit(gaps, along: axis, in: inside, plan: &plan)
    }
    middles.emit(along: axis, in: inside, plan: &plan)
    guard gaps.isEmpty, distribution == .fill, innerGaps.count > 1 else { return }
    ExpandingGap.share(innerGaps, along: axis, in: inside, plan: &plan)
  }

  /// With equal distances between centers, a gap at an end is as long as the gap beside it.
  private func shareGapsAtEnds(plan: inout LayoutPlan) {
    guard gaps.count > 1 else { return }
    let isAtEnd = gapsAtEnds.end && (gaps.count > 2 || !gapsAtEnds.start)
    let pairs = [gapsAtEnds.start ? gaps.prefix(2) : nil, isAtEnd ? gaps.suffix(2) : nil]
    for pair in pairs.compactMap({ $0 }) {
      ExpandingGap.share(
        pair.compactMap(\.spanWithSpacing), along: axis, in: inside, plan: &plan)
    }
  }

  /// Puts each separator halfway between the elements beside it.
  private func centerLines(plan: inout LayoutPlan) {
    for gap in gapsBeforeLines {
      ExpandingGap.share(
        gaps[gap...(gap + 1)].compactMap(\.spanWithSpacing), along: axis, in: inside, plan: &plan)
    }
  }

  /// The first gap on each axis that takes up excess length: one of the stack, or else one of an
  /// element.
  var expandingGaps: PerAxis<LayoutSpan?> {
    var spans = PerAxis<LayoutSpan?>(nil)
    spans[axis] = gaps.first?.span ?? innerGaps.first
    spans[axis.cross] = crossGap
    return spans
  }
}
