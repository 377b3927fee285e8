/// Lines between the elements of a stack.
struct StackSeparators {
  /// In points.
  let thickness: CGFloat
  /// Makes a line; nil for a plain one.
  let make: (@MainActor () -> UIView)?
  /// The line of source that asks for them.
  let line: SourceLine

  /// The line of the next gap.
  @MainActor
  func next(
    along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> any Block {
    let view = plan.makeView("separator", at: proposal.line, make ?? Self.plainLine)
    let block = Self.line(view, thickness, along: axis, at: line)
    return LocatedBlock(block: block, line: proposal.line)
  }

  /// A line across an axis, from edge to edge.
  @MainActor
  static func line(
    _ line: any Block, _ thickness: CGFloat, along axis: LayoutAxis, at source: SourceLine
  ) -> any Block {
    let length = SizedBlock.Dimension(axis, ConstraintValue(.equal, thickness))
    let sized = SizedBlock(content: line, dimensions: [length], line: source)
    let alignment = BlockAlignment(
      horizontal: axis == .vertical ? .fill : nil, vertical: axis == .horizontal ? .fill : nil)
    return AlignedBlock(content: sized, alignment: alignment, line: source)
  }

  /// A plain line in the system's color for separators.
  @MainActor
  private static func plainLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}
