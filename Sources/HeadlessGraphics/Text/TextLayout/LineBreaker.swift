import Foundation

/// Fills lines with characters, greedily, and truncates the last line if text remains.
struct LineBreaker {
  let content: TextContent
  let width: CGFloat
  let maximumLines: Int
  let mode: NSLineBreakMode
  private(set) var isTruncated = false
  private(set) var clusters: [TextCluster]
  /// The start of the next line in the text, in UTF-16 units.
  private var unitsBefore = 0
  /// The formats of the text, each shared by all of its lines.
  private let formats: [SharedFormat]
  private var hyphen: TextCluster?
  private var steps = 0
  /// The setting of the current paragraph.
  private(set) var setting = LineSetting()
  private var isFirstLine = true
  private var rows: LineRows

  init(
    content: TextContent, width: CGFloat, maximumLines: Int, breaking: TextBreaking,
    rows: LineRows = LineRows()
  ) {
    self.content = content
    self.rows = rows
    self.width = max(0, width.isNaN ? .infinity : width)
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    mode = breaking.mode
    clusters = TextCluster.all(in: content, strategy: breaking.strategy)
    formats = content.formats.map(SharedFormat.init)
  }

  mutating func lines() -> [TextLayout.Line] {
    defer { TextWork.count(steps) }
    var lines: [TextLayout.Line] = []
    var start = 0
    while start < clusters.count {
      use(formatOfRun: clusters[start].run)
      let filled = nextLine(from: start)
      let end = filled.end
      if lines.count + 1 == maximumLines, end < clusters.count {
        isTruncated = true
        append(lastLine(from: start, to: end), of: start..<endOfText(from: start), to: &lines)
        return lines
      }
      append(line(start..<end, width: filled.plainWidth), of: start..<end, to: &lines)
      isFirstLine = clusters[end - 1].kind == .paragraphEnd
      start = end
    }
    if let last = clusters.last, last.kind.endsLine, lines.count < maximumLines {
      use(formatOfRun: last.run)
      let end = nextLine(from: clusters.count).end
      append(line(end..<end), of: end..<end, to: &lines)
    }
    return lines
  }

  /// Appends a line with its range in the text, leaving out the line ending.
  private mutating func append(
    _ line: consuming TextLayout.Line, of range: Range<Int>, to lines: inout [TextLayout.Line]
  ) {
    // The other lines mostly have as many characters as the first, although that may be a short
    // one.
    if lines.isEmpty, !range.isEmpty {
      lines.reserveCapacity(min(maximumLines, clusters.count / range.count + 1, 16))
    }
    steps += range.count
    let units = clusters.withUnsafeBufferPointer { clusters in
      var units = 0
      for index in range { units &+= Int(clusters[index].unitCount) }
      return units
    }
    let last = range.isEmpty ? nil : clusters[range.upperBound - 1]
    let ending = last.map { $0.kind.endsLine ? Int($0.unitCount) : 0 } ?? 0
    line.units = unitsBefore..<unitsBefore + units - ending
    unitsBefore += units
    rows.place(&line)
    lines.append(line)
  }

  /// The first character of a paragraph determines its format.
  private mutating func use(formatOfRun run: Int) {
    let format = isFirstLine ? content.runs[run].format : setting.formatIndex
    let shared = formats.indices.contains(format) ? formats[format] : .standard
    let values = shared.value
    setting = LineSetting(
      formatIndex: format, shared: shared, mode: values.lineBreakMode ?? mode,
      head: values.headIndent(onFirstLine: isFirstLine), end: values.end(in: width))
  }

  // MARK: Filling

  /// Fills the next line. If shapes are excluded, the line goes where there is room for it.
  private mutating func nextLine(from start: Int) -> FilledLine {
    guard rows.hasExclusions else { return filledLine(from: start) }
    let face = content.runs[clusters[min(start, clusters.count - 1)].run].face
    let height = setting.format.lineHeight(natural: face.ascender - face.descender)
    while let piece = rows.next(setting.format, height: height, width: width) {
      setting.use(piece.span, isBeside: piece.isBeside, onFirstLine: isFirstLine)
      let filled = filledLine(from: start)
      if piece.isLast || fits(start..<filled.end) { return filled }
    }
    return filledLine(from: start)
  }

