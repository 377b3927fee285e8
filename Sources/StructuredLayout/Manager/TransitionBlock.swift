/// A block with a transition of its own.
@preconcurrency @MainActor
public struct TransitionBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let transition: BlockTransition

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let first = plan.placementCount
    let placement = content.placeWhole(in: proposal, plan: &plan)
    // Views inside of other views enter and leave with them.
    let parent = plan.currentParent
    let views = plan.placements(from: first).filter { plan.parent(ofPlaced: $0) === parent }
      .compactMap { plan.view($0) }
    plan.rooms.transitions.add(transition, to: views)
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    let transition = transition
    outline.modifier("transition", .source("") { transition.source })
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { transition == $0.transition && content.isSame(as: $0.content) }
  }
}

extension ValueBlock {
  /// Sets how the block comes and goes when a ``LayoutManager`` animates a change.
  ///
  /// All views of the block move together. If one transition is inside another, the inner one
  /// counts.
  @_disfavoredOverload
  public func transition(_ transition: BlockTransition) -> TransitionBlock {
    TransitionBlock(content: self, transition: transition)
  }
}
