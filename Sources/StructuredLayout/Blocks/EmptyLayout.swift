/// A block that takes no space and places nothing.
@preconcurrency @MainActor
public struct EmptyLayout: ValueBlock {
  /// Creates an empty block, for places that need a block.
  public init() {}

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    .nothing
  }

  public func outline(into outline: inout BlockOutline) { outline.call("EmptyLayout") }

  public func isSame(as other: any Block) -> Bool { other is EmptyLayout }
}
