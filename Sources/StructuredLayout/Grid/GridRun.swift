/// The placing of a grid's cells, one after another.
@MainActor
struct GridRun {
  let axis: Axis
  let main: Span
  let inside: BlockProposal
  let spacing: CGFloat
  let tracks: [Span]

  /// The first free track of the line.
  private var next = 0
  /// Where the line begins.
  private var start: LayoutAnchor
  /// The end of the line's first cell, if there is one.
  private var end: LayoutAnchor?
  private var hasCells = false

  init(axis: Axis, main: Span, inside: BlockProposal, spacing: CGFloat, tracks: [Span]) {
    self.axis = axis
    self.main = main
    self.inside = inside
    self.spacing = spacing
    self.tracks = tracks
    start = main.start
  }

  mutating func place(_ cell: any Block, span: Int, plan: inout LayoutPlan) {
    let span = min(span, tracks.count)
    var line = self
    if next + span > tracks.count { line.breakLine() }
    var proposal = inside
    proposal[axis] = Slot(start: line.start, end: line.end)
    let across = Span(
      start: tracks[line.next].start, end: tracks[line.next + span - 1].end)
    proposal[axis.cross] = Slot(across)
    guard let box = cell.place(in: proposal, plan: &plan).box else { return }
    self = line
    hasCells = true
    end = end ?? box[axis].end
    next += span
  }

  private mutating func breakLine() {
    if let end { start = end + spacing }
    end = nil
    next = 0
  }

  /// Closes the grid behind its last line.
  ///
  /// - Returns: Whether there is anything in it.
  mutating func finish(plan: inout LayoutPlan) -> Bool {
    guard hasCells, let end else { return false }
    plan.pin(end, .equal, main.end, in: inside)
    return true
  }
}

extension ContainerBox {
  /// The edges that the container fills if they serve, else those of a guide.
  mutating func span(filling axis: Axis, plan: inout LayoutPlan) -> Span {
    if let span = proposal[axis].filled, !span.isAbsolute { return span }
    return span(along: axis, plan: &plan)
  }
}
