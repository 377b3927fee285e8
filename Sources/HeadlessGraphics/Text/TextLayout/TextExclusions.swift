import Foundation

/// The shapes that the lines of a text avoid.
package struct TextExclusions: Sendable, Equatable {
  fileprivate struct Shape: Sendable, Equatable {
    var sides: [PathSide]
    var usesEvenOddRule: Bool
  }

  private let shapes: [Shape]
  /// The padding on both sides of each part of a line.
  private let padding: CGFloat
  /// The position below which nothing is excluded.
  let bottom: CGFloat

  /// Nil if nothing is excluded.
  ///
  /// - Parameters:
  ///   - paths: The shapes, in coordinates from the top left corner of the container.
  ///   - padding: The padding of the container on both sides of a line.
  package init?(_ paths: [UIBezierPath], padding: CGFloat) {
    self.padding = padding
    shapes = paths.compactMap { path in
      let sides = path.cgPath.sides.filter { $0.start.y != $0.end.y }
      let isDrawable = sides.allSatisfy { side in
        [side.start.x, side.start.y, side.end.x, side.end.y].allSatisfy(\.isFinite)
      }
      guard isDrawable, !sides.isEmpty else { return nil }
      return Shape(sides: sides, usesEvenOddRule: path.usesEvenOddFillRule)
    }
    guard !shapes.isEmpty else { return nil }
    bottom = shapes.flatMap(\.sides).reduce(-.infinity) { max($0, $1.start.y, $1.end.y) }
  }

  /// The free parts of a row, from the start of the line, each as wide as text may be there.
  ///
  /// - Parameter width: The width of the text in rows without exclusions.
  func spans(
    top: CGFloat, height: CGFloat, width: CGFloat, isRightToLeft: Bool
  ) -> [TextSpan] {
    let whole = width + 2 * padding
    var free: [TextSpan] = []
    var end: CGFloat = 0
    for covered in shapes.flatMap({ $0.covered(from: top, to: top + height) }).sorted(by: <) {
      if covered.start > end { free.append(TextSpan(start: end, end: min(covered.start, whole))) }
      end = max(end, covered.end)
      if end >= whole { break }
    }
    if end < whole { free.append(TextSpan(start: end, end: whole)) }
    if isRightToLeft, whole.isFinite {
      free = free.reversed().map { TextSpan(start: whole - $0.end, end: whole - $0.start) }
    }
    return free.map { TextSpan(start: $0.start, end: $0.end - 2 * padding) }
      .filter { $0.end > $0.start }
  }
}

/// A part of a row, measured from the leading edge of the text.
struct TextSpan: Sendable, Equatable {
  var start: CGFloat
  var end: CGFloat

  static func < (left: TextSpan, right: TextSpan) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

extension TextExclusions.Shape {
  /// The parts that the shape covers anywhere between two heights.
  ///
  /// Between two ends of sides, all sides are straight, so the outermost points are at these heights.
  fileprivate func covered(from top: CGFloat, to bottom: CGFloat) -> [TextSpan] {
    let near = sides.filter {
      min($0.start.y, $0.end.y) < bottom && max($0.start.y, $0.end.y) > top
    }
    let ends = near.flatMap { [$0.start.y, $0.end.y] }.filter { $0 > top && $0 < bottom }
    let heights = (ends + [top, bottom]).sorted()
    return zip(heights, heights.dropFirst()).flatMap { upper, lower in
      upper < lower ? covered(between: upper, lower, near) : []
    }
  }

  private func covered(
    between upper: CGFloat, _ lower: CGFloat, _ sides: [PathSide]
  ) -> [TextSpan] {
    let middle = (upper + lower) / 2
    let crossing = sides.filter { ($0.start.y <= middle) != ($0.end.y <= middle) }
      .map { (x: $0.x(at: middle), side: $0) }.sorted { $0.x < $1.x }
    var spans: [TextSpan] = []
    var (winding, crossings) = (0, 0)
    var first: PathSide?
    for (_, side) in crossing {
      winding += side.end.y > side.start.y ? 1 : -1
      crossings += 1
      let isInside = usesEvenOddRule ? crossings % 2 == 1 : winding != 0
      if let left = first, !isInside {
        let start = min(left.x(at: upper), left.x(at: lower))
        let end = max(side.x(at: upper), side.x(at: lower))
        if end > start { spans.append(TextSpan(start: start, end: end)) }
        first = nil
      } else if first == nil, isInside {
        first = side
      }
    }
    return spans
  }
}
