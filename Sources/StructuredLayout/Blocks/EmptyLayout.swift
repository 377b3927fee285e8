/// A block that takes no space and places nothing.
@preconcurrency @MainActor
public struct EmptyLayout: ValueBlock {
  /// A block that is nothing, for where something has to be named.
  public init() {}

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    .nothing
  }

  public func outline(into outline: inout BlockOutline) { outline.call("EmptyLayout") }

  public func isSame(as other: any Block) -> Bool { other is EmptyLayout }
}
