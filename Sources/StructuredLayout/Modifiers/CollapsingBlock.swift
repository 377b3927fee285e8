/// A block that is there or not.
public struct CollapsingBlock: Block, WrappingBlock {
  let content: any Block
  let isGone: Bool

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    isGone ? .nothing : content.place(in: proposal, plan: &plan)
  }
}

extension Block {
  /// Leaves the block out while a condition holds: it takes no place, the spacing beside it goes
  /// with it, and its views are not in the hierarchy. The same as an `if` around it, at the end of a
  /// chain.
  public func gone(when isGone: Bool) -> CollapsingBlock {
    CollapsingBlock(content: self, isGone: isGone)
  }
}
