import Foundation

/// Fills lines with characters, greedily, and cuts the last one where text is left.
struct LineBreaker {
  let content: TextContent
  let width: CGFloat
  let maximumLines: Int
  let mode: NSLineBreakMode
  private(set) var isTruncated = false
  private let clusters: [TextCluster]

  init(content: TextContent, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    self.content = content
    self.width = max(0, width.isNaN ? .infinity : width)
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    self.mode = mode
    clusters = TextCluster.all(in: content)
  }

  mutating func lines() -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var start = 0
    while start < clusters.count {
      let end = endOfLine(from: start)
      let isLast = lines.count + 1 == maximumLines
      if isLast, end < clusters.count {
        isTruncated = true
        lines.append(lastLine(from: start, to: end))
        return lines
      }
      lines.append(line(start..<end))
      start = end
    }
    if clusters.last?.kind == .newline, lines.count < maximumLines {
      lines.append(line(clusters.count..<clusters.count))
    }
    return lines
  }

  // MARK: Filling

  /// Where the next line begins: after a newline, or where the text is as wide as the room.
  private func endOfLine(from start: Int) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .newline { return index + 1 }
      used += cluster.width
      if cluster.kind != .space, used > width + TextLayout.tolerance, index > start {
        return mode == .byCharWrapping ? index : lastBreak ?? index
      }
      if cluster.breaksAfter { lastBreak = index + 1 }
    }
    return clusters.count
  }

  // MARK: Truncating

  private func lastLine(from start: Int, to end: Int) -> TextLayout.Line {
    switch mode {
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return truncatedLine(from: start, to: end)
    case .byClipping where maximumLines == 1:
      let stop = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
      return line(start..<stop)
    default:
      return line(start..<end)
    }
  }

  /// The characters from the start and from the end that fit beside an ellipsis.
  private func truncatedLine(from start: Int, to end: Int) -> TextLayout.Line {
    // A line that a newline ends is all there is to choose from.
    let stop = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
    let shown = Array(clusters[start..<stop])
    let ellipsis = ellipsis(in: shown.last?.run ?? 0)
    let room = width + TextLayout.tolerance - ellipsis.width
    var (head, tail) = (0, 0)
    var used: CGFloat = 0
    while head + tail < shown.count {
      let takesHead =
        mode == .byTruncatingTail || (mode == .byTruncatingMiddle && head <= tail)
      let next = takesHead ? shown[head] : shown[shown.count - 1 - tail]
      if used + next.width > room { break }
      used += next.width
      if takesHead { head += 1 } else { tail += 1 }
    }
    var front = Array(shown.prefix(head))
    while front.last?.kind == .space { front.removeLast() }
    let back = shown.suffix(tail).drop { $0.kind == .space }
    return line(of: front + [ellipsis] + back, endsParagraph: true)
  }

  private func ellipsis(in run: Int) -> TextCluster {
    let index = min(run, content.runs.count - 1)
    return TextCluster(
      character: "…", width: FaceAdvances.of(content.runs[index].face).width(of: "…"), run: index,
      kind: .letter)
  }

  // MARK: Lines

  private func line(_ range: Range<Int>) -> TextLayout.Line {
    let shown = clusters[range].filter { $0.kind != .newline }
    let ends = range.upperBound >= clusters.count || clusters[range].last?.kind == .newline
    return line(of: shown, endsParagraph: ends, emptyRun: clusters[..<range.upperBound].last?.run)
  }

  private func line(
    of shown: [TextCluster], endsParagraph: Bool, emptyRun: Int? = nil
  ) -> TextLayout.Line {
    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    for cluster in shown {
      if let last = fragments.last, last.run == cluster.run {
        fragments[fragments.count - 1].text.append(cluster.character)
        fragments[fragments.count - 1].width += cluster.width
      } else {
        fragments.append(
          .init(text: String(cluster.character), run: cluster.run, x: x, width: cluster.width))
      }
      x += cluster.width
    }
    let hanging = shown.reversed().prefix { $0.kind == .space }.reduce(0) { $0 + $1.width }
    var line = TextLayout.Line(
      fragments: fragments, width: max(0, x - hanging), ascender: 0, height: 0, leading: 0,
      endsParagraph: endsParagraph)
    let runs = fragments.isEmpty ? [emptyRun ?? 0] : fragments.map(\.run)
    line.setHeight(of: runs.map { content.runs[$0] }, in: content)
    return line
  }
}
