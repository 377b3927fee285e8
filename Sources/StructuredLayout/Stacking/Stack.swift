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
  let elements: [any Block]

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard !elements.isEmpty else { return .nothing }
    plan.refuseContentPriorities(for: name, in: proposal)
    var box = ContainerBox(name, in: proposal)
    let main = mainSpan(of: &box, plan: &plan)
    let cross = crossSlot(of: &box, plan: &plan)
    let spacing = plan.finite(spacing, as: "the spacing of \(name)", at: proposal.line)
    var run = StackRun(
      axis: axis, spacing: spacing, main: main, cross: cross, inside: box.proposal(stack: axis))
    for (index, element) in elements.enumerated() {
      run.place(element, isLast: index == elements.count - 1, plan: &plan)
    }
    guard let placed = run.finish(box: &box, plan: &plan) else { return .nothing }
    return BlockPlacement(box.settle(placed, plan: &plan))
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
