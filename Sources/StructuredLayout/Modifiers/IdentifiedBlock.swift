/// A block with an identity, which lets a layout recognize the block from one description to the
/// next and find its constraints.
@preconcurrency @MainActor
public struct IdentifiedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let key: LayoutKey

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.keyed(by: key) { content.placeWhole(in: proposal, plan: &$0) }
  }

  /// Adds the content alone: an identity does not affect constraints.
  public func outline(into outline: inout BlockOutline) { outline.one(content) }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { key == $0.key && content.isSame(as: $0.content) }
  }
}

/// A block whose constraints are added to a group.
@preconcurrency @MainActor
public struct CapturedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let group: ConstraintGroup

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    plan.capturing(in: group) { content.placeWhole(in: proposal, plan: &$0) }
  }

  /// Adds the content alone: a group does not affect constraints.
  public func outline(into outline: inout BlockOutline) { outline.one(content) }
}

extension Block {
  /// Gives the block an identity.
  ///
  /// When the layout changes, the identity lets it recognize repeated structure, such as the rows
  /// of a list. You can also look up the constraints of the block by its identity.
  ///
  /// ```swift
  /// for person in people { HStackBlock { … }.id(person.id) }
  /// ```
  @_disfavoredOverload
  public func id(_ id: some Hashable & Sendable) -> IdentifiedBlock {
    IdentifiedBlock(content: self, key: LayoutKey(id))
  }

  /// Puts all of the block's constraints, including those that align it, into a group each time the
  /// layout is built.
  ///
  /// They replace the constraints that were in the group before.
  ///
  /// ```swift
  /// let group = ConstraintGroup()
  /// Mondrian.buildSubviews(on: view) { label.padding(8).capture(in: group) }
  /// group.update(constant: 12)
  /// ```
  @_disfavoredOverload
  public func capture(in group: ConstraintGroup) -> CapturedBlock {
    CapturedBlock(content: self, group: group)
  }
}
