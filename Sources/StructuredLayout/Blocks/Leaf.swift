extension UIView: Block {
  /// Adds the view to the host and aligns it.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard plan.place(self, at: proposal.line) else { return .nothing }
    plan.setContentPriorities(of: self, in: proposal)
    return BlockPlacement(plan.align(BlockBox(.view(self)), in: proposal))
  }
}

extension UILayoutGuide: Block {
  /// Adds the guide to the host and aligns it.
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard plan.add(self, at: proposal.line) else { return .nothing }
    plan.refuseContentPriorities(for: "a guide", in: proposal)
    return BlockPlacement(plan.align(BlockBox(.guide(self)), in: proposal))
  }
}

/// A view as an element of a layout.
///
/// A bare view does the same; the block is there for those who want to say that it is one.
public struct ViewBlock: Block {
  public let view: UIView

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

/// A layout guide of yours as an element of a layout.
///
/// The guide is added to the host when the layout is activated, and removed when it is not active
/// any more.
public struct LayoutGuideBlock: Block {
  public let guide: UILayoutGuide

  public init(_ guide: UILayoutGuide) { self.guide = guide }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guide.place(in: proposal, plan: &plan)
  }
}

extension UIView {
  /// The view as a block.
  public var viewBlock: ViewBlock { ViewBlock(self) }
}

extension UILayoutGuide {
  /// The guide as a block.
  public var layoutGuideBlock: LayoutGuideBlock { LayoutGuideBlock(self) }
}

/// A block and the line that put it where it is.
struct LocatedBlock: Block {
  let block: any Block
  let line: SourceLine

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return block.place(in: located, plan: &plan)
  }
}
