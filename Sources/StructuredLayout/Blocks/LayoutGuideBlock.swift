/// A layout guide of yours as an element of a layout.
///
/// The guide is added to the host when the layout is activated, and removed when the layout is
/// deactivated.
@preconcurrency @MainActor
public struct LayoutGuideBlock: ValueBlock {
  /// The guide that the block lays out.
  public let guide: UILayoutGuide

  /// Creates a block for a guide; naming the guide itself has the same effect.
  public init(_ guide: UILayoutGuide) { self.guide = guide }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guide.place(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { outline.object(.guide(guide)) }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { guide === $0.guide }
  }
}

extension Block where Self: UILayoutGuide {
  /// The guide as a block.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var layoutGuideBlock: LayoutGuideBlock { LayoutGuideBlock(self) }

  /// Adds the guide to the host and aligns it.
  @_disfavoredOverload
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let item = plan.add(self, at: proposal.line) else { return .gone }
    plan.refuseContentPriorities(for: "a guide", in: proposal)
    let own = BlockBox(item)
    var placement = BlockPlacement(plan.align(own, in: proposal))
    placement.item = item
    return placement
  }

  /// Adds the name of the guide.
  @_disfavoredOverload
  public func outline(into outline: inout BlockOutline) { outline.object(.guide(self)) }

  /// Whether the other block is this guide.
  @_disfavoredOverload
  public func isSame(as other: any Block) -> Bool { isObject(other) }
}

extension UILayoutGuide: Block {}
