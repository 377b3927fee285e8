/// A block with an alignment of its own.
public struct AlignedBlock: Block, WrappingBlock {
  let content: any Block
  let alignment: any SelfAlignment
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let axes = Axis.allCases.filter { $0 != proposal.stackAxis }
    if axes.allSatisfy({ alignment.slot(along: $0) == nil }) {
      plan.report(.misplaced, "this alignment means nothing along the stack's axis", at: line)
    }
    var box = ContainerBox("alignSelf", in: proposal)
    var offered = proposal
    offered.takesInsetsDirectly = false
    var outlines: [Axis: Span] = [:]
    for axis in axes {
      guard let own = alignment.slot(along: axis) else { continue }
      let slot = proposal[axis]
      if own == .fill {
        offered[axis].alignment = .fill
        offered[axis].baseline = nil
      } else if let span = slot.span, !span.isAbsolute {
        offered[axis] = Slot(span, alignment: own)
      } else {
        let span = box.span(along: axis, plan: &plan)
        outlines[axis] = span
        offered[axis] = Slot(span, alignment: own)
      }
    }
    var placement = content.place(in: offered, plan: &plan)
    for (axis, span) in outlines {
      placement.box?[axis] = span
      placement.own = nil
    }
    if alignment.slot(along: .vertical) != nil {
      placement.firstBaseline = nil
      placement.lastBaseline = nil
    }
    return placement
  }
}

extension Block {
  /// Lets the block lie elsewhere than the stack puts its elements: `.alignSelf(.fill)`,
  /// `.alignSelf(.attach([.top, .leading]))`.
  public func alignSelf(
    _ alignment: some SelfAlignment, fileID: String = #fileID, line: UInt = #line
  ) -> AlignedBlock {
    AlignedBlock(
      content: self, alignment: alignment, line: SourceLine(fileID: fileID, line: line))
  }
}
