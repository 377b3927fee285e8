/// A row that becomes a column at large text sizes.
public struct ReflowingBlock: Block {
  let row: Stack
  let category: UIContentSizeCategory
  let alignment: VStackBlock.XAxisAlignment
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    let traits = plan.traits(for: located)
    let isColumn = traits.preferredContentSizeCategory >= category
    return (isColumn ? column : row).place(in: located, plan: &plan)
  }

  private var column: Stack {
    Stack(
      name: "VStackBlock", axis: .vertical, spacing: row.spacing, alignment: alignment.slot,
      distribution: row.distribution, separators: row.separators, elements: row.elements)
  }
}

extension HStackBlock {
  /// Lets the row become a column where the reader's text is so large or larger; it changes as the
  /// reader changes it.
  ///
  /// - Parameters:
  ///   - category: The smallest text size at which it is a column.
  ///   - alignment: Where elements lie in the column.
  public func reflow(
    at category: UIContentSizeCategory = .accessibilityMedium,
    alignment: VStackBlock.XAxisAlignment = .leading
  ) -> ReflowingBlock {
    ReflowingBlock(row: stack, category: category, alignment: alignment, line: line)
  }
}
