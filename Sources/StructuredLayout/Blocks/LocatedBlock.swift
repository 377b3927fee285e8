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

/// A block that is another with something said about it.
@MainActor
protocol WrappingBlock: Block {
  var content: any Block { get }
}

extension LocatedBlock: WrappingBlock {
  var content: any Block { block }
}
