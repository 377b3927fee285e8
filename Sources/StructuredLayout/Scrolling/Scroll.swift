/// The implementation of `VScrollBlock`, `HScrollBlock` and `ScrollBlock`: a block that is the
/// content of a scroll view.
///
/// Along the axes the block fills the content's area, which is as long as the block; across them,
/// `content.length == frame.length`.
struct Scroll: Block {
  let name: StaticString
  /// The user's scroll view; nil for one that the layout makes.
  let view: UIScrollView?
  /// The axes along which the view scrolls.
  let axes: [LayoutAxis]
  let content: any Block
  let fillsFrame: Bool

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.refuseContentPriorities(for: "\(name)", in: proposal)
    let view = view ?? plan.makeView("\(name)", at: proposal.line) { UIScrollView() }
    guard let item = plan.place(view, at: proposal.line) else { return .gone }
    let own = BlockBox(item)
    let box = plan.align(own, in: proposal)
    plan.inside(view) { place(in: view, proposal, plan: &$0) }
    var placement = BlockPlacement(box)
    placement.item = item
    return placement
  }

  func outline(into outline: inout BlockOutline) {
    let fills: BlockOutline.Argument? = fillsFrame ? .source("fillsFrame", "true") : nil
    let stack = content as? Stack
    let (spacing, alignment) = (stack?.spacingArgument, stack?.alignmentArgument)
    let elements = stack?.elements ?? content
    if let view {
      outline.call(name, spacing, alignment, fills, view: view) { elements.outline(into: &$0) }
    } else {
      outline.call(name, spacing, alignment, fills) { elements.outline(into: &$0) }
    }
  }

  /// Places the block in the content of a scroll view.
  ///
  /// The steps before and after the content are functions of their own, because nested scroll views
  /// keep the variables of this one on the call stack.
  private func place(
    in view: UIScrollView, _ proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    let area = ScrollArea(of: view, plan: &plan)
    if view.setsOwnContentSize {
      let message = """
        \(name) can't scroll blocks in a \(type(of: view)), which has content of its own; they lie in \
        front of that content: use a plain UIScrollView instead
        """
      plan.report(.misplaced, message, view: view, at: proposal.line)
      let box = BlockBox(area.window)
      func slot(_ axis: LayoutAxis) -> LayoutSlot {
        LayoutSlot(box[axis], alignment: axes.contains(axis) ? .start : .fill)
      }
      let inside = proposal.inside(
        name, horizontal: slot(.horizontal), vertical: slot(.vertical), plan: &plan)
      _ = content.placeWhole(in: inside, plan: &plan)
      return
    }
    let inside = inside(area, proposal, plan: &plan)
    let mark = (rules: plan.ruleCount, placements: plan.placementCount)
    var offered = inside
    offered.role = proposal.role
    let isEmpty = content.placeWhole(in: offered, plan: &plan).box == nil
    for axis in axes {
      if isEmpty, !fillsFrame { plan.setLength(of: area.item, along: axis, 0, in: inside) }
      watch(area, along: axis, since: mark, in: inside, plan: &plan)
    }
  }

  /// Returns the proposal for the content, and adds the rules that tie the content's area to the
  /// view's frame.
  private func inside(
    _ area: ScrollArea, _ proposal: BlockProposal, plan: inout LayoutPlan
  ) -> BlockProposal {
    var inside = proposal.inside(
      name, horizontal: LayoutSlot(area.box.horizontal), vertical: LayoutSlot(area.box.vertical),
      plan: &plan)
    inside.yieldingAxis = nil
    inside.scrollArea = area
    for axis in LayoutAxis.allCases {
      if !axes.contains(axis) {
        plan.pin(area.content(axis.length), .equal, area.frame(axis.length), in: inside)
        continue
      }
      inside.rooms[axis] = plan.rooms.endless()
      if fillsFrame {
        let frame = area.frame(axis.length)
        plan.pin(area.content(axis.length), .greaterThanOrEqual, frame, in: inside)
        let wish = inside.strength.elasticity(ofView: false)
        plan.pin(area.content(axis.length), .equal, frame, wish, in: inside)
      }
    }
    return inside
  }

  /// Finds out whether the content lacks a length, now as far as possible, else when it is laid
  /// out.
  private func watch(
    _ area: ScrollArea, along axis: LayoutAxis, since mark: (rules: Int, placements: Int),
    in proposal: BlockProposal, plan: inout LayoutPlan
  ) {
    var unsure: [LayoutItem] = []
    if !fillsFrame {
      let chain = ScrollChain(
        of: area, along: axis, in: plan, rules: plan.rules(from: mark.rules),
        placements: plan.placements(from: mark.placements))
      if let gap = chain.gap(in: plan) {
        let view = gap.item.flatMap { plan.view($0) }
        let line = gap.item.flatMap { plan.line(ofPlaced: $0) } ?? proposal.line
        let length = axis.length.rawValue
        let message = "the content of \(name) has no \(length): \(gap.text)"
        plan.report(.undefinedLength, message, view: view, at: line)
      } else {
        unsure = chain.viewsWithoutLength(in: plan)
      }
    }
    guard axis == .horizontal || !unsure.isEmpty else { return }
    let sensor = plan.makeView("\(name) \(axis) sensor", at: proposal.line) {
      ScrollSensor(along: axis, in: "\(name)")
    }
    guard let item = plan.placeBehind(sensor, at: proposal.line) else { return }
    sensor.doubt(
      unsure.compactMap { item in
        guard let view = plan.view(item), let line = plan.line(ofPlaced: item) else { return nil }
        return (view, line)
      })
    area.hold(item, along: axis, in: proposal.named("sensor", plan: &plan), plan: &plan)
  }
}

extension Scroll: MeasuredBlock {
  /// Along its axes, a scroll view can be as short as necessary.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    axes.contains(axis) ? 0 : content.length(along: axis, within: room, in: measuring)
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    !axes.contains(axis) && content.adapts(along: axis, in: measuring)
  }
}

extension VScrollBlock: WrappingBlock {
  var content: any Block { scroll }
}

extension HScrollBlock: WrappingBlock {
  var content: any Block { scroll }
}

extension ScrollBlock: WrappingBlock {
  var content: any Block { scroll }
}

/// The content of a scroll view and its visible area, as items of rules.
@MainActor
struct ScrollArea {
  let view: UIScrollView
  let item: LayoutItem
  let window: LayoutItem

  init(of view: UIScrollView, plan: inout LayoutPlan) {
    self.view = view
    item = plan.item(view.contentLayoutGuide)
    window = plan.item(view.frameLayoutGuide)
  }

  var box: BlockBox { BlockBox(item) }

  func content(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(item, attribute) }
  func frame(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(window, attribute) }

  /// Lets the content be as long as the visible area, unless the blocks in it determine another
  /// length.
  func preferFrameLength(along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan)
  {
    plan.pin(
      content(axis.length), .equal, frame(axis.length), Strength.fillingFrame, in: proposal)
  }

  /// Holds a sensor: along the axis from the start to the end of the content; across it, the sensor
  /// is as long as the frame is along the axis.
  fileprivate func hold(
    _ sensor: LayoutItem, along axis: LayoutAxis, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    for edge in [axis.start, axis.end, axis.cross.start] {
      plan.pin(LayoutAnchor(sensor, edge), .equal, content(edge), in: proposal)
    }
    plan.pin(LayoutAnchor(sensor, axis.cross.length), .equal, frame(axis.length), in: proposal)
  }
}
