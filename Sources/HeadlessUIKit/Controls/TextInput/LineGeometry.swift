import Foundation

/// The positions of characters in laid-out lines.
struct LineGeometry {
  private struct Row {
    /// The range of UTF-16 units in the text.
    var units: Range<Int>
    var rect: CGRect

    func distance(to x: CGFloat) -> CGFloat { max(0, rect.minX - x, x - rect.maxX) }
  }

  private let content: TextContent
  private let runStarts: [Int]
  private let lines: [TextLayout.Line]
  private let placement: TextPlacement
  /// The length of the text without the space that represents an empty line at its end.
  private let length: Int
  /// The row of an empty text.
  private let empty: Row

  /// - Parameters:
  ///   - runStarts: The offsets at which the runs of the content begin, if they are known.
  ///   - length: The length of the text, if the content has more than that.
  ///   - font: The font of an empty text.
  init(
    _ content: TextContent, runStarts: [Int]? = nil, length: Int = .max, layout: TextLayout,
    at placement: TextPlacement, font: UIFont
  ) {
    (self.content, lines, self.placement) = (content, layout.lines, placement)
    self.length = length
    self.runStarts = runStarts ?? content.runStarts
    var start = placement.rect.minX
    if lines.isEmpty {
      let space = TextLayout(
        TextContent(" ", face: font.face), width: .infinity, maximumLines: 1, mode: .byClipping)
      start = space.lines.first.map { placement.start(of: $0) } ?? start
    }
    empty = Row(
      units: 0..<0,
      rect: CGRect(x: start, y: placement.rect.minY, width: 0, height: font.lineHeight))
  }

  private func row(_ line: TextLayout.Line) -> Row {
    Row(
      units: line.units,
      rect: CGRect(
        x: placement.start(of: line), y: placement.rect.minY + line.top, width: line.width,
        height: line.height))
  }

  /// The width of an insertion point, in points.
  private static let caretWidth: CGFloat = 2

  func caret(at offset: Int) -> CGRect {
    let row = row(of: offset)
    return CGRect(
      x: x(of: offset, in: row, stops(in: row)) - Self.caretWidth / 2, y: row.rect.minY,
      width: Self.caretWidth, height: row.rect.height)
  }

  /// Returns the rectangle of a range on its first line.
  func rect(of range: NSRange) -> CGRect {
    let row = row(of: range.location)
    let end = min(range.location + range.length, row.units.upperBound)
    let stops = stops(in: row)
    let (left, right) = (x(of: range.location, in: row, stops), x(of: end, in: row, stops))
    return CGRect(
      x: left, y: row.rect.minY, width: max(0, right - left), height: row.rect.height)
  }

  /// Returns the rectangles of a range, one per line; none of an empty range.
  func rects(of range: NSRange) -> [CGRect] {
    lineRanges.compactMap { line in
      let part = NSIntersectionRange(line, range)
      return part.length > 0 ? rect(of: part) : nil
    }
  }

  /// The ranges of the lines.
  var lineRanges: [NSRange] { lines.map { NSRange($0.units) } }

  /// Returns the range of the line at an offset.
  func lineRange(at offset: Int) -> NSRange { NSRange(row(of: offset).units) }

  /// Returns the offset between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    let row = row(at: point)
    var best = (units: 0, distance: CGFloat.infinity)
    for stop in stops(in: row) {
      let distance = abs(row.rect.minX + stop.x - point.x)
      if distance < best.distance { best = (stop.units, distance) }
    }
    return min(row.units.lowerBound + best.units, length)
  }

  /// Returns the character at a point, or the nearest one on its line, and the fraction of its
  /// width that is before the point.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let row = row(at: point)
    let (x, stops) = (point.x - row.rect.minX, stops(in: row))
    guard
      let behind = stops.indices.dropFirst().first(where: { x < stops[$0].x })
        ?? stops.indices.dropFirst().last
    else { return (row.units.lowerBound, 0) }
    let (left, right) = (stops[behind - 1], stops[behind])
    let fraction = right.x > left.x ? (x - left.x) / (right.x - left.x) : 0
    return (row.units.lowerBound + left.units, min(max(fraction, 0), 1))
  }

  /// Returns the row at a point; among rows side by side, the nearest one.
  private func row(at point: CGPoint) -> Row {
    guard let last = lines.last else { return empty }
    let y = placement.rect.minY
    guard let first = lines.firstIndex(where: { point.y < y + $0.top + $0.height }) else {
      return row(last)
    }
    let beside = lines[first...].prefix { y + $0.top == y + lines[first].top }.map(row)
    return beside.min { $0.distance(to: point.x) < $1.distance(to: point.x) } ?? row(lines[first])
  }

  /// - Complexity: O(log *n*) comparisons, where *n* is the number of lines.
  private func row(of offset: Int) -> Row {
    guard let first = lines.first else { return empty }
    let behind = lines.partitionPoint { $0.units.lowerBound > offset }
    return row(behind > 0 ? lines[behind - 1] : first)
  }

  private func stops(in row: Row) -> [TextStop] {
    content.stops(inLine: row.units, runStarts: runStarts)
  }

  private func x(of offset: Int, in row: Row, _ stops: [TextStop]) -> CGFloat {
    let units = min(max(0, offset - row.units.lowerBound), row.units.count)
    return row.rect.minX + (stops.last { $0.units <= units }?.x ?? 0)
  }
}