  /// Whether characters fit without cutting a word.
  private func fits(_ range: Range<Int>) -> Bool {
    let shown = clusters[range]
    if let last = shown.last, range.upperBound < clusters.count, setting.mode != .byCharWrapping,
      !last.kind.endsLine, !last.breaksAfter
    {
      return false
    }
    let used = shown.reversed().drop { $0.kind.hangs || $0.kind.endsLine }
    return used.reduce(0) { $0 + $1.width } <= setting.room + TextLayout.tolerance
  }

  /// Fills the next line up to a newline or the available width.
  private mutating func filledLine(from start: Int) -> FilledLine {
    var filling = LineFilling(from: start, room: setting.room + TextLayout.tolerance)
    defer { steps += filling.end - start }
    while true {
      clusters.withUnsafeBufferPointer { filling.consumePlain($0) }
      if filling.isFull { return filling.line(in: setting.mode) }
      let index = filling.end
      guard index < clusters.count else { return filling.whole(to: index) }
      if clusters[index].kind == .tab {
        guard let width = widthOfTab(index, at: setting.head + filling.used) else {
          return FilledLine(end: index + 1)
        }
        clusters[index].width = width
      }
      let cluster = clusters[index]
      if cluster.kind.endsLine { return filling.whole(to: index + 1) }
      let isHyphenated = cluster.kind == .softHyphen && cluster.breaksAfter
      filling.take(cluster, hyphen: isHyphenated ? hyphenWidth(cluster.run) : nil)
      if filling.isFull { return filling.line(in: setting.mode) }
    }
  }

  /// The distance to the next tab stop, minus the width of the text that ends at a right stop, or
  /// half the width of the text at a centered one; nil if there is no stop, which ends the line.
  private mutating func widthOfTab(_ index: Int, at x: CGFloat) -> CGFloat? {
    guard let tab = setting.format.tab(after: x) else { return nil }
    let way = tab.location - x
    guard tab.alignment == .right || tab.alignment == .center else { return way }
    let column = clusters[(index + 1)...].prefix { $0.kind != .tab && !$0.kind.endsLine }
    steps += column.count
    let width = column.reduce(0) { $0 + $1.width }
    return max(0, way - (tab.alignment == .right ? width : width / 2))
  }

  /// The width of a hyphen, cached for the last run, since soft hyphens often come in large
  /// numbers.
  private mutating func hyphenWidth(_ run: Int) -> CGFloat {
    if let known = hyphen, known.run == run { return known.width }
    let made = inserted(.hyphen, run)
    hyphen = made
    return made.width
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

  /// A truncated line shows text only up to the next newline.
  private func endOfText(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.kind.endsLine } ?? clusters.count
  }

