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
    let hasThickness = Self.length(thickness, along: axis).mistake == nil
    let block = Self.line(view, hasThickness ? thickness : nil, along: axis, at: line)
    return LocatedBlock(block: block, line: proposal.line)
  }

  /// Reports an unusable thickness once, however many lines there are.
  @MainActor
  func check(along axis: LayoutAxis, plan: inout LayoutPlan) {
    guard let mistake = Self.length(thickness, along: axis).mistake else { return }
    plan.report(mistake.kind, mistake.text, at: line)
  }

  private static func length(_ thickness: CGFloat, along axis: LayoutAxis) -> SizedBlock.Dimension {
    SizedBlock.Dimension(axis, ConstraintValue(.equal, thickness))
  }

  /// Returns a line across an axis, from edge to edge.
  ///
  /// - Parameter thickness: The thickness in points; nil for the view's own.
  @MainActor
  static func line(
    _ line: any Block, _ thickness: CGFloat?, along axis: LayoutAxis, at source: SourceLine
  ) -> any Block {
    var sized = line
    if let thickness {
      let length = length(thickness, along: axis)
      sized = SizedBlock(content: line, dimensions: [length], line: source)
    }
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
