/// A layout guide of yours as an element of a layout.
///
/// The guide is added to the host when the layout is activated, and removed when it is not active
/// any more.
public struct LayoutGuideBlock: Block {
  /// The guide that is laid out.
  public let guide: UILayoutGuide

  /// The same as naming the guide itself.
  public init(_ guide: UILayoutGuide) { self.guide = guide }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guide.place(in: proposal, plan: &plan)
  }
}

extension UILayoutGuide {
  /// The guide as a block.
  public var layoutGuideBlock: LayoutGuideBlock { LayoutGuideBlock(self) }
}

extension UILayoutGuide: Block {
  /// Adds the guide to the host and aligns it.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard plan.add(self, at: proposal.line) else { return .nothing }
    plan.refuseContentPriorities(for: "a guide", in: proposal)
    var placement = BlockPlacement(plan.align(BlockBox(.guide(self)), in: proposal))
    placement.own = BlockBox(.guide(self))
    return placement
  }
}
