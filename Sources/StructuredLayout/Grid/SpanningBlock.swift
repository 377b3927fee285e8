/// A cell of a grid that reaches over several columns of its row.
@preconcurrency @MainActor
public struct SpanningBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let count: Int

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    content.placeWhole(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    content.outline(into: &outline)
    outline.modifier("span", .number("", CGFloat(count)))
  }
}

extension Block {
  /// Lets a cell of a grid reach over several columns (rows, in a grid that goes sideways), with the
  /// spacing between them. A cell that does not fit in what is left of a line begins the next one.
  @_disfavoredOverload
  public func span(_ count: Int) -> SpanningBlock { SpanningBlock(content: self, count: count) }
}
