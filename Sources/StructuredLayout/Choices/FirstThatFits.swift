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
  let choices: [any Block]
  private let line: SourceLine

  /// - Parameter axis: The axis along which the blocks have to fit.
  public init(
    along axis: Axis = .horizontal, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder choices: () -> [any Block]
  ) {
    self.axis = axis
    self.choices = choices()
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    guard let last = choices.last else { return .nothing }
    let room = plan.room(along: axis, for: located)
    let chosen = choices.first { choice in
      room.map { choice.measured(along: axis) <= $0 + 0.01 } ?? false
    }
    return (chosen ?? last).place(in: proposal, plan: &plan)
  }
}
