/// An element of a stack with a share of the stack's length.
@preconcurrency @MainActor
public struct WeightedBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let weight: CGFloat
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let axis = proposal.stackAxis else {
      plan.report(.misplaced, "a weight only has an effect in a stack", at: line)
      return content.place(in: proposal, plan: &plan)
    }
    guard weight.isFactor, weight > 0 else {
      plan.report(
        .invalidNumber, "a weight must be from 0.000001 to 1000000, not \(weight)", at: line)
      return content.place(in: proposal, plan: &plan)
    }
    var offered = proposal
    offered.yieldingAxis = axis
    var placement = content.placeWhole(in: offered, plan: &plan)
    if placement.isSpacer(without: "a weight", at: line, plan: &plan) { return placement }
    placement.weight = weight
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    outline.modifier("weight", .number("", weight))
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && weight == $0.weight && content.isSame(as: $0.content) }
  }
}

extension Block {
  /// Gives an element a share of the length of its stack.
  ///
  /// The lengths of elements with weights are in proportion to their weights. Together they take
  /// the length that the other elements leave.
  ///
  /// ```swift
  /// HStackBlock { nameField.weight(2); cityField.weight(1); button }
  /// ```
  ///
  /// `nameField.width == cityField.width × 2`, and `button` has its natural width.
  @_disfavoredOverload
  public func weight(
    _ weight: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> WeightedBlock {
    WeightedBlock(
      content: self, weight: weight.points, line: SourceLine(fileID: fileID, line: line))
  }
}
