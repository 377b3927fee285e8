import Foundation

/// A position between two characters of a line.
package struct TextStop: Sendable, Equatable {
  /// The length of the line before the position, in UTF-16 units.
  package var units: Int
  /// The distance from the start of the line.
  package var x: CGFloat
}

extension TextContent {
  /// The start of each run, in UTF-16 units.
  package var runStarts: [Int] {
    var end = 0
    return runs.map { run in
      defer { end += run.text.utf16.count }
      return end
    }
  }

  /// The text in a range of UTF-16 units, whole characters only.
  func part(_ units: Range<Int>, runStarts: [Int]? = nil) -> TextContent {
    let starts = runStarts ?? self.runStarts
    var copy = self
    copy.runs = []
    let first = starts.partitionPoint { $0 > units.lowerBound }
    for index in max(0, first - 1)..<runs.count {
      guard starts[index] < units.upperBound else { break }
      var part = runs[index]
      let text = part.text
      let length = text.utf16.count
      let lower = max(units.lowerBound - starts[index], 0)
      let upper = min(units.upperBound - starts[index], length)
      guard lower < upper else { continue }
      let first = String.Index(utf16Offset: lower, in: text)
      let last = String.Index(utf16Offset: upper, in: text)
      part.text = String(text[first..<last])
      copy.runs.append(part)
    }
    return copy
  }

  /// The positions around the characters of a line, from its start to its end.
  ///
  /// - Parameter runStarts: ``runStarts``, if known; otherwise they are computed.
  /// - Complexity: O(*n* + log *r*), where *n* is the length of the line and *r* is the number of runs in the text.
  package func stops(inLine units: Range<Int>, runStarts: [Int]? = nil) -> [TextStop] {
    var breaker = LineBreaker(
      content: part(units, runStarts: runStarts), width: .infinity, maximumLines: 1,
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
