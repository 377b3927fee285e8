/// A cell of a grid that reaches over several columns of its row.
public struct SpanningBlock: Block, WrappingBlock {
  let content: any Block
  let count: Int

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    content.place(in: proposal, plan: &plan)
  }
}

extension Block {
  /// Lets a cell of a grid reach over several columns (rows, in a grid that goes sideways), with the
  /// spacing between them. A cell that does not fit in what is left of a line begins the next one.
  public func span(_ count: Int) -> SpanningBlock { SpanningBlock(content: self, count: count) }
}
