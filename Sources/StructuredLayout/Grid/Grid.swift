/// Blocks in lines of tracks; `VGridBlock` and `HGridBlock` are this, with the axis in their names.
///
/// The tracks (columns of a vertical grid) have one guide each, across the axis:
/// `next.start == previous.end + spacing`, `flexible.length == first flexible.length`. A cell is held
/// at the start of its first track and the end of its last; the cells of a line share both edges
/// along the axis with the first cell of the line.
struct Grid: Block {
  let name: String
  /// The axis along which line follows line.
  let axis: Axis
  let tracks: [GridLayoutItem]
  let lineSpacing: CGFloat
  let trackSpacing: CGFloat
  let cells: [any Block]

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard !tracks.isEmpty else {
      plan.report(
        .invalidNumber, "\(name) needs a column or row to put cells in", at: proposal.line)
      return .nothing
    }
    guard !cells.isEmpty else { return .nothing }
    plan.refuseContentPriorities(for: name, in: proposal)
    var box = ContainerBox(name, in: proposal)
    let main = box.span(filling: axis, plan: &plan)
    let cross = box.span(filling: axis.cross, plan: &plan)
    let inside = box.proposal(stack: nil)
    let tracks = tracks(in: proposal, plan: &plan)
    var run = GridRun(
      axis: axis, main: main, inside: inside,
      spacing: plan.finite(lineSpacing, as: "the spacing of \(name)", at: proposal.line),
      tracks: spans(of: tracks, between: cross, in: inside, plan: &plan))
    for cell in cells { run.place(cell, span: Self.span(of: cell), plan: &plan) }
    guard run.finish(plan: &plan) else { return .nothing }
    var placed = BlockBox(horizontal: main, vertical: main)
    placed[axis] = main
    placed[axis.cross] = cross
    return BlockPlacement(box.settle(placed, plan: &plan))
  }

  /// The tracks, adaptive ones as often as there is room for them.
  private func tracks(
    in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> [GridLayoutItem] {
    guard tracks.contains(where: \.isAdaptive) else { return tracks }
    let room = plan.room(along: axis.cross, for: proposal) ?? 0
    let taken = tracks.map { $0.minimum + ($0.spacing ?? trackSpacing) }.reduce(-trackSpacing, +)
    var rest = room - taken
    return tracks.flatMap { track -> [GridLayoutItem] in
      let step = track.minimum + (track.spacing ?? trackSpacing)
      guard track.isAdaptive, step > 0, step.isFinite, rest >= step else { return [track] }
      let more = Int(min((rest + 0.01) / step, 1000))
      rest -= CGFloat(more) * step
      return Array(repeating: track, count: more + 1)
    }
  }

  /// How many tracks a cell reaches over.
  private static func span(of cell: any Block) -> Int {
    if let spanning = cell as? SpanningBlock { return max(1, spanning.count) }
    return (cell as? any WrappingBlock).map { span(of: $0.content) } ?? 1
  }

  /// The edges of the tracks, each that of a guide.
  private func spans(
    of tracks: [GridLayoutItem], between edges: Span, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) -> [Span] {
    var spans: [Span] = []
    var cursor = edges.start
    var firstFlexible: LayoutItem?
    for (number, track) in tracks.enumerated() {
      let guide = plan.keyed(by: LayoutKey(TrackNumber(number: number))) {
        $0.makeGuide(named: "\(name) track", at: proposal.line)
      }
      let span = Span(of: guide, along: axis.cross)
      plan.pin(span.start, .equal, cursor, in: proposal)
      limit(guide, to: track, in: proposal, plan: &plan)
      if track.isFlexible {
        if let firstFlexible {
          plan.pin(
            LayoutAnchor(guide, axis.cross.length), .equal,
            LayoutAnchor(firstFlexible, axis.cross.length), proposal.strength.equalTracks,
            in: proposal)
        }
        firstFlexible = firstFlexible ?? guide
      }
      let gap = track.spacing ?? trackSpacing
      cursor = span.end + plan.finite(gap, as: "the spacing of \(name)", at: proposal.line)
      spans.append(span)
    }
    guard let last = spans.last else { return [] }
    if tracks.contains(where: \.isUnlimited) {
      plan.pin(last.end, .equal, edges.end, proposal.strength.boundary, in: proposal)
    } else {
      plan.contain(last.end, edges.end, in: proposal)
      let elasticity = proposal.strength.elasticity(ofView: false)
      plan.pin(last.end, .equal, edges.end, elasticity, in: proposal)
    }
    return spans
  }

  private func limit(
    _ guide: LayoutItem, to track: GridLayoutItem, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    let length = axis.cross.length.rawValue
    let required = proposal.strength.dimension
    func add(_ relation: LayoutRelation, _ number: CGFloat) {
      guard !number.isNaN, number >= 0 else {
        plan.report(
          .invalidNumber, "a track of \(name) can't have the \(length) \(number)",
          at: proposal.line)
        return
      }
      let value = ConstraintValue(relation, number, priority: required)
      plan.setLength(of: guide, along: axis.cross, value, in: proposal)
    }
    switch track.size {
    case .fixed(let length): add(.equal, length)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      if minimum != 0 { add(.greaterThanOrEqual, minimum) }
      if maximum.isNaN || maximum.isFinite { add(.lessThanOrEqual, maximum) }
    }
  }
}

/// What makes a track the same in two plans, whatever is in it.
private struct TrackNumber: Hashable, Sendable {
  let number: Int
}
