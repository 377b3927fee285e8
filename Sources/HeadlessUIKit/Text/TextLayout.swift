import Foundation

/// Lines of text, measured; nothing is rounded.
struct TextLayout: Sendable {
  /// A piece of a line in one face and colour.
  struct Fragment: Sendable, Equatable {
    var text: String
    var run: Int
    var x: CGFloat
    var width: CGFloat
  }

  struct Line: Sendable, Equatable {
    var fragments: [Fragment]
    /// Without the spaces at the end.
    var width: CGFloat
    var ascender: CGFloat
    var height: CGFloat
    /// Between this line and the next.
    var leading: CGFloat
    /// Whether a paragraph ends here, so that the line is not stretched when justified.
    var endsParagraph: Bool

    var text: String { fragments.map(\.text).joined() }
  }

  var lines: [Line]
  /// Whether some text did not fit.
  var isTruncated = false

  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }

  /// All lines, and what is between them.
  var height: CGFloat {
    lines.reduce(0) { $0 + $1.height } + lines.dropLast().reduce(0) { $0 + $1.leading }
  }

  /// Where each line begins, from the top of the first.
  var tops: [CGFloat] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.height + line.leading }
      return top
    }
  }

  /// - Parameters:
  ///   - width: The room for a line; text of any width fits where it is infinite.
  ///   - maximumLines: 0 for any number.
  init(
    _ content: TextContent, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode
  ) {
    lines = []
    if content.isEmpty { return }
    if let run = content.singleLineRun {
      let advance = FaceAdvances.of(run.face).width(of: run.text)
      if advance <= width + Self.tolerance {
        lines = [Self.line(of: run, width: advance, in: content)]
        return
      }
    }
    var breaker = LineBreaker(
      content: content, width: width, maximumLines: maximumLines, mode: mode)
    lines = breaker.lines()
    isTruncated = breaker.isTruncated
  }

  /// Text that was measured at its own width, rounded up to a pixel, must fit into it.
  static let tolerance: CGFloat = 1e-6

  /// All text on one line, spaces at the end left out of the width.
  private static func line(
    of run: TextContent.Run, width: CGFloat, in content: TextContent
  ) -> Line {
    var line = Line(
      fragments: [Fragment(text: run.text, run: 0, x: 0, width: width)], width: width,
      ascender: 0, height: 0, leading: 0, endsParagraph: true)
    line.setHeight(of: [run], in: content)
    return line
  }
}

extension TextLayout.Line {
  /// The height that the tallest of the runs gives a line.
  mutating func setHeight(of runs: [TextContent.Run], in content: TextContent) {
    for run in runs {
      ascender = max(ascender, run.face.ascender + max(0, run.baselineOffset))
      height = max(height, run.face.lineHeight + abs(run.baselineOffset))
      leading = runs.count == 1 ? run.face.leading : max(leading, run.face.leading)
    }
    var wanted = height
    if content.lineHeightMultiple > 0 { wanted *= content.lineHeightMultiple }
    wanted = max(wanted, content.minimumLineHeight)
    if content.maximumLineHeight > 0 { wanted = min(wanted, content.maximumLineHeight) }
    ascender += wanted - height
    height = wanted
    leading += content.lineSpacing
  }
}
