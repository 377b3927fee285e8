/// The implementation of `VStackBlock` and `HStackBlock`: blocks one after another along an axis.
///
/// Along the axis, with `spacing` s: `first.start == box.start`, `next.start == previous.end + s`,
/// `last.end == box.end`. Across it, each element is aligned in the box, and the box is as small as
/// the elements permit, unless the surroundings make it larger.
struct Stack: Block {
  let name: StaticString
  let axis: LayoutAxis
  let spacing: CGFloat
  let alignment: SlotAlignment
  var distribution = StackDistribution.fill
  var baseline: LayoutAttribute?
  var separators: StackSeparators?
  let elements: BlockGroup

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let placing = begin(in: proposal, plan: &plan) else { return .nothing }
    placing.row = row(in: proposal.rooms[axis], placing, plan: &plan)
    place(elements, isLast: true, placing, plan: &plan)
    return finish(placing, plan: &plan)
  }

  /// The state of the placement of the elements. On the heap, so that nested stacks do not use up
  /// the call stack.
  @MainActor
  private final class Placing {
    // Unchecked: no other code has access to this object.
    @exclusivity(unchecked) var box: ContainerBox
    @exclusivity(unchecked) var run: StackRun
    /// The room that the elements share.
    @exclusivity(unchecked) var row = BlockRoom.unknown
    /// The number of placed elements that stand for themselves.
    @exclusivity(unchecked) var count = 0

    init(_ box: ContainerBox, _ run: StackRun) {
      self.box = box
      self.run = run
    }

    var hasElements: Bool { run.hasElements }
  }

  @inline(never)
  private func finish(_ placing: Placing, plan: inout LayoutPlan) -> BlockPlacement {
    guard let placed = placing.run.finish(box: &placing.box, plan: &plan) else {
      placing.box.collapse(plan: &plan)
      return .nothing
    }
    var placement = BlockPlacement(placing.box.settle(placed, plan: &plan))
    placement.firstBaseline = placing.run.firstBaseline
    placement.lastBaseline = placing.run.lastBaseline
    placement.gaps = placing.run.expandingGaps
    return placement
  }

  @inline(never)
  private func begin(in proposal: BlockProposal, plan: inout LayoutPlan) -> Placing? {
    if elements.isEmpty { return nil }
    plan.refuseContentPriorities(for: "\(name)", in: proposal)
    var box = ContainerBox(name, in: proposal)
    let main = mainSpan(of: &box, plan: &plan)
    var cross = box.slot(
      for: alignment, along: axis.cross, isAlone: elements.isAlone, plan: &plan)
    if !elements.isAlone { cross.baseline = baseline }
    if cross.span != nil { cross.guaranteedLength = proposal.fixedLengths[axis.cross] }
    let spacing = plan.finite(spacing, as: "the spacing of \(name)", at: box.proposal.line)
    if let lines = separators {
      StackSeparators.check(lines.thickness, along: axis, at: lines.line, plan: &plan)
    }
    let run = StackRun(
      axis: axis, spacing: spacing, distribution: distribution, main: main, cross: cross,
      inside: box.proposal(stack: axis, plan: &plan))
    return Placing(box, run)
  }

  /// Places elements, one after another.
  ///
  /// - Parameters:
  ///   - isLast: Whether no elements come after them.
  private func place(
    _ group: BlockGroup, isLast: Bool, _ placing: Placing, plan: inout LayoutPlan
  ) {
    let last = group.blocks.count - 1
    for index in group.blocks.indices {
      let isLast = isLast && index == last
      placing.run.inside.rooms[axis] = placing.row.element(placing.count)
      let parts =
        separators == nil || !placing.hasElements
        ? placing.run.place(group.blocks[index], isLast: isLast, plan: &plan)
        : separate(group.blocks[index], isLast: isLast, in: &placing.run, plan: &plan)
      if let parts {
        place(parts, isLast: isLast, placing, plan: &plan)
      } else {
        placing.count += 1
      }
    }
  }

  @inline(never)
  private func row(
    in room: BlockRoom, _ placing: Placing, plan: inout LayoutPlan
  ) -> BlockRoom {
    if room == .unknown { return .unknown }
    var rooms = placing.run.inside.rooms
    rooms[axis] = room
    return plan.rooms.row(
      elements, along: axis, spacing: distance(with: placing.run.spacing), distribution, in: rooms)
  }

  /// Returns the distance between elements, in points, including a separator.
  ///
  /// - Parameter spacing: The spacing of the stack.
  func distance(with spacing: CGFloat) -> CGFloat {
    guard let separators else { return spacing }
    return 2 * spacing + (separators.thickness.isDistance ? max(0, separators.thickness) : 0)
  }

  /// Places an element, after a separator if there is an element before it.
  @inline(never)
  private func separate(
    _ element: any Block, isLast: Bool, in run: inout StackRun, plan: inout LayoutPlan
  ) -> BlockGroup? {
    guard let separators else { return nil }
    if element.isKnownToNeedNoLine { return run.place(element, isLast: isLast, plan: &plan) }
    let (before, mark) = (run, plan.mark)
    let line = separators.next(along: axis, in: run.inside, plan: &plan)
    _ = run.place(line, isSeparator: true, isLast: false, plan: &plan)
    let count = run.count
    let parts = run.place(element, isLast: isLast, plan: &plan)
    if run.count > count { return parts }
    plan.goBack(to: mark)
    run = before
    return parts ?? run.place(element, isLast: isLast, plan: &plan)
  }

  func outline(into outline: inout BlockOutline) {
    outline.later { [stack = withoutElements] outline in
      outline.call(
        stack.name, stack.spacingArgument, stack.alignmentArgument,
        stack.distribution == .fill ? nil : .source("distribution", stack.distribution.source))
    }
    outline.enclose { elements.outline(into: &$0) }
    // The closure that makes the lines is left out: a function has no source.
    if let separators { outline.modifier("separators", .number("thickness", separators.thickness)) }
  }

  /// The stack without its elements, so that the outline refers to no view.
  private var withoutElements: Stack {
    Stack(
      name: name, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
      baseline: baseline, elements: BlockGroup([]))
  }

  func isSame(as other: any Block) -> Bool { isSame(as: other) { isSame(as: $0) } }

  /// Whether both stacks place the same things. A stack whose closure makes separators calls it
  /// each time.
  func isSame(as other: Stack) -> Bool {
    separators == nil && other.separators == nil && axis == other.axis
      && spacing == other.spacing && alignment == other.alignment && baseline == other.baseline
      && distribution == other.distribution && elements.isSame(as: other.elements)
  }

  /// The spacing as an argument; nil if it is zero.
  var spacingArgument: BlockOutline.Argument? { spacing == 0 ? nil : .number("spacing", spacing) }

  /// The alignment as an argument; nil if it is centered.
  var alignmentArgument: BlockOutline.Argument? {
    let (axis, alignment, baseline) = (axis, alignment, baseline)
    if baseline == nil, alignment == .center { return nil }
    return .source("alignment") { ".\(baseline?.rawValue ?? alignment.name(across: axis))" }
  }

  /// Returns the edges between which the elements follow one another, as far as they are known.
  private func mainSpan(of box: inout ContainerBox, plan: inout LayoutPlan) -> LayoutSlot {
    let slot = box.proposal[axis]
    switch slot.alignment {
    case .fill where !slot.isAbsolute: return LayoutSlot(start: slot.start, end: slot.end)
    case .center where !elements.isAlone, .fill:
      return LayoutSlot(box.span(along: axis, plan: &plan))
    default: return LayoutSlot()
    }
  }
}

extension SlotAlignment {
  /// Returns the name of the alignment in a stack along an axis.
  fileprivate func name(across axis: LayoutAxis) -> String {
    switch self {
    case .fill: "fill"
    case .center: "center"
    case .start: axis.cross.start.rawValue
    case .end: axis.cross.end.rawValue
    }
  }
}
