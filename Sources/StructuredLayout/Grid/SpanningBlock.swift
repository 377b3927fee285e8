/// A grid cell that spans several columns of its row.
@preconcurrency @MainActor
public struct SpanningBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let count: Int
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    if !proposal.isCell {
      plan.report(.misplaced, "a span only has an effect on a cell of a grid", at: line)
    } else if count < 1 {
      plan.report(
        .invalidNumber, "a cell spans at least one column or row, not \(count)", at: line)
    }
    return content.placeWhole(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.modifier("span", .number("", CGFloat(count)))
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && count == $0.count && content.isSame(as: $0.content) }
  }
}

extension Block {
  /// Lets a grid cell span several columns (several rows in an ``HGridBlock``), with the spacing
  /// between them.
  ///
  /// A cell that does not fit in the rest of a line begins the next line.
  ///
  /// - Parameters:
  ///   - count: The number of columns, from 1. A cell that asks for more than there are spans all
  ///     of them.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  @_disfavoredOverload
  public func span(
    _ count: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SpanningBlock {
    SpanningBlock(content: self, count: count, line: SourceLine(fileID: fileID, line: line))
  }
}
