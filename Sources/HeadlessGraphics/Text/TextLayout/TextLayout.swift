import Foundation

/// Lines of text, measured; nothing is rounded.
package struct TextLayout: Sendable {
  /// A piece of a line that looks the same all over.
  package struct Fragment: Sendable, Equatable {
    package enum Kind: Sendable {
      case text
      case gap
      case attachment
    }

    package var text: String { piece.text }
    var piece: TextPiece
    package var run: Int
    package var x: CGFloat
    package var width: CGFloat
    package var kind = Kind.text
  }

  package struct Line: Sendable, Equatable {
    package var fragments: [Fragment]
    /// Without the spaces at which it was wrapped.
    package var width: CGFloat
    package var setting: LineSetting
    /// What of the text is on it, in UTF-16, but for a newline; all that was left for it
    /// where it is the last and some was cut off.
    package var units = 0..<0
    /// From the top of the first line.
    package var top: CGFloat = 0
    package var ascender: CGFloat = 0
    package var height: CGFloat = 0
    /// Between this line and the next, whatever the paragraph adds.
    var leading: CGFloat = 0
    var startsParagraph = true
    /// Whether the line is not stretched when justified.
    package var endsParagraph = true
    var isFollowedByParagraph = false

    package var text: String { fragments.map(\.text).joined() }
    package var bottom: CGFloat { top + height }
    /// What a layout needs to have such a line.
    var neededWidth: CGFloat { setting.head + width + setting.format.tailInset }
  }

  package var lines: [Line]
  /// Whether some text did not fit.
  package var isTruncated = false

  package var width: CGFloat { lines.reduce(0) { max($0, $1.neededWidth) } }

  /// All lines, and what is between them.
  package var height: CGFloat {
    var height: CGFloat = 0
    for line in lines.reversed() {
      height = max(height, line.bottom)
      if !line.setting.isBeside { break }
    }
    return height
  }

  /// - Parameters:
  ///   - width: The room for a line; text of any width fits where it is infinite.
  ///   - maximumLines: 0 for any number.
  ///   - exclusions: What lines stay out of, each piece of a row beside it a line of its own.
  ///   - isRightToLeft: Where rows begin beside what is excluded, unless a paragraph says so itself.
  package init(
    _ content: TextContent, width: CGFloat, maximumLines: Int, breaking: TextBreaking,
    usesLeading: Bool = true, around exclusions: TextExclusions? = nil, isRightToLeft: Bool = false
  ) {
    lines = []
    if content.isEmpty { return }
    if exclusions == nil, let line = Self.onlyLine(of: content, width: width) {
      lines = [line]
      return
    }
    var breaker = LineBreaker(
      content: content, width: width, maximumLines: maximumLines, breaking: breaking,
      rows: LineRows(exclusions, isRightToLeft: isRightToLeft, usesLeading: usesLeading))
    lines = breaker.lines()
    isTruncated = breaker.isTruncated
  }

  package init(
    _ content: TextContent, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode
  ) {
    self.init(
      content, width: width, maximumLines: maximumLines, breaking: TextBreaking(mode: mode))
  }

  /// Text that was measured at its own width, rounded up to a pixel, must fit into it.
  package static let tolerance: CGFloat = 1e-6

  /// All text on one line, if it is plain and fits.
  private static func onlyLine(of content: TextContent, width: CGFloat) -> Line? {
    guard content.isPlainLine else { return nil }
    let format = content.format(ofRun: 0)
    let (head, end) = (format.headIndent(onFirstLine: true), format.end(in: width))
    let room = LineSetting.room(from: head, to: end) + tolerance
    let (text, advances) = (content.runs[0].text, FaceAdvances.of(content.runs[0].face))
    guard let advance = advances.width(of: text, upTo: room) else { return nil }
    let setting = LineSetting(
      formatIndex: content.runs[0].format, shared: SharedFormat(format), head: head, end: end)
    let fragment = Fragment(piece: TextPiece(text), run: 0, x: 0, width: advance)
    var line = Line(fragments: [fragment], width: advance, setting: setting)
    line.setHeight(of: CollectionOfOne(0), in: content, format)
    line.units = 0..<text.utf16.count
    return line
  }
}

extension TextLayout.Line {
  /// The height that the tallest of some runs gives a line.
  mutating func setHeight(
    of runs: some Collection<Int>, in content: TextContent, _ format: ParagraphFormat
  ) {
    var descender: CGFloat = 0
    for index in runs {
      let run = content.runs[index]
      ascender = max(ascender, run.face.ascender + max(0, run.baselineOffset))
      descender = max(descender, -run.face.descender + max(0, -run.baselineOffset))
      leading = runs.count == 1 ? run.face.leading : max(leading, run.face.leading)
      guard let attachment = run.attachment else { continue }
      ascender = max(ascender, attachment.ascent + run.baselineOffset)
      descender = max(descender, attachment.descent - run.baselineOffset)
    }
    height = format.lineHeight(natural: ascender + descender)
    ascender = height - descender
  }
}
