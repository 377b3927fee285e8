extension Grid: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let whole = room[self.axis.cross]
    let tracks = tracks(within: whole)
    let lines = lines(over: tracks)
    guard !lines.isEmpty else { return 0 }
    if axis == self.axis { return row(of: lines).length(within: room, in: measuring) }
    func gap(after track: Int) -> CGFloat { tracks[track].spacing ?? trackSpacing }
    // A cell needs as much of each flexible track as the fixed tracks and the spacing leave over.
    let widest =
      lines.flatMap(\.cells).map { cell, range -> CGFloat in
        var inner = PerAxis<CGFloat>(.infinity)
        if whole.isFinite, cell.adapts(along: axis, in: measuring) {
          inner[axis] = length(of: range, in: tracks, within: whole)
        }
        let own = cell.length(along: axis, within: inner, in: measuring)
        let flexible = range.count { tracks[$0].isFlexible }
        let fixed = range.filter { !tracks[$0].isFlexible }.reduce(0) { $0 + tracks[$1].minimum }
        let rest = range.dropLast().reduce(own - fixed) { $0 - gap(after: $1) }
        return flexible == 0 ? 0 : rest / CGFloat(flexible)
      }.max() ?? 0
    return tracks.map { $0.isFlexible ? max($0.minimum, widest) : $0.minimum }
      .reduce(tracks.indices.dropLast().map(gap).reduce(0, +), +)
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    axis != self.axis && tracks.contains(where: \.isAdaptive)
      || cells.dependsOnSpace(along: axis, in: measuring)
  }

  /// The lines of the grid over some tracks, as blocks that share its room.
  func rowOfLines(over tracks: [GridLayoutItem]) -> RowOfBlocks { row(of: lines(over: tracks)) }

  private func row(of lines: [GridLine]) -> RowOfBlocks {
    RowOfBlocks(BlockGroup(lines), along: axis, spacing: lineSpacing, .fill)
  }

  /// The cells, line by line, each with the tracks that it spans.
  private func lines(over tracks: [GridLayoutItem]) -> [GridLine] {
    var (lines, next): ([GridLine], Int) = ([], tracks.count)
    for cell in cells.flattened where !tracks.isEmpty && !cell.isEmpty {
      let span = min(GridRun.span(of: cell), tracks.count)
      if next + span > tracks.count {
        lines.append(GridLine(grid: self, tracks: tracks))
        next = 0
      }
      lines[lines.count - 1].cells.append((cell, next..<next + span))
      next += span
    }
    return lines
  }

  fileprivate func length(
    of range: Range<Int>, in tracks: [GridLayoutItem], within whole: CGFloat
  ) -> CGFloat {
    GridLayoutItem.length(of: range, in: tracks, spacing: trackSpacing, within: whole)
  }
}

/// A line of a grid, as one of the blocks that share its room.
private struct GridLine: MeasuredBlock {
  let grid: Grid
  let tracks: [GridLayoutItem]
  /// The cells, each with the tracks that it spans.
  var cells: [(cell: any Block, tracks: Range<Int>)] = []

  /// The length of the longest cell; each cell has the room of its tracks.
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let cross = grid.axis.cross
    let lengths = cells.map { cell, range in
      var inner = room
      if room[cross].isFinite {
        inner[cross] = grid.length(of: range, in: tracks, within: room[cross])
      }
      return cell.length(along: axis, within: inner, in: measuring)
    }
    return lengths.max() ?? 0
  }

  func dependsOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    cells.contains { $0.cell.adapts(along: axis, in: measuring) }
  }

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    BlockGroup(cells.map(\.cell)).place(in: proposal, plan: &plan)
  }

  func outline(into outline: inout BlockOutline) { for cell in cells { outline.one(cell.cell) } }
}
