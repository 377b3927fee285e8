/// A block that can be recognised from one description to the next, and whose constraints can be
/// found.
@preconcurrency @MainActor
public struct IdentifiedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let key: LayoutKey

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.keyed(by: key) { content.placeWhole(in: proposal, plan: &$0) }
  }

  /// A name has no part in the constraints.
  public func outline(into outline: inout BlockOutline) { outline.one(content) }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { key == $0.key && content.isSame(as: $0.content) }
  }
}

/// A block whose constraints a group gets.
@preconcurrency @MainActor
public struct CapturedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let group: ConstraintGroup

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.capturing(in: group) { content.placeWhole(in: proposal, plan: &$0) }
  }

  /// A group has no part in the constraints.
  public func outline(into outline: inout BlockOutline) { outline.one(content) }
}

extension Block {
  /// Gives the block an identity: repeated structure, such as the rows of a list, is recognised by
  /// it when a layout changes, and its constraints can be asked for.
  ///
  /// ```swift
  /// for person in people { HStackBlock { … }.id(person.id) }
  /// ```
  @_disfavoredOverload
  public func id(_ id: some Hashable & Sendable) -> IdentifiedBlock {
    IdentifiedBlock(content: self, key: LayoutKey(id))
  }

  /// Puts the constraints that the block is made of into a group, each time the layout is built:
  /// what was in the group before is forgotten.
  ///
  /// ```swift
  /// let group = ConstraintGroup()
  /// Mondrian.buildSubviews(on: view) { label.padding(8).capture(in: group) }
  /// group.constraints.first?.constant = 12
  /// ```
  @_disfavoredOverload
  public func capture(in group: ConstraintGroup) -> CapturedBlock {
    CapturedBlock(content: self, group: group)
  }
}
