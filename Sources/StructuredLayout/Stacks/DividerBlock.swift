/// A separator line.
///
/// In a stack, the line lies across the stack, from edge to edge; elsewhere it leads from the
/// leading to the trailing edge. In a column `divider.height == thickness`, in a row
/// `divider.width == thickness`.
@preconcurrency @MainActor
public struct DividerBlock: ValueBlock {
  private let thickness: CGFloat
  private let color: UIColor?
  private let line: SourceLine

  /// Creates a separator line.
  ///
  /// - Parameters:
  ///   - thickness: The thickness of the line, in points. A negative one is an issue, and counts
  ///     as 0.
  ///   - color: The color of the line; nil for the system's separator color.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  public init(
    thickness: some LayoutNumber = 1, color: UIColor? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.thickness = thickness.points
    self.color = color
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    let axis = proposal.stackAxis ?? .vertical
    StackSeparators.check(thickness, along: axis, at: line, plan: &plan)
    return StackSeparators.line(view, thickness, along: axis, at: line)
      .place(in: located, plan: &plan)
  }

  private var view: ViewBlock {
    ViewBlock(
      id: line, make: { UIView() }, update: { [color] in $0.backgroundColor = color ?? .separator })
  }

  public func outline(into outline: inout BlockOutline) {
    outline.call(
      "DividerBlock", thickness == 1 ? nil : .number("thickness", thickness),
      color.map { color in .source("color") { sourceText(color) } })
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && thickness == $0.thickness && color == $0.color }
  }
}

extension DividerBlock: MeasuredBlock {
  /// The thickness on either axis; the stack determines which axis is across the line.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat { thickness.isDistance ? max(0, thickness) : 0 }
}
