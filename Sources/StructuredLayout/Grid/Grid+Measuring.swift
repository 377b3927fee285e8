extension Grid: MeasuredBlock {
  func naturalLength(
    along axis: LayoutAxis, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring
  ) -> CGFloat {
    let tracks = tracks(within: room[self.axis.cross])
    let lines = lines(of: cells.spread.filter { !$0.isEmpty }, tracks: tracks.count)
    guard !tracks.isEmpty, !lines.isEmpty else { return 0 }
    let whole = room[self.axis.cross]
    if axis == self.axis {
      let lengths = lines.map { line in
        line.map { cell, range in
          var inner = PerAxis<CGFloat>(.infinity)
          if whole.isFinite {
            inner[self.axis.cross] = GridLayoutItem.length(
              of: range, in: tracks, spacing: trackSpacing, within: whole)
          }
          return cell.length(along: axis, within: inner, in: measuring)
        }.max() ?? 0
      }
      return lengths.reduce(CGFloat(lines.count - 1) * lineSpacing, +)
    }
    func gap(after track: Int) -> CGFloat { tracks[track].spacing ?? trackSpacing }
    // A cell needs as much of each flexible track as the fixed ones and the spacing leave over.
    let widest =
      lines.joined().map { cell, range -> CGFloat in
        let own = cell.length(along: axis, within: PerAxis(.infinity), in: measuring)
        let flexible = range.count { tracks[$0].isFlexible }
        let fixed = range.filter { !tracks[$0].isFlexible }.reduce(0) { $0 + tracks[$1].minimum }
        let rest = range.dropLast().reduce(own - fixed) { $0 - gap(after: $1) }
        return flexible == 0 ? 0 : rest / CGFloat(flexible)
      }.max() ?? 0
    return tracks.map { $0.isFlexible ? max($0.minimum, widest) : $0.minimum }
      .reduce(tracks.indices.dropLast().map(gap).reduce(0, +), +)
  }

  /// The cells, line by line, with the tracks over which each reaches.
  private func lines(
    of cells: [any Block], tracks count: Int
  ) -> [[(cell: any Block, tracks: Range<Int>)]] {
    var (lines, next): ([[(cell: any Block, tracks: Range<Int>)]], Int) = ([], count)
    for cell in cells where count > 0 {
      let span = min(GridRun.span(of: cell), count)
      if next + span > count {
        lines.append([])
        next = 0
      }
      lines[lines.count - 1].append((cell, next..<next + span))
      next += span
    }
    return lines
  }

  func goesByRoom(along axis: LayoutAxis) -> Bool {
    axis != self.axis && tracks.contains(where: \.isAdaptive)
  }
}
