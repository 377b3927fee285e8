/// A stack that is the content of a scroll view. `VScrollBlock` and `HScrollBlock` are this, with the
/// axis in their names.
///
/// Along the axis the stack fills the content's area, which is as long as the stack; across it,
/// `content.length == frame.length`.
struct Scroll: Block {
  /// The user's scroll view; nil for one that the layout makes.
  let view: UIScrollView?
  let stack: Stack
  let fillsFrame: Bool

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.refuseContentPriorities(for: stack.name, in: proposal)
    let view = view ?? plan.makeView(stack.name, at: proposal.line) { UIScrollView() }
    guard plan.place(view, at: proposal.line) else { return .nothing }
    let box = plan.align(BlockBox(.view(view)), in: proposal)
    plan.inside(view) { place(in: view, proposal, plan: &$0) }
    var placement = BlockPlacement(box)
    placement.own = BlockBox(.view(view))
    return placement
  }

  /// Places the elements in the content of a scroll view.
  private func place(
    in view: UIScrollView, _ proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    let area = ScrollArea(of: view, along: stack.axis)
    var inside = proposal.inside(
      stack.name, horizontal: Slot(area.box.horizontal), vertical: Slot(area.box.vertical))
    inside.yieldingAxis = nil
    let (axis, cross) = (stack.axis, stack.axis.cross)
    inside.limits[axis] = nil
    plan.pin(area.content(cross.length), .equal, area.frame(cross.length), in: inside)
    if fillsFrame {
      let (content, frame) = (area.content(axis.length), area.frame(axis.length))
      let wish = inside.strength.elasticity(ofView: false)
      plan.pin(content, .greaterThanOrEqual, frame, in: inside)
      plan.pin(content, .equal, frame, wish, in: inside)
    }
    let mark = (rules: plan.rules.count, placements: plan.placements.count)
    var offered = inside
    offered.role = proposal.role
    if stack.place(in: offered, plan: &plan).box == nil, !fillsFrame {
      plan.setLength(of: area.item, along: axis, 0, in: inside)
    }
    watch(area, since: mark, in: inside, plan: &plan)
  }

  /// Finds out where the content has no length of its own, now as far as that can be known, else when
  /// it is laid out.
  private func watch(
    _ area: ScrollArea, since mark: (rules: Int, placements: Int), in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    var unsure: [LayoutPlan.Placement] = []
    if !fillsFrame {
      let chain = ScrollChain(
        of: area, rules: plan.rules[mark.rules...], placements: plan.placements[mark.placements...])
      if let gap = chain.gap {
        let (view, line) = (gap.placement?.view, gap.placement?.line ?? proposal.line)
        let length = stack.axis.length.rawValue
        let message = "the content of \(stack.name) has no \(length): \(gap.text)"
        plan.report(.undefinedLength, message, view: view, at: line)
      } else {
        unsure = chain.viewsWithoutLength(in: area.view)
      }
    }
    guard stack.axis == .horizontal || !unsure.isEmpty else { return }
    let sensor = plan.makeView("\(stack.name) sensor", at: proposal.line) {
      ScrollSensor(along: stack.axis, in: stack.name)
    }
    guard plan.place(sensor, at: proposal.line) else { return }
    plan.sendBack(placementsFrom: plan.placements.count - 1, to: mark.placements)
    sensor.doubt(unsure)
    var inner = proposal
    inner.role = "sensor"
    let cross = stack.axis.cross
    for edge in [stack.axis.start, stack.axis.end, cross.start] {
      plan.pin(LayoutAnchor(.view(sensor), edge), .equal, area.content(edge), in: inner)
    }
    plan.pin(
      LayoutAnchor(.view(sensor), cross.length), .equal, area.frame(stack.axis.length), in: inner)
  }
}

extension Scroll: MeasuredBlock {
  /// Along the axis, a scroll view can be as short as it has to be.
  func naturalLength(along axis: Axis, in measuring: Measuring) -> CGFloat {
    axis == stack.axis ? 0 : stack.naturalLength(along: axis, in: measuring)
  }
}

extension VScrollBlock: WrappingBlock {
  var content: any Block { scroll }
}

extension HScrollBlock: WrappingBlock {
  var content: any Block { scroll }
}

/// The content of a scroll view, and what one sees of it, as items of rules.
@MainActor
struct ScrollArea {
  let view: UIScrollView
  /// The axis along which one scrolls.
  let axis: Axis
  let item: LayoutItem
  private let window: LayoutItem

  init(of view: UIScrollView, along axis: Axis) {
    self.view = view
    self.axis = axis
    item = .guide(view.contentLayoutGuide)
    window = .guide(view.frameLayoutGuide)
  }

  var box: BlockBox { BlockBox(item) }

  func content(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(item, attribute) }
  func frame(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(window, attribute) }
}
