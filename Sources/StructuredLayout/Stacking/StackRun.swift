/// The placing of a stack's elements, one after another.
@MainActor
struct StackRun {
  let axis: Axis
  let spacing: CGFloat
  /// The edges of the stack along the axis, as far as they are known.
  private var main: Slot
  /// What elements are offered across the axis; the first element's edges where nothing is known.
  private var cross: Slot
  private let inside: BlockProposal

  /// The distance from ``cursor`` that the next element has to keep.
  private var pending = SpacerLength()
  /// The end of the last element that was placed, or the stack's start.
  private var cursor: LayoutAnchor?
  private var hasElements = false
  private var isClosed = false
  private var gaps: [ExpandingGap] = []

  init(axis: Axis, spacing: CGFloat, main: Slot, cross: Slot, inside: BlockProposal) {
    self.axis = axis
    self.spacing = spacing
    self.main = main
    self.cross = cross
    self.inside = inside
    cursor = main.start
  }

  /// Places an element behind those that are there.
  mutating func place(_ element: any Block, isLast: Bool, plan: inout LayoutPlan) {
    let distance = pending.minimum + (hasElements ? spacing : 0)
    var proposal = inside
    proposal[axis.cross] = cross
    proposal[axis].start = pending.expands ? nil : cursor.map { $0 + distance }
    proposal[axis].end = isLast ? main.end : nil
    let placement = element.place(in: proposal, plan: &plan)
    if let spacer = placement.spacer { pending += spacer }
    guard let box = placement.box else { return }

    connect(box[axis].start - placement.spacingBefore, plan: &plan)
    cursor = box[axis].end
    pending = SpacerLength(minimum: placement.spacingAfter)
    hasElements = true
    isClosed = isLast && main.end != nil
    cross.start = cross.start ?? box[axis.cross].start
    cross.end = cross.end ?? box[axis.cross].end
  }

  /// Notes where an element begins: at the stack's start if that is not known yet, or behind an
  /// expanding gap.
  private mutating func connect(_ start: LayoutAnchor, plan: inout LayoutPlan) {
    if pending.expands {
      addGap(to: start)
    } else if main.start == nil, !hasElements {
      main.start = start - pending.minimum
    }
  }

  private mutating func addGap(to end: LayoutAnchor) {
    let outside = hasElements ? spacing : 0
    gaps.append(
      ExpandingGap(from: cursor.map { $0 + outside }, to: end, minimum: pending.minimum))
  }
}

// MARK: The end of the run

extension StackRun {
  /// Closes the stack behind its last element.
  ///
  /// - Returns: The stack's box; nil if there is nothing in it.
  mutating func finish(box: inout ContainerBox, plan: inout LayoutPlan) -> BlockBox? {
    guard hasElements else { return finishWithoutElements(box: &box, plan: &plan) }
    if gaps.first?.start == nil, !gaps.isEmpty { openStart(box: &box, plan: &plan) }
    if !isClosed { close(box: &box, plan: &plan) }
    emitGaps(plan: &plan)
    guard let start = main.start, let end = main.end, let across = cross.span else { return nil }
    var placed = BlockBox(horizontal: across, vertical: across)
    placed[axis] = Span(start: start, end: end)
    placed[axis.cross] = across
    return placed
  }

  /// Lets a stack whose start is not known begin with a gap: its start is then that of a guide.
  private mutating func openStart(box: inout ContainerBox, plan: inout LayoutPlan) {
    let span = box.span(along: axis, plan: &plan)
    main.start = span.start
    main.end = main.end ?? span.end
    gaps[0].start = span.start
  }

  /// Lets a stack whose end is not known end with a gap: its end is then that of a guide.
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
      gaps.append(ExpandingGap(from: cursor, to: end, minimum: pending.minimum))
    } else if let end = main.end {
      plan.pin(cursor + pending.minimum, .equal, end, in: inside)
    } else {
      main.end = cursor + pending.minimum
    }
  }

  /// A stack of spacers is a box of their length, and takes no space across.
  private mutating func finishWithoutElements(
    box: inout ContainerBox, plan: inout LayoutPlan
  ) -> BlockBox? {
    guard pending.expands || pending.minimum > 0 else { return nil }
    if main.start != nil, main.end != nil, cross.span != nil { return nil }
    let horizontal = box.span(along: .horizontal, plan: &plan)
    let vertical = box.span(along: .vertical, plan: &plan)
    let item = horizontal.start.item
    let relation: LayoutRelation = pending.expands ? .greaterThanOrEqual : .equal
    plan.setLength(
      of: item, along: axis, ConstraintValue(relation, max(0, pending.minimum)), in: inside)
    let flat = ConstraintValue(.equal, 0, priority: inside.strength.shortSpacer)
    plan.setLength(of: item, along: axis.cross, flat, in: inside)
    return BlockBox(horizontal: horizontal, vertical: vertical)
  }

  private mutating func emitGaps(plan: inout LayoutPlan) {
    guard gaps.count > 1 else {
      gaps.first?.emit(in: inside, plan: &plan)
      return
    }
    var first: LayoutItem?
    for gap in gaps {
      let guide = gap.emitGuide(along: axis, in: inside, plan: &plan)
      if let first {
        let target = LayoutAnchor(first, axis.length)
        let priority = inside.strength.equalSpacers
        plan.pin(LayoutAnchor(guide, axis.length), .equal, target, priority, in: inside)
      } else {
        first = guide
        let short = ConstraintValue(.equal, gap.minimum, priority: inside.strength.shortSpacer)
        plan.setLength(of: guide, along: axis, short, in: inside)
      }
    }
  }
}

/// A distance in a stack that is as long as it can be.
@MainActor
struct ExpandingGap {
  /// Where the gap begins; nil until the stack's own start is known.
  var start: LayoutAnchor?
  let end: LayoutAnchor
  /// In points.
  let minimum: CGFloat

  init(from start: LayoutAnchor?, to end: LayoutAnchor, minimum: CGFloat) {
    self.start = start
    self.end = end
    self.minimum = minimum
  }

  /// A gap that is alone in its stack: `end >= start + minimum`, weakly equal.
  func emit(in proposal: BlockProposal, plan: inout LayoutPlan) {
    guard let start else { return }
    let limit = start + minimum
    plan.pin(end, .greaterThanOrEqual, limit, in: proposal)
    plan.pin(end, .equal, limit, proposal.strength.shortSpacer, in: proposal)
  }

  /// A gap that has to be compared with others, as a guide with a length.
  func emitGuide(
    along axis: Axis, in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> LayoutItem {
    let guide = plan.makeGuide(named: "StackingSpacer", at: proposal.line)
    if let start { plan.pin(LayoutAnchor(guide, axis.start), .equal, start, in: proposal) }
    plan.pin(end, .equal, LayoutAnchor(guide, axis.end), in: proposal)
    let least = ConstraintValue(.greaterThanOrEqual, minimum)
    if minimum > 0 { plan.setLength(of: guide, along: axis, least, in: proposal) }
    return guide
  }
}

extension LayoutPlan {
  mutating func setLength(
    of item: LayoutItem, along axis: Axis, _ value: ConstraintValue, in proposal: BlockProposal
  ) {
    add(LayoutRule(item, axis.length, value, role: proposal.role, at: proposal.line))
  }
}
