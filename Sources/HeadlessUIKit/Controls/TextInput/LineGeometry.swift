import Foundation

/// Where the characters of laid out lines are.
struct LineGeometry {
  private struct Row {
    /// The UTF-16 units of the text, from the first to behind the last.
    var units: Range<Int>
    var rect: CGRect
    var content: TextContent
  }

  private var rows: [Row]

  /// - Parameter font: Of text that there is none of.
  init(_ content: TextContent, layout: TextLayout, at placement: TextPlacement, font: UIFont) {
    var text = LaidOutText(content)
    rows = layout.lines.map { line in
      let units = text.units(of: line.text)
      return Row(
        units: units,
        rect: CGRect(
          x: placement.start(of: line), y: placement.rect.minY + line.top,
          width: line.width, height: line.height),
        content: content.part(units))
    }
    guard rows.isEmpty else { return }
    let space = TextLayout(
      TextContent(" ", face: font.face), width: .infinity, maximumLines: 1, mode: .byClipping)
    let start = space.lines.first.map { placement.start(of: $0) } ?? placement.rect.minX
    rows = [
      Row(
        units: 0..<0,
        rect: CGRect(
          x: start, y: placement.rect.minY, width: 0, height: font.lineHeight),
        content: content)
    ]
  }

  private static func width(of content: TextContent) -> CGFloat {
    TextLayout(content, width: .infinity, maximumLines: 1, mode: .byClipping).width
  }

  /// How wide an insertion point is.
  private static let caretWidth: CGFloat = 2

  func caret(at offset: Int) -> CGRect {
    let row = row(of: offset)
    return CGRect(
      x: x(of: offset, in: row) - Self.caretWidth / 2, y: row.rect.minY, width: Self.caretWidth,
      height: row.rect.height)
  }

  /// The part of a range on its first line.
  func rect(of range: NSRange) -> CGRect {
    let row = row(of: range.location)
    let end = min(range.location + range.length, row.units.upperBound)
    let (left, right) = (x(of: range.location, in: row), x(of: end, in: row))
    return CGRect(
      x: left, y: row.rect.minY, width: max(0, right - left), height: row.rect.height)
  }

  /// The place between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let row = rows.first(where: { point.y < $0.rect.maxY }) ?? rows.last else { return 0 }
    var best = (offset: row.units.lowerBound, distance: CGFloat.infinity)
    for offset in row.units.lowerBound...row.units.upperBound {
      let distance = abs(x(of: offset, in: row) - point.x)
      if distance < best.distance { best = (offset, distance) }
    }
    return best.offset
  }

  private func row(of offset: Int) -> Row {
    rows.last { $0.units.lowerBound <= offset } ?? rows[0]
  }

  private func x(of offset: Int, in row: Row) -> CGFloat {
    let count = min(max(0, offset - row.units.lowerBound), row.units.count)
    return row.rect.minX + Self.width(of: row.content.part(0..<count))
  }
}

/// Finds the lines of a layout in their text, which has line feeds and spaces between them.
private struct LaidOutText {
  private let text: NSString
  private var end = 0

  init(_ content: TextContent) {
    text = NSString(string: content.runs.map(\.text).joined())
  }

  /// - Parameter line: The lines have to come in order.
  mutating func units(of line: String) -> Range<Int> {
    let rest = NSRange(location: end, length: text.length - end)
    let found = line.isEmpty ? rest.location : text.range(of: line, range: rest).location
    let start = found == NSNotFound ? end : found
    let units = start..<min(start + line.utf16.count, text.length)
    end = units.upperBound
    if end < text.length, text.character(at: end) == 10 { end += 1 }
    return units
  }
}

extension NSString {
  fileprivate func range(of text: String, range: NSRange) -> NSRange {
    self.range(of: text, options: [], range: range)
  }
}

extension TextContent {
  /// The text between two numbers of UTF-16 units, whole characters only.
  func part(_ units: Range<Int>) -> TextContent {
    var copy = self
    var start = 0
    copy.runs = runs.compactMap { run in
      let length = run.text.utf16.count
      defer { start += length }
      let lower = max(units.lowerBound - start, 0)
      let upper = min(units.upperBound - start, length)
      guard lower < upper else { return nil }
      var part = run
      let first = String.Index(utf16Offset: lower, in: run.text)
      let last = String.Index(utf16Offset: upper, in: run.text)
      part.text = String(run.text[first..<last])
      return part
    }
    return copy
  }
}
