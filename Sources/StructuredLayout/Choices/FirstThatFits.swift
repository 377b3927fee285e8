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
/// your own is measured by what it places. The room is what is left of the host, or of the nearest box
/// with a length of its own, after insets and after the natural lengths of neighbours; several blocks
/// that go by their room share it in equal parts. As long as nothing is known of the room, it is the first
/// block. The choice is made anew when the room or the text size
/// changes; views of the others are not in the hierarchy. A container goes around the choice: one that is a choice itself
/// is measured as if it had the room of the host.
///
/// Auto Layout tells nobody that a view would like to be longer: other text in a choice or in a neighbor, or
/// another constant of a constraint of its own, is seen at the next reload, of which a manager that tracks
/// states takes care itself.
@preconcurrency @MainActor
public struct FirstThatFits: ValueBlock {
  let axis: LayoutAxis
  let choices: MeasuredBlocks
  private let line: SourceLine

  /// - Parameters:
  ///   - axis: The axis along which the blocks have to fit.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - choices: The blocks to choose from, the one that is wanted most first. Those that are gone are
  ///     left out.
  public init(
    along axis: LayoutAxis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder choices: () -> [any Block]
  ) {
    self.axis = axis
    self.choices = MeasuredBlocks(BlockGroup(choices().filter { !$0.isGone }))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    guard !choices.all.isEmpty else { return .nothing }
    var room = PerAxis<CGFloat>(.infinity)
    room[axis] = plan.length(ofRoom: axis, for: located, of: "FirstThatFits") ?? .infinity
    // How high text is depends on how wide it may be.
    if axis == .vertical, room.vertical.isFinite {
      room.horizontal = plan.length(ofRoom: .horizontal, for: located) ?? .infinity
    }
    let block = choice(within: room, in: plan.rooms.measuring)
    return block?.placeWhole(in: proposal, plan: &plan) ?? .nothing
  }

  /// The first block that is not longer than the room, or else the last.
  func choice(within room: PerAxis<CGFloat>, in measuring: BlockMeasuring) -> (any Block)? {
    // What goes by its room needs no more than its least length.
    let lengths = measuring.lengths(
      of: choices, along: axis, within: BlockMeasuring.room(across: axis, room.horizontal))
    let fitting = zip(choices.all.blocks, lengths).first { $1 <= room[axis] + 0.01 }
    return fitting?.0 ?? choices.all.blocks.last
  }

  public func outline(into outline: inout BlockOutline) {
    outline.call("FirstThatFits", axis == .horizontal ? nil : .source("along", ".vertical")) {
      $0.say(choices, areChoices: true)
    }
  }
}
