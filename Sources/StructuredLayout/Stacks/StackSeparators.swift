/// Lines between the elements of a stack.
struct StackSeparators {
  /// The thickness, in points.
  let thickness: CGFloat
  /// Makes a line; nil for a plain one.
  let make: (@MainActor () -> UIView)?
  /// The line of the modifier.
  let line: SourceLine

  /// Returns the line for the next gap.
  @MainActor
  func next(
    along axis: LayoutAxis, in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> any Block {
    let view = plan.makeView("separator", at: proposal.line, make ?? Self.plainLine)
    let block = Self.line(view, thickness, along: axis, at: line)
    return LocatedBlock(block: block, line: proposal.line)
  }

  /// Reports an unusable thickness: once, however many lines there are.
  @MainActor
  static func check(
    _ thickness: CGFloat, along axis: LayoutAxis, at line: SourceLine, plan: inout LayoutPlan
  ) {
    guard let mistake = length(thickness, along: axis).mistake else { return }
    plan.report(mistake.kind, mistake.text + "; 0 is used instead", at: line)
  }

  private static func length(_ thickness: CGFloat, along axis: LayoutAxis) -> SizedBlock.Dimension {
    SizedBlock.Dimension(axis, ConstraintValue(.equal, thickness))
  }

  /// Returns a line across an axis, from edge to edge.
  ///
  /// - Parameter thickness: The thickness in points; an unusable one counts as 0.
  @MainActor
  static func line(
    _ line: any Block, _ thickness: CGFloat, along axis: LayoutAxis, at source: SourceLine
  ) -> any Block {
    let asked = length(thickness, along: axis)
    let usable = asked.mistake == nil ? asked : length(0, along: axis)
    let sized = SizedBlock(content: line, dimensions: [usable], line: source)
    let alignment = BlockAlignment(
      horizontal: axis == .vertical ? .fill : nil, vertical: axis == .horizontal ? .fill : nil)
    return AlignedBlock(content: sized, alignment: alignment, line: source)
  }

  /// Returns a plain line in the system's separator color.
  @MainActor
  private static func plainLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}

extension Block {
  /// Whether the block is space, or left out, as far as that is known without evaluating the body
  /// of a composite.
  var isKnownToNeedNoLine: Bool {
    if isSpace || (self as? LocatedBlock)?.block is EmptyLayout { return true }
    return firstWithin { ($0 as? CollapsingBlock)?.isGone == true ? true : nil } ?? false
  }
}
