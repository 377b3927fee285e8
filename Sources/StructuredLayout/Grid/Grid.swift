/// The implementation of `VGridBlock` and `HGridBlock`: blocks in lines of tracks.
///
/// The tracks (columns of a vertical grid) have one guide each, across the axis: `next.start ==
/// previous.end + spacing`, `flexible.length == first flexible.length`. A cell is held at the start
/// of its first track and the end of its last; the cells of a line share both edges along the axis
/// with the first cell of the line.
struct Grid: Block {
  let name: StaticString
  /// The axis along which the lines follow one another.
  let axis: LayoutAxis
  private(set) var tracks: [GridLayoutItem]
  private(set) var lineSpacing: CGFloat
  private(set) var trackSpacing: CGFloat
  let cells: BlockGroup

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let placing = begin(in: proposal, plan: &plan) else { return .nothing }
    placing.run.place(cells, plan: &plan)
    return finish(placing, plan: &plan)
  }

  /// The state of the placement of the cells. On the heap, so that nested grids do not use up the
  /// call stack.
  @MainActor
  private final class Placing {
    var box: ContainerBox
    var run: GridRun
    let main: LayoutSpan
    let cross: LayoutSpan

    init(_ box: ContainerBox, _ run: GridRun, main: LayoutSpan, cross: LayoutSpan) {
      self.box = box
      self.run = run
      self.main = main
      self.cross = cross
    }
  }

  @inline(never)
  private func begin(in proposal: BlockProposal, plan: inout LayoutPlan) -> Placing? {
    guard !tracks.isEmpty else {
      plan.report(
        .invalidNumber,
        "\(name) has no columns or rows and gets a single one: list those that it should have",
        at: proposal.line)
      var grid = self
      grid.tracks = [GridLayoutItem(.flexible())]
      return grid.begin(in: proposal, plan: &plan)
    }
    guard !cells.blocks.allSatisfy(\.isAbsent) else { return nil }
    plan.refuseContentPriorities(for: "\(name)", in: proposal)
    var box = ContainerBox(name, in: proposal)
    let main = box.span(filling: axis, plan: &plan)
    let cross = box.span(filling: axis.cross, plan: &plan)
    var inside = box.proposal(stack: nil, plan: &plan)
    inside.isCell = true
    let grid = repaired(at: proposal.line, plan: &plan)
    let tracks = grid.tracks(in: proposal, plan: &plan)
    let run = GridRun(
      axis: axis, main: main, inside: inside, spacing: grid.lineSpacing,
      tracks: grid.spans(of: tracks, between: cross, in: inside, plan: &plan), of: tracks,
      trackSpacing: grid.trackSpacing, room: grid.room(of: tracks, in: inside, plan: &plan))
    return Placing(box, run, main: main, cross: cross)
  }

  @inline(never)
  private func finish(_ placing: Placing, plan: inout LayoutPlan) -> BlockPlacement {
    guard placing.run.finish(plan: &plan) else {
      placing.box.collapse(plan: &plan)
      return .nothing
    }
    var placed = BlockBox(horizontal: placing.main, vertical: placing.main)
    placed[axis] = placing.main
    placed[axis.cross] = placing.cross
    return BlockPlacement(placing.box.settle(placed, plan: &plan))
  }

  /// Returns the grid without unusable numbers, and reports each of them once.
  private func repaired(at line: SourceLine, plan: inout LayoutPlan) -> Grid {
    var grid = self
    grid.lineSpacing = plan.finite(lineSpacing, as: "the spacing of \(name)", at: line)
    // Both spacings may come from the same number.
    grid.trackSpacing =
      trackSpacing.bitPattern == lineSpacing.bitPattern
      ? grid.lineSpacing
      : plan.finite(trackSpacing, as: "the spacing of \(name)", at: line)
    for (number, track) in tracks.enumerated() where !track.isValid {
      let spacing = track.spacing.map { plan.finite($0, as: "the spacing of \(name)", at: line) }
      grid.tracks[number] = track.repaired(spacing: spacing) { wrong in
        let length = axis.cross.length.rawValue
        plan.report(
          .invalidNumber,
          "a track of \(name) can't have the \(length) \(wrong); it is ignored", at: line)
      }
    }
    return grid
  }

  /// Returns the room that the lines over some tracks share.
  private func room(
    of tracks: [GridLayoutItem], in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> BlockRoom {
    proposal.rooms[axis] == .unknown
      ? .unknown : plan.rooms.lines(of: self, tracks, in: proposal.rooms)
  }

  private func tracks(
    in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> [GridLayoutItem] {
    guard tracks.contains(where: \.isAdaptive) else { return tracks }
    let room = plan.length(ofRoom: axis.cross, for: proposal, of: name) ?? 0
    return tracks(within: room == .infinity ? 0 : room)
  }

  /// Returns the tracks, with each adaptive track repeated as often as there is room for it.
  func tracks(within room: CGFloat) -> [GridLayoutItem] {
    guard room.isDistance else { return tracks }
    func step(_ track: GridLayoutItem) -> CGFloat {
      track.minimum + (track.spacing ?? trackSpacing)
    }
    var rest = room + trackSpacing - tracks.reduce(0) { $0 + step($1) }
    guard rest.isDistance else { return tracks }
    return tracks.flatMap { track -> [GridLayoutItem] in
      // Even if the spacing is negative, the next column begins at least a point further.
      let step = max(1, step(track))
      guard track.isAdaptive, rest >= step else { return [track] }
      let more = Int(min((rest + 0.01) / step, 1000))
      rest -= CGFloat(more) * step
      return Array(repeating: track, count: more + 1)
    }
  }

  /// The name of the tracks' guides.
  private var trackName: StaticString {
    axis == .vertical ? "VGridBlock track" : "HGridBlock track"
  }

  /// Returns the edges of the tracks, which are those of guides.
  private func spans(
    of tracks: [GridLayoutItem], between edges: LayoutSpan, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) -> [LayoutSpan] {
    var spans: [LayoutSpan] = []
    var cursor = edges.start
    var firstFlexible: LayoutItem?
    for (number, track) in tracks.enumerated() {
      let guide = plan.makeGuide(named: trackName, at: proposal.line, number: number)
      let span = LayoutSpan(of: guide, along: axis.cross)
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
      cursor = span.end + (track.spacing ?? trackSpacing)
      spans.append(span)
    }
    guard let last = spans.last else { return [] }
    if tracks.contains(where: \.isUnlimited) {
      plan.pin(last.end, .equal, edges.end, proposal.strength.boundary, in: proposal)
    } else {
      plan.contain(last.end, edges.end, in: proposal)
      let strength = proposal.strength
      let priority =
        tracks.contains(where: \.isFlexible)
        ? strength.limitedTracks : strength.elasticity(ofView: false)
      plan.pin(last.end, .equal, edges.end, priority, in: proposal)
    }
    return spans
  }

  private func limit(
    _ guide: LayoutItem, to track: GridLayoutItem, in proposal: BlockProposal,
    plan: inout LayoutPlan
  ) {
    let required = proposal.strength.dimension
    func add(_ relation: LayoutRelation, _ number: CGFloat) {
      let value = ConstraintValue(relation, number, priority: required)
      plan.setLength(of: guide, along: axis.cross, value, in: proposal)
    }
    switch track.size {
    case .fixed(let length): add(.equal, length)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      if minimum != 0 { add(.greaterThanOrEqual, minimum) }
      if maximum != .infinity { add(.lessThanOrEqual, maximum) }
    }
  }
}

extension Grid {
  func isSame(as other: any Block) -> Bool { isSame(as: other) { isSame(as: $0) } }

  /// Whether both grids place the same things. The number of adaptive tracks depends on the room,
  /// so it does not count.
  func isSame(as other: Grid) -> Bool {
    axis == other.axis && tracks == other.tracks && !tracks.contains(where: \.isAdaptive)
      && lineSpacing == other.lineSpacing && trackSpacing == other.trackSpacing
      && cells.isSame(as: other.cells)
  }

  func outline(into outline: inout BlockOutline) {
    self.outline(into: &outline, tracks: "columns", lines: "rowSpacing", across: "columnSpacing")
  }

  /// - Parameters:
  ///   - tracks: The label of the argument with the tracks.
  ///   - lines: The label of the spacing between lines.
  ///   - across: The label of the spacing between tracks.
  func outline(
    into outline: inout BlockOutline, tracks word: StaticString, lines: StaticString,
    across: StaticString
  ) {
    let tracks = tracks
    outline.call(
      name, .source(word) { "[\(tracks.map(\.sourceText).joined(separator: ", "))]" },
      lineSpacing == 0 ? nil : .number(lines, lineSpacing),
      trackSpacing == 0 ? nil : .number(across, trackSpacing)
    ) { cells.outline(into: &$0) }
  }
}

extension GridLayoutItem {
  @MainActor
  fileprivate var sourceText: String {
    let gap = spacing.map { ", spacing: \(StructuredLayout.sourceText($0))" } ?? ""
    return "GridLayoutItem(\(sizeText)\(gap))"
  }

  @MainActor
  private var sizeText: String {
    func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
      let most = maximum == .infinity ? "" : ", maximum: \(StructuredLayout.sourceText(maximum))"
      return "(minimum: \(StructuredLayout.sourceText(minimum))\(most))"
    }
    switch size {
    case .fixed(let length): return ".fixed(\(StructuredLayout.sourceText(length)))"
    case .flexible(let minimum, let maximum): return ".flexible\(limits(minimum, maximum))"
    case .adaptive(let minimum, let maximum): return ".adaptive\(limits(minimum, maximum))"
    }
  }
}
