/// The first of several blocks that has room, or else the last.
///
/// ```swift
/// FirstThatFits {
///   HStackBlock(spacing: 8) { cancelButton; sendButton }
///   VStackBlock(spacing: 8) { cancelButton; sendButton }
/// }
/// ```
///
/// What a block needs is what its views and insets say without shrinking anything; a block type of
/// your own counts as 0. The room is that between the edges which the block is to fill, or else that
/// of the host. The choice is made anew when the room or the text size changes; views of the others
/// are not in the hierarchy.
public struct FirstThatFits: Block {
  let axis: Axis
  let choices: MeasuredBlocks
  private let line: SourceLine

  /// - Parameter axis: The axis along which the blocks have to fit.
  public init(
    along axis: Axis = .horizontal, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder choices: () -> [any Block]
  ) {
    self.axis = axis
    self.choices = MeasuredBlocks(choices())
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    guard let last = choices.all.last else { return .nothing }
    let room = plan.room(along: axis, for: located)
    let lengths = room == nil ? [] : plan.measuring().lengths(of: choices, along: axis)
    let fitting = zip(choices.all, lengths).first { $1 <= (room ?? 0) + 0.01 }
    return (fitting?.0 ?? last).place(in: proposal, plan: &plan)
  }
}
