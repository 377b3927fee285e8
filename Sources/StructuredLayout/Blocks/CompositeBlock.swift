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
/// If the body has several blocks, they stand in the parent as if they were written there. The body
/// is evaluated each time the layout is planned.
@preconcurrency @MainActor
public protocol CompositeBlock: ValueBlock {
  /// The type of the body.
  associatedtype Body: Block
  /// The blocks that the block is made of.
  @BlockBuilder var body: Body { get }
}

extension CompositeBlock {
  /// Places the block of the body, or lets the parent place the blocks if there are several.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    body.place(in: proposal, plan: &plan)
  }

  /// Adds the source of the blocks in the body.
  public func outline(into outline: inout BlockOutline) { body.outline(into: &outline) }
}
