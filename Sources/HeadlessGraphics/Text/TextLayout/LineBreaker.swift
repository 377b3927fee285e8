import Foundation

/// Fills lines with characters, greedily, and cuts the last one where text is left.
struct LineBreaker {
  let content: TextContent
  let width: CGFloat
  let maximumLines: Int
  let mode: NSLineBreakMode
  private(set) var isTruncated = false
  private(set) var clusters: [TextCluster]
  /// How the paragraph is set that is being filled.
  private(set) var setting = LineSetting()
  private var isFirstLine = true

  init(content: TextContent, width: CGFloat, maximumLines: Int, breaking: TextBreaking) {
    self.content = content
    self.width = max(0, width.isNaN ? .infinity : width)
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    mode = breaking.mode
    clusters = TextCluster.all(in: content, strategy: breaking.strategy)
  }

  mutating func lines() -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var start = 0
    while start < clusters.count {
      use(formatOfRun: clusters[start].run)
      let end = endOfLine(from: start)
      if lines.count + 1 == maximumLines, end < clusters.count {
        isTruncated = true
        lines.append(lastLine(from: start, to: end))
        return lines
      }
      lines.append(line(start..<end))
      isFirstLine = clusters[end - 1].kind == .paragraphEnd
      start = end
    }
    if let last = clusters.last, last.kind.endsLine, lines.count < maximumLines {
      use(formatOfRun: last.run)
      lines.append(line(clusters.count..<clusters.count))
    }
    return lines
  }

  /// A paragraph is set as its first character says.
  private mutating func use(formatOfRun run: Int) {
    let format = isFirstLine ? content.runs[run].format : setting.formatIndex
    let values = content.formats.indices.contains(format) ? content.formats[format] : .standard
    setting = LineSetting(
      formatIndex: format, format: values, mode: values.lineBreakMode ?? mode,
      head: values.headIndent(onFirstLine: isFirstLine), end: values.end(in: width))
  }

  // MARK: Filling

  /// Where the next line begins: after a newline, or where the text is as wide as the room.
  private mutating func endOfLine(from start: Int) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let kind = clusters[index].kind
      if kind.endsLine { return index + 1 }
      if kind == .tab {
        guard let width = widthOfTab(index, at: setting.head + used) else { return index + 1 }
        clusters[index].width = width
      }
      used += clusters[index].width
      if !kind.hangs, used > setting.room + TextLayout.tolerance, index > start {
        return setting.mode == .byCharWrapping ? index : lastBreak ?? index
      }
      guard clusters[index].breaksAfter else { continue }
      let needed = kind == .softHyphen ? used + inserted(.hyphen, clusters[index].run).width : 0
      if needed <= setting.room + TextLayout.tolerance { lastBreak = index + 1 }
    }
    return clusters.count
  }

  /// The way to the next tab, less the text that is in front of the tab where it ends or is centred
  /// there; nil where there is none, which ends the line.
  private func widthOfTab(_ index: Int, at x: CGFloat) -> CGFloat? {
    guard let tab = setting.format.tab(after: x) else { return nil }
    let way = tab.location - x
    guard tab.alignment == .right || tab.alignment == .center else { return way }
    let column = clusters[(index + 1)...].prefix { $0.kind != .tab && !$0.kind.endsLine }
    let width = column.reduce(0) { $0 + $1.width }
    return max(0, way - (tab.alignment == .right ? width : width / 2))
  }

  // MARK: Truncating

  private func lastLine(from start: Int, to end: Int) -> TextLayout.Line {
    switch setting.mode {
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return truncatedLine(from: start)
    case .byClipping where maximumLines == 1:
      return line(start..<endOfText(from: start))
    default:
      return line(start..<end)
    }
  }

  /// A line that a newline ends is all there is to choose from.
  private func endOfText(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.kind.endsLine } ?? clusters.count
  }

  /// The characters from the start and from the end that fit beside an ellipsis.
  private func truncatedLine(from start: Int) -> TextLayout.Line {
    let shown = Array(clusters[start..<endOfText(from: start)])
    let ellipsis = inserted(.ellipsis, shown.last?.run ?? 0)
    let room = setting.room + TextLayout.tolerance - ellipsis.width
    var (head, tail) = (0, 0)
    var used: CGFloat = 0
    while head + tail < shown.count {
      let takesHead =
        setting.mode == .byTruncatingTail || (setting.mode == .byTruncatingMiddle && head <= tail)
      let next = takesHead ? shown[head] : shown[shown.count - 1 - tail]
      if used + next.width > room { break }
      used += next.width
      if takesHead { head += 1 } else { tail += 1 }
    }
    var front = Array(shown.prefix(head))
    while front.last?.kind.hangs == true { front.removeLast() }
    let back = shown.suffix(tail).drop { $0.kind.hangs }
    return line(of: front + [ellipsis] + back, endsParagraph: true)
  }

  private func inserted(_ kind: TextCluster.Kind, _ run: Int) -> TextCluster {
    let index = min(run, content.runs.count - 1)
    let run = content.runs[index]
    let width = FaceAdvances.of(run.face).width(of: kind.insertedText ?? "")
    return TextCluster(
      width: width, run: index, place: 0..<0, kind: kind, breakClass: .letter)
  }

  // MARK: Lines

  private func line(_ range: Range<Int>) -> TextLayout.Line {
    var shown = clusters[range].filter { !$0.kind.endsLine }
    if let last = shown.last, last.kind == .softHyphen, range.upperBound < clusters.count {
      let hyphen = inserted(.hyphen, last.run)
      let used = shown.reduce(hyphen.width) { $0 + $1.width }
      if used <= setting.room + TextLayout.tolerance { shown.append(hyphen) }
    }
    let isLast = range.upperBound >= clusters.count
    return line(
      of: shown, endsParagraph: isLast || clusters[range].last?.kind.endsLine == true,
      isFollowedByParagraph: clusters[range].last?.kind == .paragraphEnd,
      emptyRun: clusters[..<range.upperBound].last?.run)
  }

  private func line(
    of shown: [TextCluster], endsParagraph: Bool, isFollowedByParagraph: Bool = false,
    emptyRun: Int? = nil
  ) -> TextLayout.Line {
    var assembly = LineAssembly(content: content)
    for cluster in shown { assembly.append(cluster) }
    assembly.finish()
    let hanging = shown.reversed().prefix { $0.kind.hangs }.reduce(0) { $0 + $1.width }
    // Spaces count where no line follows for which they would make room, as far as they fit.
    let counted = endsParagraph ? min(hanging, max(0, setting.room - assembly.x + hanging)) : 0
    var line = TextLayout.Line(
      fragments: assembly.fragments, width: max(0, assembly.x - hanging + counted),
      setting: setting)
    line.startsParagraph = isFirstLine
    line.endsParagraph = endsParagraph
    line.isFollowedByParagraph = isFollowedByParagraph
    let runs = line.fragments.isEmpty ? [emptyRun ?? 0] : line.fragments.map(\.run)
    line.setHeight(of: runs.map { content.runs[$0] }, in: setting.format)
    return line
  }
}

/// How the lines of a paragraph are filled.
package struct LineSetting: Sendable, Equatable {
  var formatIndex = 0
  package var format = ParagraphFormat.standard
  var mode = NSLineBreakMode.byWordWrapping
  /// Where lines begin and have to end.
  package var head: CGFloat = 0
  var end: CGFloat = .infinity

  var room: CGFloat { max(0, end - head) }
}

/// How text breaks where its paragraphs don't say.
package struct TextBreaking: Sendable, Hashable {
  package var mode: NSLineBreakMode
  package var strategy: NSParagraphStyle.LineBreakStrategy

  package init(
    mode: NSLineBreakMode = .byWordWrapping,
    strategy: NSParagraphStyle.LineBreakStrategy = .standard
  ) {
    self.mode = mode
    self.strategy = strategy
  }
}
