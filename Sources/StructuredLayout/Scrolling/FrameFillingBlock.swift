/// A block that is as long as the visible area of the scroll view around it.
@preconcurrency @MainActor
public struct FrameFillingBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let axes: LayoutAxis.Set
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let area = proposal.scrollArea else {
      let message = """
        fillingScrollFrame only has an effect in the content of a scroll view, such as that of an HScrollBlock
        """
      plan.report(.misplaced, message, at: line)
      return content.place(in: proposal, plan: &plan)
    }
    var offered = proposal
    var filled: [LayoutAxis] = []
    for axis in LayoutAxis.allCases where axes.contains(axis) {
      let slot = DimensionSlots(.length(axis, .equal))
      // The last one of several lengths counts.
      guard !proposal.settledDimensions.contains(slot) else { continue }
      offered.settledDimensions.insert(slot)
      offered.makeRoom(along: axis)
      if !plan.rooms.isTrial { offered.rooms[axis] = area.frameRoom(along: axis, plan: &plan) }
      filled.append(axis)
    }
    var placement = content.placeSolid(
      in: offered, for: "fillingScrollFrame", at: line, plan: &plan)
    offered.line = line
    for axis in filled {
      guard let (item, surplus) = plan.measurable(&placement, along: axis, in: offered) else {
        continue
      }
      let frame = LayoutAnchor(area.window, axis.length, plus: -surplus)
      plan.pin(
        LayoutAnchor(item, axis.length), .equal, frame, offered.strength.dimension, in: offered)
    }
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.modifier("fillingScrollFrame", .source("", axes.source))
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && axes == $0.axes && content.isSame(as: $0.content) }
  }
}

extension ValueBlock {
  /// Makes the block as long as the visible area of the scroll view around it: a page.
  ///
  /// ```swift
  /// HScrollBlock(pager, alignment: .fill) {
  ///   for page in pages { page.padding(.horizontal, 16).fillingScrollFrame(.horizontal) }
  /// }
  /// ```
  ///
  /// For each page, `page.width + 32 == frame.width`: the padding inside is part of the length. For
  /// a bare view, write `page.viewBlock.fillingScrollFrame(.horizontal)`. The frame is that of the
  /// innermost scroll view, whatever its content insets. The page follows it whenever it changes,
  /// and what adapts to its room in the page, such as a ``FlowBlock``, has the room of the frame.
  ///
  /// A scroll view with `isPagingEnabled` stops at multiples of its own length, so pages belong
  /// beside each other without spacing: put the distance between them into their padding.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the block is as long as the frame. Across the axis of an
  ///     ``HScrollBlock`` or ``VScrollBlock``, the content is as long as the frame anyway.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  @_disfavoredOverload
  public func fillingScrollFrame(
    _ axes: LayoutAxis.Set, fileID: StaticString = #fileID, line: UInt = #line
  ) -> FrameFillingBlock {
    FrameFillingBlock(
      content: self, axes: axes, line: SourceLine(fileID: fileID, line: line))
  }
}

extension FrameFillingBlock: MeasuredBlock {
  /// The length of the frame, if it is known.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    if axes.contains(axis), room[axis].isFinite { return room[axis] }
    return content.length(along: axis, within: room, in: measuring)
  }

  /// A page does not depend on the room that its neighbors leave.
  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    !axes.contains(axis) && content.adapts(along: axis, in: measuring)
  }
}

extension Block {
  /// Whether the block is as long as the frame of the scroll view around it.
  func fillsScrollFrame(along axis: LayoutAxis) -> Bool {
    firstWithin { ($0 as? FrameFillingBlock)?.axes.contains(axis) } ?? false
  }
}

extension ScrollArea {
  /// Returns the room for a block as long as the visible area.
  fileprivate func frameRoom(along axis: LayoutAxis, plan: inout LayoutPlan) -> BlockRoom {
    let parent = plan.item(view)
    return plan.rooms.span(LayoutSpan(of: window, along: axis), in: parent)
  }
}
