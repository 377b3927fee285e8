/// A row that becomes a column at large text sizes.
@preconcurrency @MainActor
public struct ReflowingBlock: ValueBlock {
  let row: Stack
  let category: UIContentSizeCategory
  let alignment: VStackBlock.XAxisAlignment
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return stack(in: plan.traits(for: located)).place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) {
    row.outline(into: &outline)
    let (category, alignment) = (category, alignment)
    outline.modifier(
      "reflow", .source("at") { "UIContentSizeCategory(rawValue: \"\(category.rawValue)\")" },
      .source("alignment") { ".\(alignment)" })
  }

  /// The stack that the row becomes at the reader's text size.
  func stack(in traits: UITraitCollection) -> Stack {
    guard traits.preferredContentSizeCategory >= category else { return row }
    return Stack(
      name: "VStackBlock", axis: .vertical, spacing: row.spacing, alignment: alignment.slot,
      distribution: row.distribution, separators: row.separators, elements: row.elements)
  }
}

extension HStackBlock {
  /// Turns the row into a column at a text size and above, and back when the user reduces the text
  /// size.
  ///
  /// - Parameters:
  ///   - category: The smallest text size at which the row is a column.
  ///   - alignment: Where elements lie in the column.
  public func reflow(
    at category: UIContentSizeCategory = .accessibilityMedium,
    alignment: VStackBlock.XAxisAlignment = .leading
  ) -> ReflowingBlock {
    ReflowingBlock(row: stack, category: category, alignment: alignment, line: line)
  }
}
