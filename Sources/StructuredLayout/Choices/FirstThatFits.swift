/// The first of several blocks that fits, or else the last.
///
/// ```swift
/// FirstThatFits {
///   HStackBlock(spacing: 8) { cancelButton; sendButton }
///   VStackBlock(spacing: 8) { cancelButton; sendButton }
/// }
/// ```
///
/// The choice depends on the natural lengths of the blocks and on the available room:
///
/// - A block needs the length of its views and insets, with nothing compressed. A block type of
///   your own is measured by what it places.
/// - The room is the length of the host, or of the nearest box with a length of its own, less
///   insets and the natural lengths of neighbors. Several blocks that depend on their room share it
///   in equal parts.
/// - As long as the room is not known, the first block is chosen.
/// - The choice is made again when the room or the text size changes. The views of the other blocks
///   are not in the hierarchy.
/// - Put a container around the choice. A container that is itself one of the blocks to choose from
///   is measured as if it had the room of the host.
///
/// Auto Layout does not report that a view's natural length has changed. So new text in a choice or
/// in a neighbor, or a new constant of a view's own constraint, takes effect at the next reload. A
/// manager that tracks states reloads by itself.
@preconcurrency @MainActor
public struct FirstThatFits: ValueBlock {
  let axis: LayoutAxis
  let choices: MeasuredBlocks
  private let line: SourceLine

  /// Creates a choice between blocks.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the blocks have to fit.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - choices: The blocks to choose from, in order of preference. Blocks that are gone are left
  ///     out.
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
    // The height of text depends on the available width.
    if axis == .vertical, room.vertical.isFinite {
      room.horizontal = plan.length(ofRoom: .horizontal, for: located) ?? .infinity
    }
    let block = choice(within: room, in: plan.rooms.measuring)
    return block?.placeWhole(in: proposal, plan: &plan) ?? .nothing
  }

  /// The first block that is no longer than the room, else the last one.
  func choice(within room: PerAxis<CGFloat>, in measuring: BlockMeasuring) -> (any Block)? {
    // A block that adapts to its room needs only its minimum length.
    let lengths = measuring.lengths(
      of: choices, along: axis, within: BlockMeasuring.room(across: axis, room.horizontal))
    let fitting = zip(choices.all.blocks, lengths).first { $1 <= room[axis] + 0.01 }
    return fitting?.0 ?? choices.all.blocks.last
  }

  public func outline(into outline: inout BlockOutline) {
    outline.call("FirstThatFits", axis == .horizontal ? nil : .source("along", ".vertical")) {
      $0.describe(choices, areChoices: true)
    }
  }
}
