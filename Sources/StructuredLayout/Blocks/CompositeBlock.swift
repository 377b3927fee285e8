/// A block that is made of other blocks.
///
/// ```swift
/// struct PersonRow: CompositeBlock {
///   let photo: UIView
///   let name: UILabel
///
///   var body: some Block {
///     HStackBlock(spacing: 8) { photo.size(40); name }
///   }
/// }
/// ```
///
/// Several blocks in the body stand in the parent as if they were written there. The body is made anew
/// each time the layout is planned.
@preconcurrency @MainActor
public protocol CompositeBlock: ValueBlock {
  /// What the body is.
  associatedtype Body: Block
  /// The blocks that the block is made of.
  @BlockBuilder var body: Body { get }
}

extension CompositeBlock {
  /// Places the blocks of the body, or has the parent place them if they are several.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    body.place(in: proposal, plan: &plan)
  }

  /// The blocks of the body.
  public func outline(into outline: inout BlockOutline) { body.outline(into: &outline) }
}
