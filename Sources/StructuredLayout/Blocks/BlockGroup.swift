/// Several blocks, one after another, such as those in the body of a ``CompositeBlock``.
///
/// In a stack, in a grid or at the root, the blocks of a group stand as if each had been written
/// there. Where a single block is needed, as below a modifier, they lie in one box, as layers.
@preconcurrency @MainActor
public struct BlockGroup: ValueBlock {
  /// The blocks, in order.
  public let blocks: [any Block]

  /// Creates a group of blocks, in order.
  public init(_ blocks: [any Block]) { self.blocks = blocks }

  /// Creates a group of blocks, in order.
  public init(@BlockBuilder _ blocks: () -> [any Block]) { self.blocks = blocks() }

  /// Whether the group has no blocks.
  public var isEmpty: Bool { blocks.isEmpty }

  /// Whether the group contains exactly one block, which stands for itself.
  var isAlone: Bool {
    guard blocks.count == 1 else { return false }
    let block = (blocks[0] as? LocatedBlock)?.block ?? blocks[0]
    return !(block is BlockGroup) && !(block is any CompositeBlock)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var placement = BlockPlacement.nothing
    placement.parts = self
    return placement
  }

  public func outline(into outline: inout BlockOutline) { outline.several(blocks) }

  public func isSame(as other: any Block) -> Bool { isSame(as: other) { isSame(as: $0) } }

  /// Whether the blocks and the other blocks in the same position place the same things.
  func isSame(as other: BlockGroup) -> Bool {
    guard blocks.count == other.blocks.count else { return false }
    for index in blocks.indices where !blocks[index].isSame(as: other.blocks[index]) {
      return false
    }
    return true
  }

  /// Places all blocks in one box, as layers.
  func placeLayered(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    if blocks.count == 1 { return blocks[0].placeWhole(in: proposal, plan: &plan) }
    if isGone { return .gone }
    let present = blocks.filter { !$0.isAbsent }
    if present.count == 1 { return present[0].placeWhole(in: proposal, plan: &plan) }
    return Layers(name: "BlockGroup", .attach(.all), BlockGroup(present))
      .place(in: proposal, plan: &plan)
  }

  /// Places each block in the proposal, independently of the others: the edges are known.
  ///
  /// - Returns: The placement of the first block.
  @inline(never) @discardableResult
  func placeEach(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var first = BlockPlacement.nothing
    for block in blocks {
      let placed = block.placeWhole(in: proposal, plan: &plan)
      if first.box == nil { first = placed }
    }
    return first
  }
}

/// A block with the line that mentions it, which becomes the line of its constraints.
struct LocatedBlock: Block {
  let block: any Block
  let line: SourceLine

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return block.place(in: located, plan: &plan)
  }

  func outline(into outline: inout BlockOutline) { block.outline(into: &outline) }

  func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && block.isSame(as: $0.block) }
  }
}

extension LocatedBlock: WrappingBlock {
  var content: any Block { block }
}
