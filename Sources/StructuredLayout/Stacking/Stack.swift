/// Blocks one after another along an axis. `VStackBlock` and `HStackBlock` are this, with the axis
/// in their names.
///
/// Along the axis, with `spacing` s: `first.start == box.start`, `next.start == previous.end + s`,
/// `last.end == box.end`. Across it, each element is aligned in the box, and the box is as small as
/// the elements let it be, unless what is around makes it larger.
struct Stack: Block {
  let name: String
  let axis: Axis
  let spacing: CGFloat
  let alignment: SlotAlignment
  var distribution = StackDistribution.fill
  var baseline: LayoutAttribute?
  var separators: Separators?
  let elements: [any Block]

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard !elements.isEmpty else { return .nothing }
    plan.refuseContentPriorities(for: name, in: proposal)
    var box = ContainerBox(name, in: proposal)
    let main = mainSpan(of: &box, plan: &plan)
    var cross = crossSlot(of: &box, plan: &plan)
    if elements.count > 1 { cross.baseline = baseline }
    let spacing = plan.finite(spacing, as: "the spacing of \(name)", at: proposal.line)
    var run = StackRun(
      axis: axis, spacing: spacing, distribution: distribution, main: main, cross: cross,
      inside: box.proposal(stack: axis))
    for (index, element) in elements.enumerated() {
      place(element, isLast: index == elements.count - 1, in: &run, plan: &plan)
    }
    guard let placed = run.finish(box: &box, plan: &plan) else { return .nothing }
    var placement = BlockPlacement(box.settle(placed, plan: &plan))
    placement.firstBaseline = run.firstBaseline
    placement.lastBaseline = run.lastBaseline
    placement.gaps = run.expandingGaps
    return placement
  }

  /// Places an element, with a separator before it if there is something to separate.
  private func place(
    _ element: any Block, isLast: Bool, in run: inout StackRun, plan: inout LayoutPlan
  ) {
    if let separators, run.hasElements {
      var separated = (run: run, plan: plan)
      let line = separators.next(along: axis, in: run.inside, plan: &separated.plan)
      separated.run.place(line, isSeparator: true, isLast: false, plan: &separated.plan)
      let count = separated.run.count
      separated.run.place(element, isLast: isLast, plan: &separated.plan)
      if separated.run.count > count {
        (run, plan) = separated
        return
      }
    }
    run.place(element, isLast: isLast, plan: &plan)
  }

  /// The edges between which the elements follow one another, as far as they are known.
  private func mainSpan(of box: inout ContainerBox, plan: inout LayoutPlan) -> Slot {
    let slot = box.proposal[axis]
    switch slot.alignment {
    case .fill where !slot.isAbsolute: return Slot(start: slot.start, end: slot.end)
    case .center where elements.count > 1, .fill: return Slot(box.span(along: axis, plan: &plan))
    default: return Slot()
    }
  }

  /// What each element is offered across the axis.
  private func crossSlot(of box: inout ContainerBox, plan: inout LayoutPlan) -> Slot {
    let isAlone = elements.count == 1
    return box.slot(for: alignment, along: axis.cross, isAlone: isAlone, plan: &plan)
  }
}
