/// Space between the elements of a stack.
///
/// - Adjacent spacers add up, and become one.
/// - Where a stack has room to spare, the expanding spacers take it in equal parts, before any
///   element with a size of its own is stretched.
/// - Where stacks are nested along one axis, the spacers of the outermost stack take the spare
///   room. The spacers of stacks beside each other share it, if the stack around them has no
///   spacer.
/// - A spacer at the edge of a stack has no spacing beside it.
///
/// In a grid, a spacer without lengths leaves a cell empty, such as those before the first day of a
/// month:
///
/// ```swift
/// VGridBlock(columns: Array(repeating: GridLayoutItem(), count: 7)) {
///   for _ in 1..<firstWeekday { StackingSpacer() }
///   days
/// }
/// ```
@preconcurrency @MainActor
public struct StackingSpacer: ValueBlock {
  /// The minimum length, in points.
  public let minLength: CGFloat
  /// The maximum length, in points; infinite for no limit.
  public let maxLength: CGFloat
  /// Whether the space may be longer than ``minLength``.
  public let expands: Bool

  /// Creates a space between elements.
  ///
  /// - Parameters:
  ///   - minLength: The minimum length, in points; a negative length is an issue and counts as 0.
  ///   - maxLength: The maximum length of a space that expands, in points. Any room that is still
  ///     left goes to other spacers, or to the elements. A maximum below the minimum is an issue,
  ///     and counts as the minimum.
  ///   - expands: Whether the space takes the stack's spare room; if not, it is exactly `minLength`
  ///     long.
  public init(minLength: CGFloat, maxLength: CGFloat = .infinity, expands: Bool = true) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.expands = expands
  }

  /// Creates a space between elements, with lengths of any number type, or without a length.
  @_disfavoredOverload
  public init(
    minLength: some LayoutNumber = 0, maxLength: some LayoutNumber = CGFloat.infinity,
    expands: Bool = true
  ) {
    self.init(minLength: minLength.points, maxLength: maxLength.points, expands: expands)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    if proposal.isCell { return cell(at: proposal.line, plan: &plan) }
    guard proposal.stackAxis != nil else {
      plan.report(
        .misplaced, "StackingSpacer only has an effect directly in a stack or a grid",
        at: proposal.line)
      return .nothing
    }
    var length = plan.finite(minLength, as: "the minLength of StackingSpacer", at: proposal.line)
    if length < 0 {
      plan.report(
        .negativeSize, "the minLength of StackingSpacer can't be \(minLength); 0 is used instead",
        at: proposal.line)
      length = 0
    }
    var placement = BlockPlacement.nothing
    placement.spacer = SpacerLength(
      minimum: length, maximum: maximum(over: length, at: proposal.line, plan: &plan),
      expands: expands)
    return placement
  }

  /// Returns the placement of an empty cell of a grid.
  private func cell(at line: SourceLine, plan: inout LayoutPlan) -> BlockPlacement {
    if minLength != 0 || maxLength != .infinity || !expands {
      let message =
        "a StackingSpacer only leaves a cell of a grid empty; its lengths have no effect there"
      plan.report(.misplaced, message, at: line)
    }
    var placement = BlockPlacement.nothing
    placement.spacer = SpacerLength(expands: true)
    return placement
  }

  private func maximum(
    over minimum: CGFloat, at line: SourceLine, plan: inout LayoutPlan
  ) -> CGFloat {
    if maxLength >= minimum { return maxLength.isDistance ? maxLength : .infinity }
    plan.report(
      maxLength.isDistance ? .negativeSize : .invalidNumber,
      "the maxLength of StackingSpacer can't be \(maxLength); \(minimum) is used instead",
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
