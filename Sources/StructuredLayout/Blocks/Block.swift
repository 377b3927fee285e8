/// A piece of a layout.
///
/// A view is a block, a layout guide is one, stacks and modified blocks are, and any type of yours
/// can be. A block is asked to place itself, once, when the layout is planned:
///
/// ```swift
/// struct Framed: Block {
///   let content: any Block
///   let border: UIView
///
///   func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
///     content.padding(8).background(border).place(in: proposal, plan: &plan)
///   }
/// }
/// ```
///
/// Blocks are descriptions: placing one adds views and rules to the plan and touches no view.
@MainActor
public protocol Block {
  /// Adds the block's views, guides and rules to a plan.
  ///
  /// - Parameter proposal: Where the block is to be: on each axis the edges that are known, and how
  ///   to align between them.
  /// - Returns: Where the block is: its four edges in terms of items that are in the plan. A block
  ///   that has nothing to place returns ``BlockPlacement/nothing``.
  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement
}
