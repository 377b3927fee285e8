/// Lines between the elements of a stack.
@MainActor
public struct Separators {
  /// In points.
  let thickness: CGFloat
  let make: @MainActor () -> UIView

  /// A plain line in the system's colour for separators.
  public static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  /// The line of the next gap.
  func next(along axis: Axis, in proposal: BlockProposal, plan: inout LayoutPlan) -> any Block {
    let line = plan.makeView("separator", at: proposal.line, make)
    let sized = axis == .vertical ? line.height(thickness) : line.width(thickness)
    return LocatedBlock(block: sized.alignSelf(.fill), line: proposal.line)
  }
}
