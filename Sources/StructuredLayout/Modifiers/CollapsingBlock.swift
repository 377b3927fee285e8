/// A block that is there or not.
@preconcurrency @MainActor
public struct CollapsingBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let isGone: Bool

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    isGone ? .gone : content.place(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.modifier("gone", .source("when", isGone ? "true" : "false"))
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { isGone == $0.isGone && (isGone || content.isSame(as: $0.content)) }
  }
}

extension Block {
  /// Leaves the block out while a condition holds: it takes no place, the spacing beside it goes
  /// with it, and its views are not in the hierarchy. The same as an `if` around it, at the end of a
  /// chain.
  @_disfavoredOverload
  public func gone(when isGone: Bool) -> CollapsingBlock {
    CollapsingBlock(content: self, isGone: isGone)
  }
}
