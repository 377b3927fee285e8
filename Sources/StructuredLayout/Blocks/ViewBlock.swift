/// A view as an element of a layout.
///
/// A bare view does the same; the block is there for those who want to say that it is one.
@preconcurrency @MainActor
public struct ViewBlock: Block {
  /// The view that is laid out.
  public let view: UIView

  /// The same as naming the view itself.
  public init(_ view: UIView) { self.view = view }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    view.place(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { outline.object(.view(view)) }
}

extension ViewBlock: Equatable {
  public nonisolated static func == (left: ViewBlock, right: ViewBlock) -> Bool {
    left.view === right.view
  }
}

extension Block where Self: UIView {
  /// The view as a block.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var viewBlock: ViewBlock { ViewBlock(self) }

  /// Adds the view to the host and aligns it.
  @_disfavoredOverload
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let item = plan.place(self, at: proposal.line) else { return .gone }
    plan.setContentPriorities(of: item, in: proposal)
    let own = BlockBox(item)
    var placement = BlockPlacement(plan.align(own, in: proposal))
    placement.own = own
    placement.firstBaseline = LayoutAnchor(item, .firstBaseline)
    placement.lastBaseline = LayoutAnchor(item, .lastBaseline)
    return placement
  }

  /// The name of the view.
  @_disfavoredOverload
  public func outline(into outline: inout BlockOutline) { outline.object(.view(self)) }
}

extension UIView: Block {}
