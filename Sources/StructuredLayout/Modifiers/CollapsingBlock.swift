/// A block that a condition leaves out of the layout.
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
  /// Leaves the block out of the layout if a condition holds.
  ///
  /// The block then takes no space, the spacing beside it goes with it, and its views are not in
  /// the hierarchy. Modifiers around it, such as a padding or a background, go with it, too. The
  /// effect is that of an `if` around all of them.
  @_disfavoredOverload
  public func gone(when isGone: Bool) -> CollapsingBlock {
    CollapsingBlock(content: self, isGone: isGone)
  }
}
