/// The placement of a grid's cells, one after another.
@MainActor
struct GridRun {
  let axis: LayoutAxis
  let main: LayoutSpan
  let inside: BlockProposal
  let spacing: CGFloat
  let tracks: [LayoutSpan]
  /// The definitions of the tracks, for cells that depend on their room.
  let items: [GridLayoutItem]
  let trackSpacing: CGFloat
  /// The room that the lines share.
  let room: BlockRoom

  /// The index of the first free track in the line.
  private var next = 0
  /// The start of the line.
  private var start: LayoutAnchor
  /// The end of the line's first cell; nil if the line has only empty cells so far.
  private var end: LayoutAnchor?
  private var hasCells = false
  /// The number of lines that are complete.
  private var lineNumber = 0

  init(
    axis: LayoutAxis, main: LayoutSpan, inside: BlockProposal, spacing: CGFloat,
    tracks: [LayoutSpan], of items: [GridLayoutItem], trackSpacing: CGFloat, room: BlockRoom
  ) {
    self.room = room
    self.items = items
    self.trackSpacing = trackSpacing
    self.axis = axis
    self.main = main
    self.inside = inside
    self.spacing = spacing
    self.tracks = tracks
    start = main.start
  }

  mutating func place(_ cells: BlockGroup, plan: inout LayoutPlan) {
    for cell in cells.blocks {
      if let parts = place(cell, span: Self.span(of: cell), plan: &plan) {
        place(parts, plan: &plan)
      }
    }
  }

  /// Returns the number of tracks that a cell spans.
  static func span(of cell: any Block) -> Int {
    if let spanning = cell as? SpanningBlock { return max(1, spanning.count) }
    return (cell as? any WrappingBlock).map { span(of: $0.content) } ?? 1
  }

  /// - Returns: If the cell stands for several blocks, these blocks, which are not placed yet.
  private mutating func place(
    _ cell: any Block, span: Int, plan: inout LayoutPlan
  ) -> BlockGroup? {
    // Code that does not need to stay on the call stack while the cell is placed has functions of
    // its own, because grids nest.
    let span = min(span, tracks.count)
    return take(cell.place(in: proposal(over: span, plan: &plan), plan: &plan), span: span)
  }

  /// Returns the proposal for the next cell.
  @inline(never)
  private func proposal(over span: Int, plan: inout LayoutPlan) -> BlockProposal {
    var line = self
    if next + span > tracks.count { line.breakLine() }
    var proposal = inside
    proposal[axis] = LayoutSlot(start: line.start, end: line.end)
    let across = LayoutSpan(
      start: tracks[line.next].start, end: tracks[line.next + span - 1].end)
    proposal[axis.cross] = LayoutSlot(across)
    proposal.rooms[axis] = room.element(line.lineNumber)
    let whole = inside.rooms[axis.cross]
    if whole != .unknown {
      proposal.rooms[axis.cross] = plan.rooms.tracks(
        line.next..<(line.next + span), of: items, spacing: trackSpacing, in: whole)
    }
    return proposal
  }

  /// Adds a cell that has been placed to the grid.
  @inline(never)
  private mutating func take(_ placement: BlockPlacement, span: Int) -> BlockGroup? {
    let isBlank = placement.spacer != nil
    guard placement.box != nil || isBlank else { return placement.parts }
    if next + span > tracks.count { breakLine() }
    next += span
    if let box = placement.box {
      hasCells = true
      end = end ?? box[axis].end
    }
    return nil
  }

  private mutating func breakLine() {
    start = endOfLine + spacing
    lineNumber += 1
    end = nil
    next = 0
  }

  /// The end of the line; one of empty cells only has no length.
  private var endOfLine: LayoutAnchor { end ?? start }

  /// Closes the grid after its last line.
  ///
  /// - Returns: Whether the grid contains anything.
  mutating func finish(plan: inout LayoutPlan) -> Bool {
    guard hasCells else { return false }
    plan.pin(endOfLine, .equal, main.end, in: inside)
    return true
  }
}

extension ContainerBox {
  /// Returns the edges that the container fills if they are suitable, else those of a guide.
  mutating func span(filling axis: LayoutAxis, plan: inout LayoutPlan) -> LayoutSpan {
    if let span = proposal[axis].filled, !span.isAbsolute { return span }
    return span(along: axis, plan: &plan)
  }
}
