/// A view that is somewhere already, as a block: modifiers say how large it is, and it stays where it
/// is.
struct StandingView: Block {
  let view: UIView

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.setContentPriorities(of: view, in: proposal)
    return BlockPlacement(BlockBox(.view(view)))
  }
}

extension MondrianNamespace where Base == UIView {
  /// Builds what modifiers say about the size of the view itself, wherever it is.
  package func size(
    at line: SourceLine, _ build: (any Block) -> any Block
  ) -> ConstraintGroup {
    var plan = LayoutPlan(host: nil)
    let proposal = BlockProposal(horizontal: Slot(), vertical: Slot(), line: line)
    _ = build(StandingView(view: base)).place(in: proposal, plan: &plan)
    return InstalledLayout(plan).group
  }
}
