/// Space between the elements of a stack.
///
/// Adjacent spacers become one, and add up. Where a stack has room to spare, it goes to the spacers
/// that expand, to all of them alike, before any element with a size of its own is stretched. Of
/// stacks in stacks along one axis, the spacers of the outermost take it; those of stacks beside each
/// other, in a stack that has none, share it.
/// No spacing is added beside a spacer at the edge of a stack.
@preconcurrency @MainActor
public struct StackingSpacer: ValueBlock {
  /// In points.
  public let minLength: CGFloat
  /// In points; infinite for no limit.
  public let maxLength: CGFloat
  /// Whether the space may be longer than ``minLength``.
  public let expands: Bool

  /// - Parameters:
  ///   - minLength: How long the space is at least, in points; a negative length is an issue and
  ///     counts as 0.
  ///   - maxLength: How long the space is at most, in points, unless it does not expand. What is then
  ///     still left over goes to other spacers, or to the elements. Less than the minimum is an issue,
  ///     and counts as the minimum.
  ///   - expands: Whether it takes what the stack has to spare; if not, it is exactly `minLength` long.
  public init(minLength: CGFloat, maxLength: CGFloat = .infinity, expands: Bool = true) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.expands = expands
  }

  /// The same, with numbers of any type, or without a length.
  @_disfavoredOverload
  public init(
    minLength: some LayoutNumber = 0, maxLength: some LayoutNumber = CGFloat.infinity,
    expands: Bool = true
  ) {
    self.init(minLength: minLength.points, maxLength: maxLength.points, expands: expands)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard proposal.stackAxis != nil else {
      plan.report(
        .misplaced, "StackingSpacer has a meaning only directly in a stack", at: proposal.line)
      return .nothing
    }
    var length = plan.finite(minLength, as: "the length of StackingSpacer", at: proposal.line)
    if length < 0 {
      plan.report(
        .negativeSize, "StackingSpacer can't be \(minLength) long; it counts as 0",
        at: proposal.line)
      length = 0
    }
    var placement = BlockPlacement.nothing
    placement.spacer = SpacerLength(
      minimum: length, maximum: maximum(over: length, at: proposal.line, plan: &plan),
      expands: expands)
    return placement
  }

  private func maximum(
    over minimum: CGFloat, at line: SourceLine, plan: inout LayoutPlan
  ) -> CGFloat {
    if maxLength >= minimum { return maxLength.isDistance ? maxLength : .infinity }
    plan.report(
      maxLength.isDistance ? .negativeSize : .invalidNumber,
      "StackingSpacer can't be at most \(maxLength) long; its maximum counts as \(minimum)",
      at: line)
    return minimum
  }

  public func outline(into outline: inout BlockOutline) {
    outline.later { [self] outline in
      outline.call(
        "StackingSpacer", .number("minLength", minLength),
        maxLength == .infinity ? nil : .number("maxLength", maxLength),
        expands ? nil : .source("expands", "false"))
    }
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      minLength == other.minLength && maxLength == other.maxLength && expands == other.expands
    }
  }
}
