extension Block {
  /// Whether the block is known to place nothing.
  var isEmpty: Bool {
    switch self {
    case let located as LocatedBlock: located.content.isEmpty
    case is UIView: false
    case is EmptyLayout: true
    // These make a box of their own, even around nothing.
    case is SizedBlock, is FrameFillingBlock, is RelativeBlock, is DecoratedBlock: isGone
    case let collapsing as CollapsingBlock where collapsing.isGone: true
    case let stack as Stack: stack.elements.areAllEmpty
    case let layers as Layers: layers.layers.areAllEmpty
    case let grid as Grid: grid.cells.areAllEmpty
    case let flow as FlowBlock: flow.elements.all.areAllEmpty
    case let choice as FirstThatFits: choice.choices.all.areAllEmpty
    case let reflowing as ReflowingBlock: reflowing.row.elements.areAllEmpty
    case let group as BlockGroup: group.areAllEmpty
    case let composite as any CompositeBlock: BlockGroup(composite.partsOfBody).areAllEmpty
    default: (self as? any WrappingBlock)?.content.isEmpty ?? false
    }
  }

  /// Whether nothing stands here, as far as is known without looking into other blocks, which may
  /// be nested deeply.
  var isAbsent: Bool { ((self as? LocatedBlock)?.block ?? self) is EmptyLayout || isGone }

  /// Whether the block, or the block that it wraps, is left out.
  var isGone: Bool {
    firstWithin { block -> Bool? in
      switch block {
      case let group as BlockGroup: group.isGone
      case let composite as any CompositeBlock: BlockGroup(composite.partsOfBody).isGone
      case let collapsing as CollapsingBlock where collapsing.isGone: true
      default: nil
      }
    } ?? false
  }

  /// Whether the block is only space in a stack.
  var isSpace: Bool {
    switch self {
    case is StackingSpacer: true
    case is SizedBlock, is FrameFillingBlock, is RelativeBlock, is DecoratedBlock: false
    default: (self as? any WrappingBlock)?.content.isSpace ?? false
    }
  }
}

extension Block {
  /// Whether the block stands for exactly one block. Groups and composites stand for their parts,
  /// any other block for itself.
  var isSingle: Bool {
    let inner = (self as? LocatedBlock)?.block ?? self
    if let group = inner as? BlockGroup { return group.flattened.count == 1 }
    return (inner as? any CompositeBlock).map { $0.partsOfBody.count == 1 } ?? true
  }
}

extension BlockGroup {
  /// Whether none of the blocks places anything.
  var areAllEmpty: Bool { flattened.allSatisfy(\.isEmpty) }

  /// Whether there are blocks, and all of them are left out.
  var isGone: Bool { !blocks.isEmpty && blocks.allSatisfy(\.isGone) }

  /// The blocks, with each block that stands for several replaced by its parts.
  var flattened: [any Block] {
    blocks.flatMap { block -> [any Block] in
      let inner = (block as? LocatedBlock)?.block ?? block
      if let group = inner as? BlockGroup { return group.flattened }
      if let composite = inner as? any CompositeBlock { return composite.partsOfBody }
      // A block that is not left out stands as if the modifier were absent.
      if let there = inner as? CollapsingBlock, !there.isGone, !there.content.isSingle {
        return BlockGroup([there.content]).flattened
      }
      return [block]
    }
  }
}

extension CompositeBlock {
  var partsOfBody: [any Block] { BlockGroup([body]).flattened }
}
