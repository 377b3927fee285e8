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
    plan.refuseContentPriorities(for: "\(stack.name)", in: proposal)
    let view = view ?? plan.makeView("\(stack.name)", at: proposal.line) { UIScrollView() }
    guard let item = plan.place(view, at: proposal.line) else { return .nothing }
    let own = BlockBox(item)
    let box = plan.align(own, in: proposal)
    plan.inside(view) { place(in: view, proposal, plan: &$0) }
    var placement = BlockPlacement(box)
    placement.own = own
    return placement
  }

  func outline(into outline: inout BlockOutline) {
    let fills: BlockOutline.Argument? = fillsFrame ? .source("fillsFrame", "true") : nil
    let (spacing, alignment) = (stack.spacingArgument, stack.alignmentArgument)
    if let view {
      outline.call(stack.name, spacing, alignment, fills) {
        $0.object(.view(view))
      } blocks: {
        stack.elements.outline(into: &$0)
      }
    } else {
      outline.call(stack.name, spacing, alignment, fills) { stack.elements.outline(into: &$0) }
    }
  }

  /// Places the elements in the content of a scroll view.
  private func place(
    in view: UIScrollView, _ proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    let area = ScrollArea(of: view, along: stack.axis, plan: &plan)
    var inside = proposal.inside(
      stack.name, horizontal: LayoutSlot(area.box.horizontal),
      vertical: LayoutSlot(area.box.vertical), plan: &plan)
    inside.yieldingAxis = nil
    let (axis, cross) = (stack.axis, stack.axis.cross)
    inside.rooms[axis] = plan.rooms.endless()
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
    var unsure: [LayoutItem] = []
    if !fillsFrame {
      let chain = ScrollChain(
        of: area, in: plan, rules: plan.rules[mark.rules...],
        placements: plan.placements[mark.placements...])
      if let gap = chain.gap {
        let view = gap.item.flatMap { plan.view($0) }
        let line = gap.item.flatMap { plan.line(ofPlaced: $0) } ?? proposal.line
        let length = stack.axis.length.rawValue
        let message = "the content of \(stack.name) has no \(length): \(gap.text)"
        plan.report(.undefinedLength, message, view: view, at: line)
      } else {
        unsure = chain.viewsWithoutLength
      }
    }
    guard stack.axis == .horizontal || !unsure.isEmpty else { return }
    let sensor = plan.makeView("\(stack.name) sensor", at: proposal.line) {
      ScrollSensor(along: stack.axis, in: "\(stack.name)")
    }
    guard let item = plan.placeBehind(sensor, at: proposal.line) else { return }
    sensor.doubt(
      unsure.compactMap { item in
        guard let view = plan.view(item), let line = plan.line(ofPlaced: item) else { return nil }
        return (view, line)
      })
    let inner = proposal.named("sensor", plan: &plan)
    let cross = stack.axis.cross
    for edge in [stack.axis.start, stack.axis.end, cross.start] {
      plan.pin(LayoutAnchor(item, edge), .equal, area.content(edge), in: inner)
    }
    plan.pin(
      LayoutAnchor(item, cross.length), .equal, area.frame(stack.axis.length), in: inner)
  }
}

extension Scroll: MeasuredBlock {
  /// Along the axis, a scroll view can be as short as it has to be.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    axis == stack.axis ? 0 : stack.naturalLength(along: axis, within: room, in: measuring)
  }

  func goesByRoom(along axis: LayoutAxis) -> Bool {
    axis != stack.axis && stack.goesByRoom(along: axis)
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
  let axis: LayoutAxis
  let item: LayoutItem
  private let window: LayoutItem

  init(of view: UIScrollView, along axis: LayoutAxis, plan: inout LayoutPlan) {
    self.view = view
    self.axis = axis
    item = plan.item(view.contentLayoutGuide)
    window = plan.item(view.frameLayoutGuide)
  }

  var box: BlockBox { BlockBox(item) }

  func content(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(item, attribute) }
  func frame(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(window, attribute) }
}
