/// A view as an element of a layout.
///
/// A bare view does the same; the block is there for those who want to say that it is one.
public struct ViewBlock: Block {
  /// The view that is laid out.
  public let view: UIView

  /// The same as naming the view itself.
  public init(_ view: UIView) { self.view = view }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    view.place(in: proposal, plan: &plan)
  }
}

extension ViewBlock: @MainActor Equatable {
  @MainActor public static func == (left: ViewBlock, right: ViewBlock) -> Bool {
    left.view === right.view
  }
}

extension UIView {
  /// The view as a block.
  public var viewBlock: ViewBlock { ViewBlock(self) }
}

extension UIView: Block {
  /// Adds the view to the host and aligns it.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard plan.place(self, at: proposal.line) else { return .nothing }
    plan.setContentPriorities(of: self, in: proposal)
    var placement = BlockPlacement(plan.align(BlockBox(.view(self)), in: proposal))
    placement.own = BlockBox(.view(self))
    placement.firstBaseline = LayoutAnchor(.view(self), .firstBaseline)
    placement.lastBaseline = LayoutAnchor(.view(self), .lastBaseline)
    return placement
  }
}