  /// The characters from the start and the end that fit with an ellipsis.
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
      width: width, run: index, place: 0..<0, unitCount: 0, kind: kind, breakClass: .letter)
  }

  // MARK: Lines

  /// - Parameter width: The total width, if there are only letters and spaces, as in most lines.
  private func line(_ range: Range<Int>, width: CGFloat? = nil) -> TextLayout.Line {
    if let width, isOfOneRun(range) { return plainLine(range, width: width) }
    var shown = clusters[range]
    let endsParagraph = shown.last?.kind.endsLine == true
    let isFollowedByParagraph = shown.last?.kind == .paragraphEnd
    if endsParagraph { shown.removeLast() }
    var added: TextCluster?
    if let last = shown.last, last.kind == .softHyphen, range.upperBound < clusters.count {
      let hyphen = inserted(.hyphen, last.run)
      let used = shown.reduce(hyphen.width) { $0 + $1.width }
      if used <= setting.room + TextLayout.tolerance { added = hyphen }
    }
    var line = line(
      of: shown, added, endsParagraph: endsParagraph || range.upperBound >= clusters.count,
      emptyRun: clusters[..<range.upperBound].last?.run)
    line.isFollowedByParagraph = isFollowedByParagraph
    return line
  }

  /// - Parameter added: A character at the end that is not in the text.
  private func line(
    of shown: some BidirectionalCollection<TextCluster>, _ added: TextCluster? = nil,
    endsParagraph: Bool, emptyRun: Int? = nil
  ) -> TextLayout.Line {
    var assembly = LineAssembly(content: content)
    for cluster in shown { assembly.append(cluster) }
    if let added { assembly.append(added) }
    assembly.finish()
    let hanging =
      added == nil ? shown.reversed().prefix { $0.kind.hangs }.reduce(0) { $0 + $1.width } : 0
    var line = TextLayout.Line(
      fragments: assembly.fragments,
      width: countedWidth(of: assembly.x, hanging: hanging, endsParagraph: endsParagraph),
      setting: setting)
    line.startsParagraph = isFirstLine
    line.endsParagraph = endsParagraph
    let fragments = line.fragments
    // Without an array of the runs, since many lines have only one.
    if fragments.isEmpty {
      line.setHeight(of: CollectionOfOne(emptyRun ?? 0), in: content, setting.format)
    } else {
      line.setHeight(of: fragments.lazy.map(\.run), in: content, setting.format)
    }
    return line
  }

  /// Whether anything is shown, all of it in one run.
  private func isOfOneRun(_ range: Range<Int>) -> Bool {
    guard let last = range.last, !clusters[range.lowerBound].kind.endsLine else { return false }
    let end = clusters[last].kind.endsLine ? last - 1 : last
    return clusters[range.lowerBound].run == clusters[end].run
  }

  /// The same line as for any characters, for letters and spaces of one run.
  private func plainLine(_ range: Range<Int>, width: CGFloat) -> TextLayout.Line {
    let ending = clusters[range.upperBound - 1].kind
    let shown = ending.endsLine ? range.dropLast() : range
    let (first, last) = (clusters[shown.lowerBound], clusters[shown.upperBound - 1])
    var (hanging, index) = (CGFloat(0), shown.upperBound)
    while index > shown.lowerBound, clusters[index - 1].kind.hangs {
      index -= 1
      hanging += clusters[index].width
    }
    let endsParagraph = ending.endsLine || range.upperBound >= clusters.count
    let piece = TextPiece(
      of: content.runs[first.run].text, first.place.lowerBound..<last.place.upperBound)
    var line = TextLayout.Line(
      fragments: [TextLayout.Fragment(piece: piece, run: first.run, x: 0, width: width)],
      width: countedWidth(of: width, hanging: hanging, endsParagraph: endsParagraph),
      setting: setting)
    line.startsParagraph = isFirstLine
    line.endsParagraph = endsParagraph
    line.isFollowedByParagraph = ending == .paragraphEnd
    line.setHeight(of: CollectionOfOne(first.run), in: content, setting.format)
    return line
  }

  /// The width with trailing spaces counted, as far as they fit, where no following line makes room
  /// for them.
  private func countedWidth(
    of width: CGFloat, hanging: CGFloat, endsParagraph: Bool
  ) -> CGFloat {
    let counted = endsParagraph ? min(hanging, max(0, setting.room - width + hanging)) : 0
    return max(0, width - hanging + counted)
  }
}

/// How text breaks where its paragraphs don't specify it.
package struct TextBreaking: Sendable, Hashable {
  package var mode: NSLineBreakMode
  /// The raw value of the strategy, since strategies are not hashable.
  private var rawStrategy: UInt

  package init(
    mode: NSLineBreakMode = .byWordWrapping,
    strategy: NSParagraphStyle.LineBreakStrategy = .standard
  ) {
    self.mode = mode
    rawStrategy = strategy.rawValue
  }

  var strategy: NSParagraphStyle.LineBreakStrategy {
    NSParagraphStyle.LineBreakStrategy(rawValue: rawStrategy)
  }
}
