import Foundation

/// A place between two characters of a line.
package struct TextStop: Sendable, Equatable {
  /// How much of the line is in front of it, in UTF-16.
  package var units: Int
  /// From where the line begins.
  package var x: CGFloat
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

  /// The places around the characters of a line, from its beginning to its end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the whole text.
  package func stops(inLine units: Range<Int>) -> [TextStop] {
    var breaker = LineBreaker(
      content: part(units), width: .infinity, maximumLines: 1,
      breaking: TextBreaking(mode: .byClipping))
    _ = breaker.lines()
    var stops = [TextStop(units: 0, x: 0)]
    stops.reserveCapacity(breaker.clusters.count + 1)
    for cluster in breaker.clusters {
      let last = stops[stops.count - 1]
      stops.append(
        TextStop(units: last.units + Int(cluster.unitCount), x: last.x + cluster.width))
    }
    return stops
  }
}
