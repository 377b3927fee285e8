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

  /// Text on one line, in the middle of a rectangle's height.
  init(
    _ content: TextContent, in rect: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool,
    lineHeight: CGFloat
  ) {
    let placement = TextPlacement(
      rect: rect, alignment: content.alignment ?? alignment, isRightToLeft: isRightToLeft,
      colour: ColourComponents(white: 0, alpha: 1), traits: UITraitCollection.base)
    let width = Self.width(of: content)
    rows = [
      Row(
        units: 0..<content.unitCount,
        rect: CGRect(
          x: placement.start(of: width), y: rect.midY - lineHeight / 2, width: width,
          height: lineHeight),
        content: content)
    ]
  }

  /// Text on several lines from the top of a rectangle.
  init(
    _ content: TextContent, layout: TextLayout, at placement: TextPlacement, lineHeight: CGFloat
  ) {
    var start = 0
    rows = zip(layout.lines, layout.tops).map { line, top in
      let text = line.text
      let end = start + text.utf16.count
      defer { start = end }
      return Row(
        units: start..<end,
        rect: CGRect(
          x: placement.start(of: line.width), y: placement.rect.minY + top, width: line.width,
          height: line.height),
        content: content.part(start..<end))
    }
    if rows.isEmpty {
      rows = [
        Row(
          units: 0..<0,
          rect: CGRect(
            x: placement.start(of: 0), y: placement.rect.minY, width: 0, height: lineHeight),
          content: content)
      ]
    }
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

extension TextContent {
  var unitCount: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

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
