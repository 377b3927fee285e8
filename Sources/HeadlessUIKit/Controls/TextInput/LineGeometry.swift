import Foundation

/// Where the characters of laid out lines are.
struct LineGeometry {
  private struct Row {
    /// The UTF-16 units of the text, from the first to behind the last.
    var units: Range<Int>
    var rect: CGRect

    func distance(to x: CGFloat) -> CGFloat { max(0, rect.minX - x, x - rect.maxX) }
  }

  private let content: TextContent
  private var rows: [Row]

  /// - Parameter font: Of text that there is none of.
  init(_ content: TextContent, layout: TextLayout, at placement: TextPlacement, font: UIFont) {
    self.content = content
    rows = layout.lines.map { line in
      Row(
        units: line.units,
        rect: CGRect(
          x: placement.start(of: line), y: placement.rect.minY + line.top,
          width: line.width, height: line.height))
    }
    guard rows.isEmpty else { return }
    let space = TextLayout(
      TextContent(" ", face: font.face), width: .infinity, maximumLines: 1, mode: .byClipping)
    let start = space.lines.first.map { placement.start(of: $0) } ?? placement.rect.minX
    rows = [
      Row(
        units: 0..<0,
        rect: CGRect(
          x: start, y: placement.rect.minY, width: 0, height: font.lineHeight))
    ]
  }

  /// How wide an insertion point is.
  private static let caretWidth: CGFloat = 2

  func caret(at offset: Int) -> CGRect {
    let row = row(of: offset)
    return CGRect(
      x: x(of: offset, in: row, stops(in: row)) - Self.caretWidth / 2, y: row.rect.minY,
      width: Self.caretWidth, height: row.rect.height)
  }

  /// The part of a range on its first line.
  func rect(of range: NSRange) -> CGRect {
    let row = row(of: range.location)
    let end = min(range.location + range.length, row.units.upperBound)
    let stops = stops(in: row)
    let (left, right) = (x(of: range.location, in: row, stops), x(of: end, in: row, stops))
    return CGRect(
      x: left, y: row.rect.minY, width: max(0, right - left), height: row.rect.height)
  }

  /// The place between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let row = row(at: point) else { return 0 }
    var best = (units: 0, distance: CGFloat.infinity)
    for stop in stops(in: row) {
      let distance = abs(row.rect.minX + stop.x - point.x)
      if distance < best.distance { best = (stop.units, distance) }
    }
    return row.units.lowerBound + best.units
  }

  /// The character at a point, or the nearest one on its line, and how far through it the point is.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let row = row(at: point) else { return (0, 0) }
    let (x, stops) = (point.x - row.rect.minX, stops(in: row))
    guard
      let behind = stops.indices.dropFirst().first(where: { x < stops[$0].x })
        ?? stops.indices.dropFirst().last
    else { return (row.units.lowerBound, 0) }
    let (left, right) = (stops[behind - 1], stops[behind])
    let fraction = right.x > left.x ? (x - left.x) / (right.x - left.x) : 0
    return (row.units.lowerBound + left.units, min(max(fraction, 0), 1))
  }

  /// Of rows beside each other the one that is nearest.
  private func row(at point: CGPoint) -> Row? {
    guard let first = rows.firstIndex(where: { point.y < $0.rect.maxY }) else { return rows.last }
    let beside = rows[first...].prefix { $0.rect.minY == rows[first].rect.minY }
    return beside.min { $0.distance(to: point.x) < $1.distance(to: point.x) }
  }

  private func row(of offset: Int) -> Row {
    rows.last { $0.units.lowerBound <= offset } ?? rows[0]
  }

  private func stops(in row: Row) -> [TextStop] { content.stops(inLine: row.units) }

  private func x(of offset: Int, in row: Row, _ stops: [TextStop]) -> CGFloat {
    let units = min(max(0, offset - row.units.lowerBound), row.units.count)
    return row.rect.minX + (stops.last { $0.units <= units }?.x ?? 0)
  }
}
