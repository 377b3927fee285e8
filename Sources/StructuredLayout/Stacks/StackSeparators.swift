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
    let length = ConstraintValue(.equal, thickness)
    let sized = SizedBlock(
      content: view, dimensions: [SizedBlock.Dimension(axis, length)], line: line)
    let filling = AlignedBlock(content: sized, alignment: BlockAlignment.fill, line: line)
    return LocatedBlock(block: filling, line: proposal.line)
  }

  /// A plain line in the system's color for separators.
  @MainActor
  private static func plainLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}
