/// An element of a stack with space of its own before and after it.
@preconcurrency @MainActor
public struct SpacedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  /// In points.
  let before: CGFloat
  let after: CGFloat
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let axis = proposal.stackAxis else {
      plan.report(
        .misplaced, "spacingBefore and spacingAfter only have an effect in a stack", at: line)
      return content.place(in: proposal, plan: &plan)
    }
    let before = plan.finite(before, as: "spacingBefore", at: line)
    let after = plan.finite(after, as: "spacingAfter", at: line)
    var offered = proposal
    offered[axis] = proposal[axis].inset(start: before, end: after)
    var placement = content.placeWhole(in: offered, plan: &plan)
    placement.spacingBefore += before
    placement.spacingAfter += after
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    if before != 0 { outline.modifier("spacingBefore", .number("", before)) }
    if after != 0 { outline.modifier("spacingAfter", .number("", after)) }
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      line == other.line && before == other.before && after == other.after
        && content.isSame(as: other.content)
    }
  }
}

extension Block {
  /// Adds space before an element of a stack, in points, on top of the stack's spacing.
  @_disfavoredOverload
  public func spacingBefore(
    _ length: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SpacedBlock {
    SpacedBlock(
      content: self, before: length.points, after: 0, line: SourceLine(fileID: fileID, line: line))
  }

  /// Adds space after an element of a stack, in points, on top of the stack's spacing.
  @_disfavoredOverload
  public func spacingAfter(
    _ length: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SpacedBlock {
    SpacedBlock(
      content: self, before: 0, after: length.points, line: SourceLine(fileID: fileID, line: line))
  }
}
