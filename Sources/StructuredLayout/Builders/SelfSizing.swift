/// A view that is already in place, as a block: modifiers determine its size, and it stays where it
/// is.
struct InPlaceView: Block {
  let view: UIView

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let item = plan.item(view)
    plan.setContentPriorities(of: item, in: proposal)
    return BlockPlacement(BlockBox(item))
  }
}

extension MondrianNamespace where Base == UIView {
  /// Builds the size that modifiers give to the view itself, wherever it is.
  @MainActor
  package func size(
    at line: SourceLine, _ build: (any Block) -> any Block
  ) -> ConstraintGroup {
    var plan = LayoutPlan(host: nil)
    let proposal = BlockProposal(horizontal: LayoutSlot(), vertical: LayoutSlot(), line: line)
    _ = build(InPlaceView(view: base)).place(in: proposal, plan: &plan)
    return InstalledLayout(plan).group
  }
}
