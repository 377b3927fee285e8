/// A block that takes no space and places nothing.
public struct EmptyLayout: Block {
  public init() {}

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    .nothing
  }
}
