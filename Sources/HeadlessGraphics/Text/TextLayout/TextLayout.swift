import Foundation

/// Measured lines of text; nothing is rounded.
package struct TextLayout: Sendable {
  /// A part of a line with uniform appearance.
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
    /// The width, without the spaces at which the line was wrapped.
    package var width: CGFloat
    package var setting: LineSetting
    /// The range of text on the line, in UTF-16 units, without a newline; for a truncated last
    /// line, all of the remaining text.
    package var units = 0..<0
    /// The distance from the top of the first line.
    package var top: CGFloat = 0
    package var ascender: CGFloat = 0
    package var height: CGFloat = 0
    /// The leading between this line and the next, without the spacing of the paragraph.
    var leading: CGFloat = 0
    var startsParagraph = true
    /// Whether the line ends a paragraph, and so is not stretched when justified.
    package var endsParagraph = true
    var isFollowedByParagraph = false

    package var text: String { fragments.map(\.text).joined() }
    package var bottom: CGFloat { top + height }
    /// The width that a layout needs for this line.
    var neededWidth: CGFloat { setting.head + width + setting.format.tailInset }
  }

  package var lines: [Line]
  /// Whether some text did not fit.
  package var isTruncated = false

  package var width: CGFloat { lines.reduce(0) { max($0, $1.neededWidth) } }

  /// The height of all lines with their spacing.
  package var height: CGFloat {
    var height: CGFloat = 0
    for line in lines.reversed() {
      height = max(height, line.bottom)
      if !line.setting.isBeside { break }
    }
    return height
  }

  /// - Parameters:
  ///   - width: The width available to a line; infinite for text of any width.
  ///   - maximumLines: The greatest number of lines; 0 for any number.
  ///   - exclusions: The shapes that lines avoid; each part of a row beside a shape is a line of
  ///     its own.
  ///   - isRightToLeft: The side on which rows beside exclusions begin, unless a paragraph
  ///     specifies it.
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

  /// Text must fit the width at which it was measured, rounded up to a pixel. A width that is up to
  /// 1e-4 pixels above a pixel's edge is rounded to this edge.
  package static let tolerance: CGFloat = 2e-4

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
  /// Sets the height of a line from the tallest of some runs.
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
